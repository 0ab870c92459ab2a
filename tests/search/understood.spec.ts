import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCountries } from '#infra/main/demo/demo-towns.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { schemaOf } from '#projections/projection.ts';
import { meilisearchSearch } from '#read-api/search/meilisearch.ts';
import { meilisearchIndexer } from '#read-api/search/meilisearch-indexer.ts';
import { postgresSearch } from '#read-api/search/postgres-search.ts';
import type { SearchIndex } from '#read-api/search/search-index.ts';
import { understood } from '#read-api/search/understood-search.ts';
import { demoDatabase } from '#tests/started.ts';
import { withDatabase } from '#tests/with-database.ts';
import { distinctive, foundFirst, type Named, query, random, some, withTypo } from './exam.ts';
import { type MeilisearchDouble, meilisearchDouble } from './meilisearch-double.ts';
import { type Known, onAPhone, peopleFind, questionsIn, twoTypos } from './people-find.ts';
import { type Placed, tellings, wordsOfTrades } from './tellings.ts';

/** The demo's names are of few words, often those of a trade in another form. */
const leastOnDemo = 95;

const places = demoCountries.flatMap(({ code, speaks, towns }) =>
  towns.flatMap(({ name, districts }) =>
    districts.map((district) => ({ district, city: name, country: code, lang: speaks })),
  ),
);

const database = withDatabase(demoDatabase);
let companies: readonly Known[];
let search: SearchIndex;
let inMeilisearch: SearchIndex;
let double: MeilisearchDouble;
beforeAll(async () => {
  search = understood(database.pool, postgresSearch(database.pool));
  double = await meilisearchDouble();
  await meilisearchIndexer(double, database.pool).rebuild();
  inMeilisearch = understood(database.pool, meilisearchSearch(double, database.pool));
  const { rows } = await database.pool.query<Known>(
    `select id, category, country, "cityName" as city, district, lat, lng from ${schemaOf(companySearch)}.company
     where approved and online`,
  );
  companies = rows;
}, 300_000);
afterAll(() => double[Symbol.asyncDispose]());

test.each([
  ['PostgreSQL', () => search, 1],
  ['Meilisearch', () => inMeilisearch, 2],
] as const)('people find who does what they need, near them, by %s', async (name, engine, every) => {
  const questions = questionsIn(places).filter((_, nth) => nth % every === 0);
  const found = await peopleFind(engine(), companies, places, questions);
  const { asked, first, inThree, nothing, wronglyCorrected, told } = found;
  const file = process.env.TELL;
  if (file)
    writeFileSync(
      `${file}.${name}`,
      [
        ...told,
        `${asked} asked: ${first} right first, ${inThree} in three, ${nothing} nothing, ${wronglyCorrected} wrongly corrected`,
      ].join('\n'),
    );
  expect(asked).toBeGreaterThan(400 / every);
  expect(first).toBeGreaterThanOrEqual(0.9);
  expect(inThree).toBeGreaterThanOrEqual(0.95);
  expect(nothing).toBeLessThanOrEqual(0.03);
  expect(wronglyCorrected).toBe(0);
});

test('a trade and a place are understood though both are misspelt, and nonsense finds nothing', async () => {
  const { asked, first, wronglyCorrected, told } = await peopleFind(search, companies, places, twoTypos());
  expect(asked).toBeGreaterThan(30);
  expect(first, told.join('\n')).toBeGreaterThanOrEqual(0.95);
  expect(wronglyCorrected).toBe(0);
});

