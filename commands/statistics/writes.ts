import type { Pool } from 'pg';

/** The companies among `ids` that visitors can see. */
export type PublicCompanies = (ids: readonly number[]) => Promise<ReadonlySet<number>>;

export type Visit = { readonly companyId: number; readonly day: string; readonly visitor: string };
export type VisitResult = 'counted' | 'again' | 'unknown';

const addVisits = `
  with fresh as (
    insert into statistics.visitor (day, company_id, visitor)
    select distinct day, company_id, visitor from unnest($1::date[], $2::int[], $3::uuid[]) as g (day, company_id, visitor)
    order by day, company_id, visitor
    on conflict do nothing returning day, company_id, visitor),
  counted as (
    insert into statistics.visit (company_id, day, visits)
    select company_id, day, count(*) from fresh group by company_id, day order by company_id, day
    on conflict (company_id, day) do update set visits = visit.visits + excluded.visits)
  select day::text, company_id, visitor from fresh`;

const nameOf = (day: string, companyId: number, visitor: string): string => `${day} ${companyId} ${visitor}`;

/** Counts each visitor of a company once a day, over all processes. */
export const writeVisits =
  (pool: Pool, publicCompanies: PublicCompanies) =>
  async (visits: readonly Visit[]): Promise<VisitResult[]> => {
    const shown = await publicCompanies([...new Set(visits.map(({ companyId }) => companyId))]);
    const publicVisits = visits.filter(({ companyId }) => shown.has(companyId));
    const { rows } = await pool.query<{ day: string; company_id: number; visitor: string }>(addVisits, [
      publicVisits.map(({ day }) => day),
      publicVisits.map(({ companyId }) => companyId),
      publicVisits.map(({ visitor }) => visitor),
    ]);
    const fresh = new Set(rows.map((row) => nameOf(row.day, row.company_id, row.visitor)));
    return visits.map(({ day, companyId, visitor }) => {
      if (!shown.has(companyId)) return 'unknown';
      return fresh.delete(nameOf(day, companyId, visitor)) ? 'counted' : 'again';
    });
  };

export type Happened = { readonly companyId: number; readonly event: string; readonly day: string };

const addEvents = `
  insert into statistics.company_event (company_id, event, day, times)
  select company_id, event, day, count(*) from unnest($1::int[], $2::text[], $3::date[]) as g (company_id, event, day)
  group by company_id, event, day order by company_id, event, day
  on conflict (company_id, event, day) do update set times = company_event.times + excluded.times`;

/** Counts events, except those of companies that visitors cannot see. */
export const writeEvents =
  (pool: Pool, publicCompanies: PublicCompanies) =>
  async (events: readonly Happened[]): Promise<undefined[]> => {
    const shown = await publicCompanies([...new Set(events.map(({ companyId }) => companyId))]);
    const publicEvents = events.filter(({ companyId }) => shown.has(companyId));
    await pool.query(addEvents, [
      publicEvents.map(({ companyId }) => companyId),
      publicEvents.map(({ event }) => event),
      publicEvents.map(({ day }) => day),
    ]);
    return events.map(() => undefined);
  };

export type Search = {
  readonly what: string;
  readonly where: string;
  readonly country: string | null;
  readonly lang: string;
  readonly nbHits: number;
  readonly page: number;
};
type LoggedSearch = Search & { readonly at: Date };

const addSearches = `
  insert into statistics.search (at, what, place, country, lang, hits, page)
  select * from unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::int[])`;

export const writeSearches =
  (pool: Pool) =>
  async (searches: readonly LoggedSearch[]): Promise<undefined[]> => {
    const column = <K extends keyof LoggedSearch>(name: K) => searches.map((search) => search[name]);
    await pool.query(addSearches, [
      column('at').map((at) => at.toISOString()),
      column('what'),
      column('where'),
      column('country'),
      column('lang'),
      column('nbHits'),
      column('page'),
    ]);
    return searches.map(() => undefined);
  };
