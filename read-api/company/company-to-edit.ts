import type { ApprovalEvent } from '#domain/company/approval.events.ts';
import type { CompanyCommand, Data } from '#domain/company/company.commands.ts';
import type { CompanyEvent, TitledText } from '#domain/company/company.events.ts';
import { type CompanyState, company, companyStream } from '#domain/company/company.ts';
import { type CompanyForm, formOf, type SectionEvent, type Versions } from '#domain/company/company-forms.ts';
import type { SameCompanyEvent } from '#domain/company/same-company.events.ts';
import { marksAfter, noTextMarks, type TextMarks } from '#domain/company/text-marks.ts';
import { stateAfter } from '#domain/decider.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Database } from '#infra/database/database.ts';
import type { RecordedEvent } from '#infra/event-store/event-store.ts';
import { eventsOf, type Reading } from '#infra/event-store/stream-state.ts';
import { accounts } from '#projections/account/accounts.ts';
import { readModel } from '#projections/projection.ts';
import { stateOfCompany } from './own-companies.ts';

export type Registered = Extract<CompanyState, { status: 'registered' }>;
type Section<T extends SectionEvent> = Omit<Data<T>, 'companyId'>;

/** Who saved a form last: null for the team of Sokoni, and for a person who is forgotten. */
export type Saver = { readonly at: string; readonly name: string | null };

/** What the forms of a company's page say, private facts included. */
export type EditedFacts = Section<'CompanyRenamed'> &
  Section<'CompanyRelocated'> &
  Section<'CompanyCoordinatesListed'> &
  Section<'CompanyCategoryChosen'> &
  Section<'CompanySizeDeclared'> &
  Section<'OpeningHoursPlanned'> & {
    readonly requests: Section<'CompanyRequestsDirected'>;
    readonly texts: Section<'CompanyDescribed'>;
    readonly shop: Section<'CompanyShopDescribed'>;
    readonly legal: Section<'CompanyLegalFactsStated'>;
  };

/** The texts of which the form says how they stand in each language. */
type MarkedText = 'description' | 'presentation' | 'practicalInfo' | 'brandInfo' | 'shop';

/** A company's page as its managers edit it. */
export type CompanyToEdit = EditedFacts & {
  readonly id: number;
  readonly state: ReturnType<typeof stateOfCompany>;
  readonly refusal: Registered['refusal'];
  /** Whether staff marked it as a client; for staff only. */
  readonly client: boolean;
  /** Whether staff ever approved it: its category changes through a request only. */
  readonly wasApproved: boolean;
  /** ISO 8601. */
  readonly registered: string;
  readonly versions: Versions;
  readonly savers: Partial<Record<CompanyForm, Saver>>;
  /** How its texts stand in each language. */
  readonly marks: Readonly<Record<MarkedText, TextMarks>>;
};

type Last = Partial<Record<CompanyForm, RecordedEvent>>;

const lastOfEachForm = (events: readonly RecordedEvent[]): Last =>
  Object.fromEntries(
    events.flatMap((event) => (event.type in formOf ? [[formOf[event.type as SectionEvent], event] as const] : [])),
  );

/** What the forms of a registered company say. */
export const factsOf = ({ sections }: Registered): EditedFacts => {
  const { companyId: _, ...texts } = sections.CompanyDescribed;
  const { companyId: ____, ...shop } = sections.CompanyShopDescribed;
  const { companyId: __, ...legal } = sections.CompanyLegalFactsStated;
  const { companyId: ___, ...requests } = sections.CompanyRequestsDirected;
  return {
    ...sections.CompanyRenamed,
    ...sections.CompanyRelocated,
    ...sections.CompanyCoordinatesListed,
    ...sections.CompanyCategoryChosen,
    ...sections.CompanySizeDeclared,
    ...sections.OpeningHoursPlanned,
    requests,
    texts,
    shop,
    legal,
  };
};

const shownAs = ({ approval, presence, same }: Registered): CompanyToEdit['state'] =>
  stateOfCompany(approval, presence === 'online', same !== null);

