import { importCompanies } from '#commands/company/import/import-companies.ts';
import { loadGazetteer } from '#commands/company/import/load-gazetteer.ts';
import { rejectsFile } from '#commands/company/import/rejects.ts';
import { seedReference } from '#commands/place/seed-reference.ts';
import { kyselyOf, openPool } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { seedDemo } from '#infra/main/demo/seed-demo.ts';
import { prepareDatabase } from '#infra/main/prepare-database.ts';
import { createCheckpoints } from '#projections/checkpoints.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { schemaOf } from '#projections/projection.ts';
import { rebuild } from '#projections/rebuild.ts';
import { postgresSearch } from '#read-api/search/postgres-search.ts';
import type { SearchQuery } from '#read-api/search/search-index.ts';
import { contextWith } from '#tests/command-context.ts';
import { temporaryFile } from '../import/importing.ts';
import {
  distinctive,
  foundFirst,
  type Outcome,
  random,
  respelt,
  some,
  withoutAccents,
  withoutItsEnd,
  withTypo,
} from '../search/exam.ts';
import { mix, type Public } from '../search/mix.ts';
import { haveOsmDirectory, misspellings, osmFile } from '../search/osm-directory.ts';
import { startServer } from '../server.ts';
import { type Bench, type BenchRow, percentile } from './bench.ts';

const asked = 500;
const seed = 20_260_302;
const schema = schemaOf(companySearch);

const timed = async (queries: readonly SearchQuery[], ask: (query: SearchQuery) => Promise<unknown>) => {
  const times: number[] = [];
  for (const each of queries) {
    const from = performance.now();
    await ask(each);
    times.push(performance.now() - from);
  }
  return times;
};

const addressOf = (url: string, { what, where, country, openNow, sort }: SearchQuery): string => {
  const params = new URLSearchParams({
    what,
    where,
    sort,
    ...(country && { country }),
    ...(openNow && { openNow: '1' }),
  });
  return `${url}/api/search?${params}`;
};

const share = (name: string, { share: value }: Outcome, target: number): BenchRow => ({
  name,
  value: value * 100,
  unit: '%',
  target: `≥ ${target}`,
});

export const bench: Bench = async (url) => {
  const pool = openPool(url, 10);
  await prepareDatabase(pool);
  await createCheckpoints(pool);
  const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)) };
  await seedReference(contextWith({ ...log, pool, db: kyselyOf(pool) }));
  const isReal = haveOsmDirectory();
  if (isReal) {
    const rejects = await rejectsFile(temporaryFile('rejects.ndjson', ''), (_, id) => id);
    await importCompanies(
      { pool, log, gazetteer: await loadGazetteer(log), rejects },
      { file: osmFile, source: 'osm', map: [], defaults: [], published: true, demo: false, dryRun: false },
    );
    await rejects.close();
  } else await seedDemo({ pool, ...log });
  await rebuild({ pool, ...log }, [companySearch as never]);
  await pool.query('vacuum analyze');

  const { rows: companies } = await pool.query<Public>(
    `select c.id, c.name, c.country, c."cityName" as city, t.names as trade
     from ${schema}.company c join ${schema}.category t on t.id = c.category where approved and online order by c.id`,
  );
  const next = random(seed);
  const search = postgresSearch(pool);
  const named = distinctive(companies);
  const chosen = some(named, asked, next);
  const accented = some(
    named.filter(({ name }) => withoutAccents(name) !== name),
    asked,
    next,
  );
  const unfinished = some(
    named.filter(({ name }) => withoutItsEnd(name) !== name),
    asked,
    next,
  );
  const found: BenchRow[] = [
    share('found first with one typo', await foundFirst(search, chosen, ({ name }) => withTypo(name, next)), 95),
    share('found first without accents', await foundFirst(search, accented, ({ name }) => withoutAccents(name)), 98),
    share('found first by a prefix', await foundFirst(search, unfinished, ({ name }) => withoutItsEnd(name)), 95),
    ...(isReal ? [share('real misspellings understood', await respelt(search, misspellings()), 90)] : []),
  ];

  const queries = mix(companies, asked, next);
  const warm = mix(companies, asked, next).slice(0, 40);
  await timed(warm, search.search);
  const engine = await timed(queries, search.search);
  const server = await startServer({ DATABASE_URL: url });
  const call = async (each: SearchQuery): Promise<unknown> => (await fetch(addressOf(server.url, each))).json();
  await timed(warm, call);
  const api = await timed(queries, call);
  await server.stop();
  await log.store.close();
  await pool.end();
  return [
    { name: `companies`, value: companies.length, unit: 'companies' },
    { name: 'engine, median', value: percentile(engine, 0.5), unit: 'ms' },
    { name: 'engine, p95', value: percentile(engine, 0.95), unit: 'ms', target: '≤ 15' },
    {
      name: 'GET /api/search, p95',
      value: percentile(api, 0.95),
      unit: 'ms',
      baseline: 'engine, p95',
      ratio: percentile(api, 0.95) / percentile(engine, 0.95),
      target: '≤ 2.5',
    },
    ...found,
  ];
};
