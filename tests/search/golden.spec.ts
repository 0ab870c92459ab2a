import { beforeAll, expect, test } from 'vitest';
import { referenceCategories } from '#infra/reference/categories.ts';
import { referencePlaces } from '#infra/reference/places.ts';
import { postgresSearch } from '#read-api/search/postgres-search.ts';
import type { SearchIndex } from '#read-api/search/search-index.ts';
import { withDatabase } from '#tests/with-database.ts';
import { query } from './exam.ts';
import { fillSearch, type Told } from './fill.ts';
import golden from './golden.queries.json' with { type: 'json' };

const floor = 0.97;
const places = referencePlaces();

const cityNamed = (name: string) => {
  const found = places
    .flatMap(({ country, cities }) => cities.map((city) => ({ ...city, country })))
    .filter((city) => city.name === name || city.alternateNames.includes(name))
    .toSorted((a, b) => b.population - a.population)[0];
  if (!found) throw new Error(`No city is called ${name}`);
  return found;
};

const events = function* (): Generator<Told> {
  for (const data of referenceCategories()) yield { type: 'CategoryDefined', data };
  for (const { cities, subCities: _, districts: __, ...country } of places) {
    yield { type: 'CountryListed', data: country };
    for (const city of cities) yield { type: 'CityListed', data: { country: country.country, ...city } };
  }
  for (const [index, [name = '', town = '', district = '', category = '']] of golden.companies.entries()) {
    const companyId = index + 1;
    const { country, cityId, name: cityName, lat, lng } = cityNamed(town);
    const place = {
      country,
      city: { id: cityId, name: cityName },
      unknownCity: null,
      subCity: null,
      district: district || null,
      address: null,
      addressPostal: null,
      zip: null,
      landmark: null,
      lat,
      lng,
    };
    const slug = `company-${companyId}`;
    const shown = { name, shortName: null, slug, category, place, size: 'unknown', source: null, demo: true };
    yield { type: 'CompanyRegistered', data: { companyId, ...shown } };
    yield { type: 'CompanyApproved', data: { companyId } };
    yield { type: 'CompanyPutOnline', data: { companyId } };
  }
};

const database = withDatabase();
let search: SearchIndex;
beforeAll(async () => {
  await fillSearch(database.pool, events());
  search = postgresSearch(database.pool);
}, 120_000);

test('the golden queries find what people mean first', async () => {
  const missed: string[] = [];
  const byKind = new Map<string, { asked: number; found: number }>();
  for (const [kind = '', lang, what = '', where = '', wanted = ''] of golden.queries) {
    const { results } = await search.search(query(what, where, { lang: lang === 'en' ? 'en' : 'fr' }));
    const first = results[0];
    const isFound = wanted.startsWith('#') ? first?.category.id.startsWith(wanted.slice(1)) : first?.name === wanted;
    const score = byKind.get(kind) ?? { asked: 0, found: 0 };
    byKind.set(kind, { asked: score.asked + 1, found: score.found + (isFound ? 1 : 0) });
    if (!isFound) missed.push(`${what} | ${where} → ${first?.name} [${first?.category.id}], not ${wanted}`);
  }
  const share = 1 - missed.length / golden.queries.length;
  console.info(
    [
      `golden queries: ${(share * 100).toFixed(1)} % of ${golden.queries.length}`,
      ...Array.from(byKind, ([kind, { asked, found }]) => `  ${kind}: ${found} of ${asked}`),
      ...missed.map((line) => `  missed: ${line}`),
    ].join('\n'),
  );
  expect(golden.queries.length).toBeGreaterThanOrEqual(200);
  expect(share, missed.join('\n')).toBeGreaterThanOrEqual(floor);
});
