import { stateAfter } from '#domain/decider.ts';
import type { EventOf } from '#domain/event.ts';
import type { reviewEvents } from '#domain/review/review.events.ts';
import { review, reviewStream } from '#domain/review/review.ts';
import type { Language } from '#domain/text.ts';
import { translate } from '#locales/messages.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';
import { notificationPath } from '#web/notification/notification-path.ts';
import type { Database } from '../database/database.ts';
import type { Codec } from '../event-store/codec.ts';
import { collect, type EventStore } from '../event-store/event-store.ts';
import type { MailValues } from './mail.ts';
import type { Letters } from './perform-mail.ts';

type Log = { readonly store: EventStore; readonly codec: Codec };
type ReviewEvent = EventOf<typeof reviewEvents>;

/** What the mails about reviews tell, read when they are sent. A decision that was undone meanwhile is not told. */
export const reviewLetters = ({ store, codec, db }: Log & { readonly db: Database }): Letters => {
  const company = (id: number) =>
    readModel(db, companyPage)
      .selectFrom('company')
      .select(['id', 'name', 'slug'])
      .where('id', '=', id)
      .executeTakeFirst();

  const told =
    (
      kind: 'published' | 'refused' | 'replied' | 'received',
      more: (event: ReviewEvent, lang: Language) => MailValues | null,
    ): Letters[string] =>
    async ({ reviewId, companyId, eventId }, { language }) => {
      const events = await codec.decode(await collect(store.readStream(reviewStream(String(reviewId)))));
      const event = events.find(({ id }) => id === eventId);
      const named = await company(Number(companyId));
      const state = stateAfter(review, events, review.initial);
      if (!event || !named || !('reviewId' in state)) return null;
      const stands = kind === 'received' ? 'published' : kind;
      if (stands === 'replied' ? state.reply === null : state.standing.status !== stands) return null;
      const values = more(event as unknown as ReviewEvent, language);
      const about = { kind, reviewId: String(reviewId) };
      const url = notificationPath({ about, company: named, count: 1 }, language) ?? '/';
      return values && { company: named.name, url, ...values };
    };

  const refused = told('refused', ({ type, data }, lang) => {
    if (type !== 'ReviewRefused') return null;
    const quote = data.explanation?.[lang] ?? data.explanation?.fr ?? data.explanation?.en;
    return { reason: translate(lang, `review.reason.${data.reason}`), ...(quote && { quote }) };
  });

  return {
    reviewPublished: told('published', () => ({})),
    reviewRefused: refused,
    reviewRefusedFinally: refused,
    reviewReceived: told('received', ({ type, data }) =>
      type === 'ReviewPublished' ? { score: data.score ?? 'none' } : null,
    ),
    reviewReplied: told('replied', ({ type, data }) =>
      type === 'ReviewReplied' && data.text !== null ? { quote: data.text } : null,
    ),
  };
};
