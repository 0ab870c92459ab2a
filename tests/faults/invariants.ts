import type { Pool } from 'pg';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { projections } from '#infra/main/all-projections.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { projectionProgress } from '#projections/progress.ts';
import { schemaOf } from '#projections/projection.ts';
import { verify } from '#projections/verify.ts';

/** What a company's page must say, folded from the log by plain SQL, and where the page says something else. */
const pagesThatDiffer = `
  with fact as (
    select (data->>'companyId')::int as id, type, data, position from event_store.event where type like 'Company%'
  ), told as (
    select id,
      (array_agg(data->>'name' order by position desc) filter (where type in ('CompanyRegistered', 'CompanyRenamed')))[1] as name,
      (array_agg(data->>'slug' order by position desc) filter (where type in ('CompanyRegistered', 'CompanyRenamed')))[1] as slug,
      (array_agg(data->>'category' order by position desc) filter (where type in ('CompanyRegistered', 'CompanyCategoryChosen')))[1] as category,
      coalesce((array_agg(type = 'CompanyApproved' order by position desc) filter (where type in ('CompanyApproved', 'CompanyApprovalWithdrawn')))[1], false) as valid,
      coalesce((array_agg(type = 'CompanyPutOnline' order by position desc) filter (where type in ('CompanyPutOnline', 'CompanyTakenOffline')))[1], false) as online
    from fact group by id
  )
  select id from told full join ${schemaOf(companyPage)}.company page using (id)
  where row(told.name, told.slug, told.category, told.valid, told.online)
    is distinct from row(page.name, page.slug, page.category, page.valid, page.online)`;

/** Every way in which the database breaks a promise; none when all is well. `acknowledged` are ids of commands. */
export const broken = async (pool: Pool, acknowledged: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  const none = async (promise: string, sql: string, values: unknown[] = []): Promise<void> => {
    const { rows } = await pool.query(sql, values);
    if (rows.length > 0) found.push(`${promise}: ${JSON.stringify(rows.slice(0, 3))}`);
  };
  const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)) };
  const head = await log.store.head();
  if (!(await projectionProgress(pool).caughtUp(projections, head, 30_000))) found.push('projections never caught up');
  await none(
    'an acknowledged command left no event',
    `select command from unnest($1::text[]) as told (command)
     where not exists (select from event_store.event where metadata->>'$causationId' = command)`,
    [acknowledged],
  );
  await none(
    'a command had its effect twice',
    `select metadata->>'$causationId' as command, type from event_store.event
     where type like 'Company%' group by 1, 2 having count(*) > 1`,
  );
  await none(
    'the revisions of a stream have a gap',
    `select stream from event_store.event group by stream
     having min(revision) <> 0 or max(revision) + 1 <> count(*) or count(distinct position) <> count(*)`,
  );
  await none('a page differs from a plain fold of the log', pagesThatDiffer);
  for (const projection of projections) {
    const { differences } = await verify({ ...log, pool }, projection);
    if (differences.length > 0)
      found.push(`${schemaOf(projection)} differs from its rebuild: ${JSON.stringify(differences)}`);
  }
  await log.store.close();
  return found;
};
