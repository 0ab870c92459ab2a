import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { operator } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { CountryPlaces } from '#infra/reference/places.ts';
import { defineCategories } from '../category/define-categories.ts';
import type { Command, CommandContext } from '../command.ts';
import { execute } from '../execute.ts';
import { listCities } from './list-cities.ts';
import { listCountry } from './list-country.ts';
import { listDistricts } from './list-districts.ts';
import { listSubCities } from './list-sub-cities.ts';

type SeedProgress = (done: number, total: number) => void;

const countriesAtOnce = 8;

/**
 * Lists the places and defines the categories of the packages, with the usual commands. What is listed already makes no
 * event, so it may run at every start. `onProgress` counts the countries, and the categories as one.
 */
export const seedReference = async (context: CommandContext, onProgress: SeedProgress = () => {}): Promise<void> => {
  // only a first start needs the packages: they stay out of the memory of every other one
  const [{ referencePlaces }, { referenceCategories }] = await Promise.all([
    import('#infra/reference/places.ts'),
    import('#infra/reference/categories.ts'),
  ]);
  const countries = referencePlaces();
  const total = countries.length + 1;
  let done = 0;
  const progress = (): void => onProgress(++done, total);

  await ask(context, defineCategories, { categories: referenceCategories() });
  progress();
  await pLimit(countriesAtOnce).map(countries, async (country) => {
    await listPlaces(context, country);
    progress();
  });
};

const listPlaces = async (context: CommandContext, places: CountryPlaces): Promise<void> => {
  const { cities, subCities, districts, ...facts } = places;
  const { country } = facts;
  await ask(context, listCountry, facts);
  if (cities.length > 0) await ask(context, listCities, { country, cities });
  if (subCities.length > 0) await ask(context, listSubCities, { country, subCities });
  if (districts.length > 0) await ask(context, listDistricts, { country, districts });
};

const ask = (context: CommandContext, command: Command, data: object): Promise<unknown> => {
  const envelope: Envelope = { commandId: randomUUID(), actor: operator, now: new Date(), correlationId: randomUUID() };
  return execute(context, command, data, envelope);
};