test.each([
  ['PostgreSQL', () => search],
  ['Meilisearch', () => inMeilisearch],
] as const)(
  'people find what they type on a phone: nicknames of towns, brands, repairs, three languages, by %s',
  async (_, engine) => {
    const { asked, first, nothing, told } = await peopleFind(engine(), companies, places, onAPhone());
    expect(asked).toBeGreaterThan(40);
    expect(first, told.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(nothing, told.join('\n')).toBeLessThanOrEqual(0.05);
  },
);

test.each([
  ['pharmacie attecou', 'CI'],
  ['pharmacie Attécoubé', undefined],
  ['pharmacie Port-Bouët', 'CI'],
])('a part of a city that no company names is looked for in the city: %s', async (what, country) => {
  const { results, understood: how } = await search.search(query(what, '', { country, lang: 'fr' }));
  expect(how).toMatchObject({ what: 'pharmacie', where: 'Abidjan', isWider: true });
  // nobody knows how far it is from a part that is nowhere
  expect(how?.from).toBeUndefined();
  expect(new Set(results.map(({ city }) => city))).toEqual(new Set(['Abidjan']));
});

test('whoever looks near them is told when nobody knows where that is', async () => {
  const toldOf = async (what: string, where = '', more = {}) =>
    (await search.search(query(what, where, { country: 'CI', ...more }))).understood?.isNearUnknown;
  expect(await toldOf('pharmacie près de moi')).toBe(true);
  expect(await toldOf('pharmacy near me')).toBe(true);
  expect(await toldOf('pharmacie près de moi', 'Cocody')).toBeUndefined();
  expect(await toldOf('pharmacie près de moi Cocody')).toBeUndefined();
  expect(await toldOf('pharmacie près de moi', '', { near: { lat: 5.36, lng: -4 } })).toBeUndefined();
});

test.each([
  ['dakar', { where: 'Dakar', country: 'SN', label: 'Dakar, Sénégal' }],
  ['quartier Dakar, Sénégal', { where: 'Dakar', country: 'SN', label: 'Dakar, Sénégal' }],
  ['Sénégal', { where: '', country: 'SN', label: 'Sénégal' }],
  ['Zanzibarx', undefined],
  ['boutique de Dakar', undefined],
])('a place that the country does not have is said to be unknown there: %s', async (where, elsewhere) => {
  for (const engine of [search, inMeilisearch]) {
    const { results, understood: how } = await engine.search(query('banque', where, { country: 'CI', lang: 'fr' }));
    expect(how).toMatchObject({ where: '', isWider: true, isPlaceUnknown: true });
    expect(how?.elsewhere).toEqual(elsewhere);
    expect(new Set(results.map(({ country }) => country))).toEqual(new Set(['CI']));
  }
});

test.each(['Sakassou', 'Côte d’Ivoire', 'Abidjan', ''])(
  'a place that is known is not said to be unknown: %s',
  async (where) => {
    const { understood: how } = await search.search(query('plombier', where, { country: 'CI', lang: 'fr' }));
    expect(how?.isPlaceUnknown).toBeUndefined();
  },
);

test.each([
  ['coiffeur Air Franec', 'coiffeur', 'Air France'],
  ['pharmacieSan-Pédro', 'pharmacie', 'San-Pédro'],
])(
  'a trade and the name of a place stay as they are, glued or with a word misspelt: %s',
  async (what, trade, where) => {
    const { correctedQuery, understood: how } = await search.search(query(what, '', { country: 'CI', lang: 'fr' }));
    expect([correctedQuery, how?.what, how?.from ?? how?.where]).toEqual([undefined, trade, where]);
  },
);

test('names are found as they were, also when they are misspelt', async () => {
  const { rows } = await database.pool.query<Named>(
    `select id, name, country from ${schemaOf(companySearch)}.company where approved and online order by id`,
  );
  const asked = some(distinctive(rows), 300, random(7));
  const alone = postgresSearch(database.pool);
  for (const typed of [({ name }: Named) => name, ({ id, name }: Named) => withTypo(name, random(id))]) {
    const before = await foundFirst(alone, asked, typed);
    const now = await foundFirst(search, asked, typed);
    expect(now.share, now.missed.join('\n')).toBeGreaterThanOrEqual(before.share - 0.01);
  }
});

test('people find who they mean however they tell it', async () => {
  const { rows } = await database.pool.query<Placed>(
    `select c.id, c.name, c.country, c."cityName" as city, c.district, c.category, t.names as trade
     from ${schemaOf(companySearch)}.company c join ${schemaOf(companySearch)}.category t on t.id = c.category
     where approved and online order by c.id`,
  );
  for (const { name, target, ask } of tellings(rows, await wordsOfTrades(database.pool), 60, random(11))) {
    const { share, missed } = await ask(search);
    expect(share * 100, `${name}: ${missed.join(', ')}`).toBeGreaterThanOrEqual(Math.min(target, leastOnDemo));
  }
});

test('what the country asked for has not is looked for in no other, though a place there has the name', async () => {
  for (const country of ['CI', 'SN'])
    for (const what of ['plombier', 'opticien', 'cinéma', 'aéroport', 'université', 'fuite d’eau']) {
      const { results } = await search.search(query(what, 'Plateau', { country }));
      expect([what, ...new Set(results.map((one) => one.country))]).toEqual(
        results.length > 0 ? [what, country] : [what],
      );
    }
});

test.each([
  ['notaire', 'Yopougon', { where: 'Abidjan', from: 'Yopougon' }, ['Abidjan'], 40],
  ['plombier', 'Sakassou', { where: '', from: 'Sakassou', withinKm: 100 }, ['Bouaké', 'Yamoussoukro'], 100],
  ['plombier à Korhogo', '', { where: '', from: 'Korhogo' }, ['Bouaké', 'Yamoussoukro', 'Abidjan', 'San-Pédro'], 700],
])(
  'where the place has none, those around it say how far from it they are: %s, %s',
  async (what, where, meant, cities, mostKm) => {
    const { results, understood: how } = await search.search(query(what, where, { country: 'CI', lang: 'fr' }));
    expect(how).toMatchObject({ ...meant, isWider: true });
    expect(results.length).toBeGreaterThan(0);
    for (const { city, distanceKm } of results) {
      expect(cities).toContain(city);
      expect(distanceKm).toBeGreaterThan(0);
      expect(distanceKm).toBeLessThan(mostKm);
    }
    const farAway = results.map(({ distanceKm = 0 }) => distanceKm);
    if ('withinKm' in meant) expect(farAway).toEqual(farAway.toSorted((a, b) => a - b));
    const near = { lat: 5.3, lng: -4 };
    const fromReader = await search.search(query(what, where, { country: 'CI', near }));
    expect(fromReader.understood?.from).toBeUndefined();
  },
);

test('the whole name of a trade does not find those that only begin with it, the nearest first', async () => {
  const { results } = await search.search(
    query('bar', '', { country: 'CI', near: { lat: 5.36, lng: -4 }, sort: 'distance' }),
  );
  expect(new Set(results.map(({ category }) => category.id))).toEqual(new Set(['food-drink-bar']));
});
