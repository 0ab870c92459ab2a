import type { Database } from '#infra/database/database.ts';
import { foldLetters } from '#infra/search/fold.ts';
import { type CityRow, places } from '#projections/place/places.ts';
import { readModel } from '#projections/projection.ts';
import { dominantCity } from './resolve-city.ts';

/** Countries and cities in memory: every look-up answers at once. */
export type PlaceSnapshot = {
  isCountry(code: string): boolean;
  /** Nothing for an id that the gazetteer does not have in that country. */
  cityName(country: string, cityId: number): string | undefined;
  city(country: string, cityId: number): CityRow | undefined;
  /** By GeoNames id, else by a name that leaves no doubt. */
  resolveCity(asked: { country: string; geonameId?: number | undefined; name?: string | undefined }): CityRow | null;
};

/** The places as they are now; a later listing is not in it. */
export const placeSnapshot = async (database: Database): Promise<PlaceSnapshot> => {
  const db = readModel(database, places);
  const [countries, cities] = await Promise.all([
    db.selectFrom('country').select('code').execute(),
    db.selectFrom('city').selectAll().execute(),
  ]);
  const codes = new Set(countries.map(({ code }) => code));
  const byId = new Map(cities.map((city) => [city.id, city]));
  const named = Map.groupBy(cities, ({ country, key }) => `${country} ${key}`);
  const otherwise = Map.groupBy(
    cities.flatMap((city) =>
      city.alternateNames.map((name) => ({ key: `${city.country} ${foldLetters(name)}`, city })),
    ),
    ({ key }) => key,
  );
  const city = (country: string, cityId: number): CityRow | undefined => {
    const found = byId.get(cityId);
    return found?.country === country ? found : undefined;
  };
  return {
    isCountry: (code) => codes.has(code),
    cityName: (country, cityId) => city(country, cityId)?.name,
    city,
    resolveCity({ country, geonameId, name }) {
      const listed = geonameId === undefined ? undefined : city(country, geonameId);
      if (listed || !name) return listed ?? null;
      const key = `${country} ${foldLetters(name)}`;
      const own = named.get(key);
      return own ? dominantCity(own) : dominantCity((otherwise.get(key) ?? []).map(({ city }) => city));
    },
  };
};