/** The company after these events. */
export const companyAfter = (events: readonly RecordedEvent[], state: CompanyState = company.initial): CompanyState =>
  stateAfter<CompanyCommand, CompanyEvent | ApprovalEvent | SameCompanyEvent, CompanyState>(company, events, state);

/** Managers are named to each other; whoever else saved something is the team. */
export const saverOf = async (db: Database, companyId: number): Promise<(event: RecordedEvent) => Saver> => {
  const people = await readModel(db, accounts)
    .selectFrom('manager')
    .innerJoin('account', 'account.id', 'manager.account')
    .select(['account.id', 'account.firstname', 'account.lastname'])
    .where('manager.company', '=', companyId)
    .execute();
  const names = new Map(
    people.map(({ id, firstname, lastname }) => [id, `${firstname ?? ''} ${lastname ?? ''}`.trim()]),
  );
  return ({ metadata }) => ({ at: metadata.at, name: names.get(metadata.actingFor ?? metadata.actor) || null });
};

/**
 * Returns a company's page for those who edit it; null when there is none. It is read from the company's own events, so
 * that a form is always filled with the version that is saved, never with an older one.
 */
export const companyToEdit = async ({ db, ...log }: Reading, id: number): Promise<CompanyToEdit | null> => {
  const events = await eventsOf(log, companyStream(id));
  const state = companyAfter(events);
  if (state.status === 'unregistered') return null;
  const { approval, refusal, versions, wasApproved, client } = state;
  const saver = await saverOf(db, id);
  return {
    id,
    ...factsOf(state),
    state: shownAs(state),
    refusal: approval === 'refused' ? refusal : null,
    client,
    wasApproved,
    registered: events[0]?.metadata.at ?? '',
    versions,
    marks: marksOf(events),
    savers: Object.fromEntries(Object.entries(lastOfEachForm(events)).map(([form, event]) => [form, saver(event)])),
  };
};

type Text = Readonly<Partial<Record<Language, string>>>;

/** A block as one text; where there is more than a title in one language, a title alone is none in the other. */
const joined = (block: TitledText | null): Text => {
  const { title = {}, text = {} } = block ?? {};
  const isTitle = languages.every((lang) => !text[lang]);
  return Object.fromEntries(
    languages.flatMap((lang) => {
      const said = [title[lang], text[lang]].filter(Boolean).join('\n');
      return said && (isTitle || text[lang]) ? [[lang, said]] : [];
    }),
  );
};

/** How each text stands in each language, from everything that it ever said. */
const marksOf = (events: readonly RecordedEvent[]): CompanyToEdit['marks'] => {
  const marks = <T extends SectionEvent>(of: T, textOf: (said: Section<T>) => Text): TextMarks =>
    events
      .flatMap(({ type, data }) => (type === of ? [textOf(data as Section<T>)] : []))
      .reduce<{ marks: TextMarks; text: Text }>(
        (before, text) => ({ marks: marksAfter(before.marks, before.text, text), text }),
        { marks: noTextMarks, text: {} },
      ).marks;
  return {
    description: marks('CompanyDescribed', ({ description }) => description),
    presentation: marks('CompanyDescribed', ({ presentation }) => presentation),
    practicalInfo: marks('CompanyDescribed', ({ practicalInfo }) => joined(practicalInfo)),
    brandInfo: marks('CompanyDescribed', ({ brandInfo }) => joined(brandInfo)),
    shop: marks('CompanyShopDescribed', joined),
  };
};

/** What a company's page said at the end of a day (`2026-11-25`, UTC), and its state; null before it was registered. */
export const factsOn = (
  events: readonly RecordedEvent[],
  day: string,
): { readonly facts: EditedFacts; readonly state: CompanyToEdit['state'] } | null => {
  const state = companyAfter(events.filter(({ metadata }) => metadata.at.slice(0, 10) <= day));
  if (state.status === 'unregistered') return null;
  return { facts: factsOf(state), state: shownAs(state) };
};
