import { pino } from 'pino';
import { expect, test } from 'vitest';
import { defineCategories } from '#commands/category/define-categories.ts';
import { handle } from '#commands/handle.ts';
import { listCities } from '#commands/place/list-cities.ts';
import { listCountry } from '#commands/place/list-country.ts';
import { listSubCities } from '#commands/place/list-sub-cities.ts';
import { company, companyStream } from '#domain/company/company.ts';
import { categories } from '#projections/category/categories.ts';
import { places } from '#projections/place/places.ts';
import { runProjections } from '#projections/runner.ts';
import { verify } from '#projections/verify.ts';
import { categoryChoice, categoryChoiceParams } from '#read-api/category/category-choice.ts';
import { cityChoice, cityChoiceParams } from '#read-api/place/city-choice.ts';
import { districtChoice, districtChoiceParams } from '#read-api/place/district-choice.ts';
import { subCityChoice, subCityChoiceParams } from '#read-api/place/subcity-choice.ts';
import { pharmacy, place } from '#tests/company/companies.ts';
import { asked, emptyGazetteer } from './gazetteer.ts';

const readModels = [places, categories];

const abidjan = {
  cityId: 2293538,
  name: 'Abidjan',
  alternateNames: ['Babi'],
  region: null,
  population: 6_321_017,
  timeZone: 'Africa/Abidjan',
  lat: 5.35,
  lng: -4,
};

const define = (fr: string, en: string) => ({
  categoryId: 'health-pharmacy',
  parentId: 'health',
  names: { fr, en },
  synonyms: { fr: [], en: [] },
  aliases: [],
});

test('what is listed, listed anew and learned from companies shows in the look-ups, live as after a rebuild', async () => {
  await using africa = await emptyGazetteer();
  const ending = new AbortController();
  const runner = await runProjections({
    ...africa,
    projections: readModels,
    log: pino({ level: 'silent' }),
    signal: ending.signal,
  });
  const shown = async () => runner.progress.caughtUp(readModels, await africa.store.head(), 20_000);
  const cities = async (q: string) =>
    (await cityChoice(africa.db, cityChoiceParams.parse({ q }))).results.map(({ name }) => name);
  const chosen = async (q: string) =>
    (await categoryChoice(africa.db, categoryChoiceParams.parse({ q }), 'fr')).results.map(({ name }) => name);

  const country = 'CI';
  const names = { fr: "Côte d'Ivoire", en: 'Ivory Coast' };
  await listCountry.handle(africa, { country, names, dialCode: '+225', currency: 'XOF', lat: 8, lng: -5 }, asked());
  await listCities.handle(africa, { country, cities: [abidjan] }, asked());
  await listSubCities.handle(africa, { country, subCities: [{ cityId: abidjan.cityId, name: 'Plateau' }] }, asked());
  const health = { ...define('Santé', 'Health'), categoryId: 'health', parentId: null };
  await defineCategories.handle(africa, { categories: [health, define('Pharmacie', 'Pharmacy')] }, asked());
  expect(await shown()).toBe(true);
  expect(await cities('babi')).toEqual(['Abidjan']);
  expect(await chosen('pharmacies')).toEqual(['Pharmacie']);

  await listCities.handle(africa, { country, cities: [{ ...abidjan, alternateNames: ['Abijan'] }] }, asked());
  await defineCategories.handle(africa, { categories: [define('Officine', 'Chemist')] }, asked());
  const ask = { type: 'RegisterCompany', data: pharmacy } as const;
  await handle(africa, company, companyStream(1), ask, asked());
  const moved = { companyId: 1, place: { ...place, subCity: 'Koumassi', district: 'Remblais' } };
  await handle(africa, company, companyStream(1), { type: 'RelocateCompany', data: moved }, asked());
  expect(await shown()).toBe(true);

  expect(await cities('babi')).toEqual([]);
  expect(await cities('abij')).toEqual(['Abidjan']);
  expect(await chosen('pharmacie')).toEqual([]);
  expect(await chosen('chemist')).toEqual(['Officine']);
  const of = { city: 'abidjan' };
  expect((await subCityChoice(africa.db, subCityChoiceParams.parse(of))).results).toEqual([
    { name: 'Cocody' },
    { name: 'Koumassi' },
    { name: 'Plateau' },
  ]);
  const angre = districtChoiceParams.parse({ ...of, subcity: 'cocody', q: 'ang' });
  expect((await districtChoice(africa.db, angre)).results).toEqual([{ name: 'Angré' }]);

  ending.abort();
  await runner.stopped;
  for (const projection of readModels) expect((await verify(africa, projection)).differences).toEqual([]);
});
