import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGazetteer } from '#commands/company/import/load-gazetteer.ts';
import { seedReference } from '#commands/place/seed-reference.ts';
import { collect } from '#infra/event-store/event-store.ts';
import { categories } from '#projections/category/categories.ts';
import { places } from '#projections/place/places.ts';
import { readModel } from '#projections/projection.ts';
import { verify } from '#projections/verify.ts';
import { categoriesTree } from '#read-api/category/categories-tree.ts';
import { categoryChoice, categoryChoiceParams } from '#read-api/category/category-choice.ts';
import { cityByIdOrName } from '#read-api/place/city-by-id-or-name.ts';
import { cityChoice, cityChoiceParams } from '#read-api/place/city-choice.ts';
import { districtChoice, districtChoiceParams } from '#read-api/place/district-choice.ts';
import { subCityChoice, subCityChoiceParams } from '#read-api/place/subcity-choice.ts';
import { emptyGazetteer, type Gazetteer } from './gazetteer.ts';

let africa: Gazetteer;
beforeAll(async () => {
  africa = await emptyGazetteer();
  await seedReference(africa);
  await africa.project(places, categories);
});
afterAll(() => africa[Symbol.asyncDispose]());

const cities = (params: object) => cityChoice(africa.db, cityChoiceParams.parse(params));
const first = async (q: string, more = {}) => (await cities({ q, ...more })).results[0]?.name;
const subCities = async (params: object) =>
  (await subCityChoice(africa.db, subCityChoiceParams.parse(params))).results.map(({ name }) => name);
const districts = async (params: object) =>
  (await districtChoice(africa.db, districtChoiceParams.parse(params))).results.map(({ name }) => name);
const named = async (q: string, lang: 'fr' | 'en', more = {}) =>
  (await categoryChoice(africa.db, categoryChoiceParams.parse({ q, ...more }), lang)).results.map(({ id }) => id);

const hostile = [
  "'; drop table city; --",
  '%',
  '_',
  '\\',
  '\u0000',
  '%%%',
  '" or 1=1',
  '<script>',
  '🙂',
  '(((',
  "l'd'qu'",
];

