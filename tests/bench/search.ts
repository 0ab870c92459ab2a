import { setTimeout } from 'node:timers/promises';
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
import { places } from '#projections/place/places.ts';
import { schemaOf } from '#projections/projection.ts';
import { rebuild } from '#projections/rebuild.ts';
import { postgresSearch } from '#read-api/search/postgres-search.ts';
import type { SearchQuery } from '#read-api/search/search-index.ts';
import { understood } from '#read-api/search/understood-search.ts';
import { contextWith } from '#tests/command-context.ts';
import { temporaryFile } from '../import/importing.ts';
import { random, respelt } from '../search/exam.ts';
import { mix } from '../search/mix.ts';
import { haveOsmDirectory, misspellings, osmFile, placesOf } from '../search/osm-directory.ts';
import { type Known, onAPhone, peopleFind, twoTypos } from '../search/people-find.ts';
import { type Placed, tellings, wordsOfTrades } from '../search/tellings.ts';
import { startServer } from '../server.ts';
import { type Bench, type BenchRow, percentile } from './bench.ts';
import { type Letters, lettersOf, typedRows } from './search.suggested.ts';

const asked = 500;
const seed = 20_260_302;
const schema = schemaOf(companySearch);

const timed = async <Query>(queries: readonly Query[], ask: (query: Query) => Promise<unknown>) => {
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

const share = (name: string, value: number, target: string): BenchRow => ({
  name,
  value: value * 100,
  unit: '%',
  target,
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
  await rebuild({ pool, ...log }, [companySearch as never, places as never]);
  await pool.query('vacuum analyze');

  const { rows: companies } = await pool.query<Placed & Known>(
    `select c.id, c.name, c.country, c."cityName" as city, c.district, c.category, c.lat, c.lng,
       t.names as trade
     from ${schema}.company c join ${schema}.category t on t.id = c.category where approved and online order by c.id`,
  );
  const tradeWords = await wordsOfTrades(pool);
  const next = random(seed);
  const alone = postgresSearch(pool);
  const search = understood(pool, alone);
  const found: BenchRow[] = [];
  for (const { name, target, ask } of tellings(companies, tradeWords, asked, next))
    found.push(share(`found first: ${name}`, (await ask(search)).share, `≥ ${target}`));
  if (isReal) {
    found.push(share('real misspellings understood', (await respelt(search, misspellings())).share, '≥ 90'));
    const {
      asked: questions,
      first,
      inThree,
      nothing,
      wronglyCorrected,
    } = await peopleFind(search, companies, placesOf(companies));
    found.push(
      { name: 'what people type', value: questions, unit: 'questions' },
      share('right first', first, '≥ 90'),
      share('right among three', inThree, '≥ 95'),
      share('nothing although there is something', nothing, '≤ 3'),
      share('wrongly corrected, of those corrected', wronglyCorrected, '≤ 0'),
    );
    const phone = await peopleFind(search, companies, [], onAPhone());
    found.push(
      { name: 'typed on a phone', value: phone.asked, unit: 'questions' },
      share('right first, typed on a phone', phone.first, '≥ 80'),
    );
    const two = await peopleFind(search, companies, [], twoTypos());
    found.push(
      { name: 'two words misspelt, or nonsense', value: two.asked, unit: 'questions' },
      share('right first, two words misspelt', two.first, '≥ 90'),
      share('wrongly corrected, two words misspelt', two.wronglyCorrected, '≤ 0'),
    );
  }

  const queries = mix(companies, asked, next);
  const warm = mix(companies, asked, next).slice(0, 40);
  await timed(warm, alone.search);
  const engine = await timed(queries, alone.search);
  // what the engine has looked up is not known to it
  const apart = openPool(url, 10);
  const reader = understood(apart, postgresSearch(apart));
  await timed(warm, reader.search);
  const reading = await timed(queries, reader.search);
  await apart.end();
  const server = await startServer({ DATABASE_URL: url });
  // it makes the other read models first
  while (!(await fetch(`${server.url}/health/ready`)).ok) await setTimeout(250);
  const call = async (each: SearchQuery): Promise<unknown> => (await fetch(addressOf(server.url, each))).json();
  await timed(warm, call);
  const api = await timed(queries, call);
  const suggest = async (letters: Letters): Promise<unknown> =>
    (await fetch(`${server.url}/api/suggestions?${new URLSearchParams(letters)}`)).json();
  const letters = lettersOf(companies, asked, next);
  await timed(lettersOf(companies, warm.length, next), suggest);
  const suggested = await timed(letters, suggest);
  const countries = letters.slice(0, 50).map(({ country }) => country);
  const usual = await timed(countries, async (country) =>
    (await fetch(`${server.url}/api/suggestions/usual?${new URLSearchParams(country && { country })}`)).json(),
  );
  const typed = await typedRows(server.url, letters);
  await server.stop();
  await log.store.close();
  await pool.end();
  return [
    { name: `companies`, value: companies.length, unit: 'companies' },
    { name: 'engine, median', value: percentile(engine, 0.5), unit: 'ms' },
    { name: 'engine, p95', value: percentile(engine, 0.95), unit: 'ms', target: '≤ 15' },
    {
      name: 'understood, median',
      value: percentile(reading, 0.5),
      unit: 'ms',
      baseline: 'engine, median',
      ratio: percentile(reading, 0.5) / percentile(engine, 0.5),
    },
    {
      name: 'understood, p95',
      value: percentile(reading, 0.95),
      unit: 'ms',
      baseline: 'engine, p95',
      ratio: percentile(reading, 0.95) / percentile(engine, 0.95),
    },
    {
      name: 'GET /api/search, p95',
      value: percentile(api, 0.95),
      unit: 'ms',
      baseline: 'engine, p95',
      ratio: percentile(api, 0.95) / percentile(engine, 0.95),
      target: '≤ 2.5',
    },
    { name: 'GET /api/suggestions, median', value: percentile(suggested, 0.5), unit: 'ms' },
    { name: 'GET /api/suggestions, p95', value: percentile(suggested, 0.95), unit: 'ms', target: '≤ 100' },
    { name: 'GET /api/suggestions/usual, p95', value: percentile(usual, 0.95), unit: 'ms', target: '≤ 100' },
    ...typed,
    ...found,
  ];
};
