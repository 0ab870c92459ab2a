import { stateAfter } from '#domain/decider.ts';
import type { Language } from '#domain/language.ts';
import type { ReviewEvent } from '#domain/review/review.events.ts';
import { review, reviewStream } from '#domain/review/review.ts';
import { textIn } from '#domain/text-in.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import type { MailValues } from '#infra/mail/mail.ts';
import { translate } from '#locales/messages.ts';
import { notificationPath } from '#web/addresses/notification-path.ts';
import { letterOf } from '../notification/event-letters.ts';

/** The mails about reviews. No mail is sent about a decision that was undone in the meantime. */
export const reviewLetters = (reading: Reading) => {
  const letter = (
    kind: 'published' | 'refused' | 'replied' | 'received',
    more: (event: ReviewEvent, lang: Language) => MailValues | null,
  ) =>
    letterOf<ReviewEvent>(
      reading,
      ({ reviewId }) => reviewStream(String(reviewId)),
      ({ event, events, company, lang }) => {
        const state = stateAfter(review, events, review.initial);
        const stands = kind === 'received' ? 'published' : kind;
        if (!('reviewId' in state) || !company) return null;
        if (stands === 'replied' ? state.reply === null : state.standing.status !== stands) return null;
        const url = notificationPath({ about: { kind, reviewId: state.reviewId }, company, count: 1 }, lang) ?? '/';
        const values = more(event, lang);
        return values && { url, ...values };
      },
    );

  const refused = letter('refused', ({ type, data }, lang) => {
    if (type !== 'ReviewRefused') return null;
    const quote = textIn(data.explanation, lang);
    return { reason: translate(lang, `review.reason.${data.reason}`), ...(quote && { quote }) };
  });

  return {
    reviewPublished: letter('published', () => ({})),
    reviewRefused: refused,
    reviewRefusedFinally: refused,
    reviewReceived: letter('received', ({ type, data }) =>
      type === 'ReviewPublished' ? { score: data.score ?? 'none' } : null,
    ),
    reviewReplied: letter('replied', ({ type, data }) =>
      type === 'ReviewReplied' && data.text !== null ? { quote: data.text } : null,
    ),
  };
};
