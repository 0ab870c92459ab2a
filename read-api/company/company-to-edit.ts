import type { ApprovalEvent } from '#domain/company/approval.events.ts';
import type { CompanyCommand, Data, SectionEvent } from '#domain/company/company.commands.ts';
import type { CompanyEvent } from '#domain/company/company.events.ts';
import { type CompanyState, company, companyStream } from '#domain/company/company.ts';
import { type CompanyForm, formOf, type Versions } from '#domain/company/company-forms.ts';
import { stateAfter } from '#domain/decider.ts';
import type { Database } from '#infra/database/database.ts';
import { collect, type RecordedEvent } from '#infra/event-store/event-store.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { accounts } from '#projections/account/accounts.ts';
import { readModel } from '#projections/projection.ts';
import { stateOfCompany } from './own-companies.ts';

type Registered = Extract<CompanyState, { status: 'registered' }>;
type Section<T extends SectionEvent> = Omit<Data<T>, 'companyId'>;

/** Who saved a form last: null for the team of Sokoni, and for a person who is forgotten. */
export type Saver = { readonly at: string; readonly name: string | null };

/** A company's page as its managers edit it, private facts included. */
export type CompanyToEdit = Section<'CompanyRenamed'> &
  Section<'CompanyRelocated'> &
  Section<'CompanyCoordinatesListed'> &
  Section<'CompanyCategoryChosen'> &
  Section<'OpeningHoursPlanned'> & {
    readonly id: number;
    readonly texts: Section<'CompanyDescribed'>;
    readonly state: ReturnType<typeof stateOfCompany>;
    readonly refusal: Registered['refusal'];
    readonly online: boolean;
    /** ISO 8601. */
    readonly registered: string;
    readonly versions: Versions;
    readonly savers: Partial<Record<CompanyForm, Saver>>;
  };

type Last = Partial<Record<CompanyForm, RecordedEvent>>;

const lastOfEachForm = (events: readonly RecordedEvent[]): Last =>
  Object.fromEntries(
    events.flatMap((event) => (event.type in formOf ? [[formOf[event.type as SectionEvent], event] as const] : [])),
  );

/** Managers are named to each other; whoever else saved something is the team. */
const saversOf = async (db: Database, companyId: number, last: Last): Promise<CompanyToEdit['savers']> => {
  const people = await readModel(db, accounts)
    .selectFrom('manager')
    .innerJoin('account', 'account.id', 'manager.account')
    .select(['account.id', 'account.firstname', 'account.lastname'])
    .where('manager.company', '=', companyId)
    .execute();
  const names = new Map(
    people.map(({ id, firstname, lastname }) => [id, `${firstname ?? ''} ${lastname ?? ''}`.trim()]),
  );
  return Object.fromEntries(
    Object.entries(last).map(([form, { metadata }]) => {
      const name = names.get(metadata.actingFor ?? metadata.actor) || null;
      return [form, { at: metadata.at, name }];
    }),
  );
};

/**
 * Returns a company's page for those who edit it; null when there is none. It is read from the company's own events, so
 * that a form is always filled with the version that is saved, never with an older one.
 */
export const companyToEdit = async (
  { store, codec, db }: Log & { readonly db: Database },
  id: number,
): Promise<CompanyToEdit | null> => {
  const events = await codec.decode(await collect(store.readStream(companyStream(id))));
  const state = stateAfter<CompanyCommand, CompanyEvent | ApprovalEvent, CompanyState>(
    company,
    events,
    company.initial,
  );
  if (state.status === 'unregistered') return null;
  const { sections, approval, presence, refusal, versions } = state;
  const { companyId: _, ...texts } = sections.CompanyDescribed;
  return {
    id,
    ...sections.CompanyRenamed,
    ...sections.CompanyRelocated,
    ...sections.CompanyCoordinatesListed,
    ...sections.CompanyCategoryChosen,
    ...sections.OpeningHoursPlanned,
    texts,
    state: stateOfCompany(approval, presence === 'online'),
    refusal: approval === 'refused' ? refusal : null,
    online: presence === 'online',
    registered: events[0]?.metadata.at ?? '',
    versions,
    savers: await saversOf(db, id, lastOfEachForm(events)),
  };
};
