import type { DataOf } from '../decider.ts';
import type { ReviewEvent } from './review.events.ts';

export type Data<T extends ReviewEvent['type']> = DataOf<ReviewEvent, T>;

type Of<T extends ReviewEvent['type'], Fields extends keyof Data<T>> = Pick<
  Data<T>,
  Fields | (keyof Data<T> & 'reviewId')
>;

export type WriteReviewData = Of<
  'ReviewWritten',
  'companyId' | 'score' | 'comment' | 'language' | 'experiencedOn' | 'contacted'
>;

/** `alone`: there is no other moderator to decide on an appeal. */
type Deciding = { readonly alone?: boolean };

/** `shownBy`: other pages of the same company that show the review, since its own leads to them. */
type Shown = { readonly shownBy?: readonly number[] };

/** Decisions carry the `version` that the moderator has read. */
export type ReviewCommand =
  | { readonly type: 'WriteReview'; readonly data: WriteReviewData }
  | { readonly type: 'RetractReview'; readonly data: Of<'ReviewRetracted', never> }
  | { readonly type: 'AppealRefusal'; readonly data: Of<'ReviewAppealed', 'version' | 'message'> }
  | { readonly type: 'PublishReview'; readonly data: Of<'ReviewPublished', 'version' | 'batchId'> & Deciding }
  | {
      readonly type: 'RefuseReview';
      readonly data: Of<'ReviewRefused', 'version' | 'reason' | 'explanation' | 'batchId'> & Deciding;
    }
  | { readonly type: 'UndoReviewDecision'; readonly data: Of<'ReviewDecisionUndone', 'version' | 'undone' | 'batchId'> }
  | { readonly type: 'HideReview'; readonly data: Of<'ReviewHidden', 'reason'> }
  | { readonly type: 'ShowReviewAgain'; readonly data: Of<'ReviewShownAgain', never> }
  | { readonly type: 'FollowAuthorLevel'; readonly data: Of<'ReviewWritten', 'authorLevel'> }
  | { readonly type: 'ReplyToReview'; readonly data: Of<'ReviewReplied', 'text'> & Shown }
  | { readonly type: 'WithdrawReviewReply'; readonly data: Of<'ReviewReplyWithdrawn', never> & Shown };
