import type { Message } from '#domain/decider.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#infra/database/database.ts';
import type { RecordedEvent } from '#infra/event-store/event-store.ts';
import { eventsOf, type Reading } from '#infra/event-store/stream-state.ts';
import type { MailValues } from '#infra/mail/mail.ts';
import type { About } from '#infra/reactions/reactor.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';
import { companyPath } from '#web/addresses/paths.ts';

export type NamedCompany = { readonly id: number; readonly name: string; readonly slug: string };

/** What a letter is made from: the event, all events of its stream, and the company, if any. */
export type Telling<E> = {
  readonly event: E & Pick<RecordedEvent, 'position' | 'metadata'>;
  readonly events: readonly RecordedEvent[];
  readonly company: NamedCompany | null;
  /** The second company that it is about, if any. */
  readonly other: NamedCompany | null;
  readonly lang: Language;
};

/** The company of that number; null for none asked, undefined for one that there is not. */
const named = async (db: Database, id: string | number | undefined): Promise<NamedCompany | null | undefined> =>
  id === undefined
    ? null
    : readModel(db, companyPage)
        .selectFrom('company')
        .select(['id', 'name', 'slug'])
        .where('id', '=', Number(id))
        .executeTakeFirst();

/** A letter about one event, which is read from its stream when the mail is sent. `null` sends no mail. */
export const letterOf =
  <E extends Message, V extends MailValues = MailValues>(
    { db, ...log }: Reading,
    streamOf: (about: About) => string,
    valuesOf: (telling: Telling<E>) => V | null | Promise<V | null>,
  ) =>
  async (about: About, { language: lang }: { readonly language: Language }): Promise<V | null> => {
    const events = await eventsOf(log, streamOf(about));
    const event = events.find(({ id }) => id === about.eventId);
    if (!event) return null;
    const [company, other] = await Promise.all([named(db, about.companyId), named(db, about.other)]);
    if (company === undefined || other === undefined) return null;
    const values = await valuesOf({ event: event as never, events, company, other, lang });
    if (!values) return null;
    return { ...(company && { company: company.name, url: companyPath(lang, company) }), ...values };
  };
