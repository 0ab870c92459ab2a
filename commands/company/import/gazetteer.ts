import { foldLetters } from '#domain/fold.ts';
import type { CompanyFacts } from '../company-facts.ts';

/** The places and categories for an import, in memory, so that no row waits for the database. */
export type Gazetteer = Omit<CompanyFacts, 'timeZone'> & {
  /** True while no country or no category is listed: then every row would be refused. */
  readonly isEmpty: boolean;
  /** The code of a country, from its code or its French or English name. */
  country(text: string): string | undefined;
  /** The city of a GeoNames id, else of a name that only one city of the country has. */
  city(country: string, id: number | undefined, name: string | undefined): GazetteerCity | undefined;
  /** The time zone of a city, or of a country that has only one. */
  timeZone(country: string, cityId?: number): string | undefined;
  /** The sub-category of that id, of that name in another directory (`amenity/pharmacy`), or of that name alone. */
  subCategory(text: string): string | undefined;
};

type GazetteerCity = { readonly id: number; readonly name: string; readonly timeZone: string };

type Names = { readonly fr: string; readonly en: string };
export type Listed = {
  readonly countries: Iterable<{ readonly country: string; readonly names: Names }>;
  readonly cities: Iterable<{
    readonly country: string;
    readonly cityId: number;
    readonly name: string;
    readonly alternateNames: readonly string[];
    readonly timeZone: string;
  }>;
  readonly categories: Iterable<{
    readonly categoryId: string;
    readonly parentId: string | null;
    readonly names: Names;
    readonly aliases: readonly string[];
  }>;
};

/** A map from names to values; `get` returns undefined for a name that two values share. */
const byName = <T>() => {
  const values = new Map<string, T | null>();
  return {
    add: (name: string, value: T) => values.set(name, values.has(name) && values.get(name) !== value ? null : value),
    get: (name: string): T | undefined => values.get(name) ?? undefined,
    has: (name: string): boolean => values.has(name),
  };
};

export const gazetteerOf = ({ countries, cities, categories }: Listed): Gazetteer => {
  const codes = byName<string>();
  const countryCodes = new Set<string>();
  for (const { country, names } of countries) {
    countryCodes.add(country);
    for (const name of [country, names.fr, names.en]) codes.add(foldLetters(name), country);
  }

  const cityById = new Map<string, GazetteerCity>();
  const cityByName = byName<GazetteerCity>();
  const cityByOtherName = byName<GazetteerCity>();
  const zones = new Map<string, string | null>();
  for (const { country, cityId, name, alternateNames, timeZone } of cities) {
    const city = { id: cityId, name, timeZone };
    cityById.set(`${country} ${cityId}`, city);
    cityByName.add(`${country} ${foldLetters(name)}`, city);
    for (const other of alternateNames) cityByOtherName.add(`${country} ${foldLetters(other)}`, city);
    zones.set(country, (zones.get(country) ?? timeZone) === timeZone && zones.get(country) !== null ? timeZone : null);
  }

  const levels = new Map<string, 'top' | 'sub'>();
  const categoryByAlias = byName<string>();
  const categoryByName = byName<string>();
  for (const { categoryId, parentId, names, aliases } of categories) {
    levels.set(categoryId, parentId === null ? 'top' : 'sub');
    if (parentId === null) continue;
    for (const alias of aliases) categoryByAlias.add(alias.toLowerCase(), categoryId);
    for (const name of [names.fr, names.en]) categoryByName.add(foldLetters(name), categoryId);
  }

  return {
    isEmpty: countryCodes.size === 0 || levels.size === 0,
    isCountry: (country) => countryCodes.has(country),
    cityName: (country, id) => cityById.get(`${country} ${id}`)?.name,
    categoryLevel: (category) => levels.get(category),
    country: (text) => codes.get(foldLetters(text)),
    city(country, id, name) {
      const listed = id === undefined ? undefined : cityById.get(`${country} ${id}`);
      if (listed || !name) return listed;
      const key = `${country} ${foldLetters(name)}`;
      return cityByName.has(key) ? cityByName.get(key) : cityByOtherName.get(key);
    },
    timeZone: (country, id) => cityById.get(`${country} ${id}`)?.timeZone ?? zones.get(country) ?? undefined,
    subCategory(text) {
      const key = text.trim().toLowerCase();
      if (levels.get(key) === 'sub') return key;
      return categoryByAlias.get(key) ?? categoryByName.get(foldLetters(text));
    },
  };
};