describe('the places and categories of the packages', () => {
  test('are said once: a second time nothing is appended', async () => {
    const before = await africa.store.head();
    await seedReference(africa);
    expect(await africa.store.head()).toBe(before);
  });

  test('are listed by countries, with how far it has come', async () => {
    const listed = await collect(africa.store.readAll({ types: ['CountryListed'] }));
    expect(listed).toHaveLength(58);
    const told: number[] = [];
    await seedReference(africa, (done, total) => told.push(done / total));
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  test('make the same read models live and anew', async () => {
    for (const projection of [places, categories]) {
      const { rows, differences } = await verify(africa, projection);
      expect(differences).toEqual([]);
      expect(rows).toBeGreaterThan(200);
    }
  });
});

describe('countries', () => {
  test('have the names that people use, their dial code and their currency', async () => {
    const listed = await readModel(africa.db, places).selectFrom('country').selectAll().execute();
    const told = Object.fromEntries(listed.map(({ code, ...facts }) => [code, facts]));
    expect(told.CI).toMatchObject({
      names: { fr: 'Côte d’Ivoire', en: 'Côte d’Ivoire' },
      dialCode: '+225',
      currency: 'XOF',
    });
    expect(told.CD).toMatchObject({ names: { fr: 'RD Congo', en: 'DR Congo' } });
    expect(told.SZ).toMatchObject({ names: { en: 'Eswatini' } });
  });
});

describe('the choice of a city', () => {
  test.each([
    ['abidj', 'Abidjan'],
    ['nairobi', 'Nairobi'],
    ['NAIROBI', 'Nairobi'],
    ['le caire', 'Cairo'],
    ['cairo', 'Cairo'],
    ['القاهرة', 'Cairo'],
    ['ndjamena', "N'Djamena"],
    ["N'Djamena", "N'Djamena"],
    ['N’Djaména', "N'Djamena"],
    ['algiers', 'Alger'],
    ['lome', 'Lomé'],
    ['bassam', 'Grand-Bassam'],
    ['addis', 'Addis Ababa'],
    ['አዲስ አበባ', 'Addis Ababa'],
    ['ouaga', 'Ouagadougou'],
    ['tananarive', 'Antananarivo'],
  ])('finds "%s" as %s', async (q, name) => expect(await first(q)).toBe(name));

  test('puts the one that is called just so before bigger ones that begin so', async () => {
    expect(await first('man', { country: 'CI' })).toBe('Man');
    expect(await first('san', { country: 'ci' })).toBe('San-Pédro');
  });

  test('offers the biggest cities when nothing is typed', async () => {
    const { results } = await cities({ country: 'KE' });
    expect(results[0]).toEqual({ id: 184745, name: 'Nairobi' });
    expect(results).toHaveLength(20);
  });

  test('goes on page after page until the last, each city once', async () => {
    const seen: number[] = [];
    for (let page = 1, nbPages = 1; page <= nbPages; page++) {
      const answer = await cities({ country: 'CI', page: String(page) });
      nbPages = answer.nbPages;
      seen.push(...answer.results.map(({ id }) => id));
    }
    expect(seen.length).toBe(new Set(seen).size);
    expect(seen.length).toBeGreaterThan(100);
    expect((await cities({ country: 'CI', page: '99' })).results).toEqual([]);
    expect((await cities({ country: 'CI', page: '99' })).nbPages).toBe(Math.ceil(seen.length / 20));
  });

  test.each(hostile)('is not confused by %j', async (q) => {
    const { results, nbPages } = await cities({ q });
    expect(results.length).toBeLessThanOrEqual(20);
    expect(nbPages).toBeLessThanOrEqual(300);
  });

  test.each([{ q: 'a'.repeat(1_000_000) }, { page: '0' }, { page: 'one' }, { country: 'Kenya' }, { q: ['a', 'b'] }])(
    'refuses what is not a question',
    (params) => {
      expect(cityChoiceParams.safeParse(params).success).toBe(false);
    },
  );
});

describe('the parts of a city', () => {
  test('are found by the city’s id or its name, with or without accents', async () => {
    expect(await subCities({ city: '2293538' })).toContain('Cocody');
    expect(await subCities({ city: 'Abidjan', country: 'CI', q: 'port bou' })).toEqual(['Port-Bouët']);
    expect(await subCities({ city: 'Atlantis' })).toEqual([]);
  });

  test('have districts of their own', async () => {
    expect(await districts({ city: 'Nairobi', subcity: 'westlands' })).toContain('Gigiri');
    expect(await districts({ city: 'Kigali', q: 'reme' })).toEqual(['Remera']);
    expect(await districts({ country: 'KE', q: 'gigi' })).toEqual(['Gigiri']);
    expect(await districts({ city: 'Kigali', subcity: 'Westlands' })).toEqual([]);
  });

  test.each(hostile)('are not confused by %j', async (text) => {
    expect(await subCities({ q: text, city: text })).toEqual([]);
    expect(await districts({ q: text, city: text, subcity: text })).toEqual([]);
  });
});

describe('a city that is named', () => {
  test('is known to an import by its GeoNames id, and by a name that only one city can mean', async () => {
    const gazetteer = await loadGazetteer(africa);
    expect(gazetteer.city('CI', 2293538, 'Bouaké')?.name).toBe('Abidjan');
    expect(gazetteer.city('KE', 2293538, undefined)).toBeUndefined();
    expect(gazetteer.city('EG', undefined, 'Le Caire')?.name).toBe('Cairo');
    expect(gazetteer.city('TD', undefined, 'NDJAMENA')?.name).toBe("N'Djamena");
    expect(gazetteer.city('CI', undefined, 'Nairobi')).toBeUndefined();
  });

  test('is the biggest of its name for a person who typed it', async () => {
    expect((await cityByIdOrName(africa.db, 'tripoli'))?.country).toBe('LY');
    expect((await cityByIdOrName(africa.db, '184745'))?.name).toBe('Nairobi');
    expect(await cityByIdOrName(africa.db, '999999999')).toBe(null);
  });
});

describe('the choice of a category', () => {
  test.each([
    ['garage', 'mechanic', 'automotive-car-repair'],
    ['coiffeur', 'hairdresser', 'beauty-hairdresser'],
    ['quincaillerie', 'hardware', 'home-building-hardware'],
    ['pharmacie de garde', 'duty pharmacy', 'health-pharmacy'],
    ['boulangerie', 'bakery', 'food-drink-bakery'],
    ['maquis', 'restaurant', 'food-drink-restaurant'],
    ['cybercafe', 'internet cafe', 'tech-telecom-internet-cafe'],
    ['pressing', 'dry cleaning', 'fashion-dry-cleaning'],
    ['station service', 'petrol station', 'automotive-fuel'],
    ['couture', 'tailor', 'fashion-tailor'],
    ['salle de sport', 'gym', 'beauty-fitness'],
    ['écoles', 'schools', 'education-school'],
    ['hotels', 'hotel', 'tourism-hotel'],
    ['superette', 'mini market', 'shops-convenience'],
    ['orange money', 'mobile money', 'finance-mobile-money'],
  ])('finds "%s" and "%s" as %s', async (fr, en, id) => {
    expect(await named(fr, 'fr')).toContain(id);
    expect(await named(en, 'en')).toContain(id);
  });

  test('understands the other language and answers in the reader’s', async () => {
    expect(await named('hairdresser', 'fr')).toContain('beauty-hairdresser');
    const { results } = await categoryChoice(africa.db, categoryChoiceParams.parse({ q: 'hairdresser' }), 'fr');
    expect(results[0]).toEqual({ id: 'beauty-hairdresser', name: 'Salon de coiffure' });
  });

  test('offers a company sub-categories only', async () => {
    expect(await named('santé', 'fr')).toContain('health');
    expect(await named('santé', 'fr', { context: 'company' })).not.toContain('health');
  });

  test('pages through all of them when nothing is typed', async () => {
    const { results, nbPages } = await categoryChoice(africa.db, categoryChoiceParams.parse({}), 'en');
    expect(results).toHaveLength(20);
    const last = await categoryChoice(africa.db, categoryChoiceParams.parse({ page: nbPages }), 'en');
    expect(last.results.length).toBeGreaterThan(0);
  });

  test.each(hostile)('is not confused by %j', async (q) =>
    expect((await named(q, 'fr')).length).toBeLessThanOrEqual(20),
  );
});

describe('the tree of categories', () => {
  test('has every category once, under its sector, in both languages', async () => {
    const [fr, en] = await Promise.all([categoriesTree(africa.db, 'fr'), categoriesTree(africa.db, 'en')]);
    const ids = ({ results }: typeof fr) =>
      results.flatMap(({ id, children }) => [id, ...children.map((each) => each.id)]);
    expect(ids(fr).toSorted()).toEqual(ids(en).toSorted());
    expect(ids(fr).length).toBe(new Set(ids(fr)).size);
    expect(fr.results.length).toBeGreaterThanOrEqual(14);
    expect(fr.results.every(({ children }) => children.length >= 6)).toBe(true);
  });

  test('is known by what other directories call it', async () => {
    const gazetteer = await loadGazetteer(africa);
    expect(gazetteer.subCategory('amenity/pharmacy')).toBe('health-pharmacy');
    expect(gazetteer.subCategory('Shop/Bakery')).toBe('food-drink-bakery');
    expect(gazetteer.subCategory('shop/nothing-like-it')).toBeUndefined();
    expect(gazetteer.categoryLevel('health')).toBe('top');
    expect(gazetteer.categoryLevel('health-pharmacy')).toBe('sub');
  });
});
