import type { RefusalReason } from '#domain/refusal-reasons.ts';
import type { MessageId } from '../page/intl.ts';

/** Why a review was refused, in the reader's language. */
export const reasonText: Readonly<Record<RefusalReason, MessageId>> = {
  no_experience: 'review.reason.no_experience',
  off_topic: 'review.reason.off_topic',
  insult: 'review.reason.insult',
  hate: 'review.reason.hate',
  adult: 'review.reason.adult',
  defamatory: 'review.reason.defamatory',
  personal_data: 'review.reason.personal_data',
  advertising: 'review.reason.advertising',
  fake: 'review.reason.fake',
  own_interest: 'review.reason.own_interest',
  unreadable: 'review.reason.unreadable',
  other: 'review.reason.other',
};
