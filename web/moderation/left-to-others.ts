import type { ModerationCase } from '#read-api/moderation/moderation-case.ts';
import type { MessageId } from '../page/intl.ts';

/** Who looks at the queue, and whether nobody else could decide in their place. */
export type AtDesk = { readonly me: string; readonly alone: boolean };

/** Why a case is not this moderator's to decide. */
export const leftToOthers = (
  { waits, state, authorId, refuser }: Pick<ModerationCase, 'waits' | 'state' | 'authorId' | 'refuser'>,
  { me, alone }: AtDesk,
): MessageId | undefined => {
  if (!waits) return undefined;
  if (authorId === me && (state === 'pending' || state === 'appealed')) return 'moderation.case.ownReview';
  return state === 'appealed' && refuser === me && !alone ? 'moderation.case.ownRefusal' : undefined;
};
