import { createRequire } from 'node:module';
import { getAreas } from 'kenya-locations';
import { foldLetters } from '#domain/fold.ts';
import { cityParts, cityQuarters } from './city-parts.ts';
import type { GeoName } from './geonames.ts';

export type Quarters = {
  readonly subCities: readonly { readonly cityId: number; readonly name: string }[];
  readonly districts: readonly { readonly cityId: number; readonly subCity: string | null; readonly name: string }[];
};

type Rwanda = {
  Districts(province: string): string[] | undefined;
  Sectors(province: string, district: string): string[] | undefined;
};

/** Kenyan counties that are one city. */
const cityCounties: Readonly<Record<string, number>> = { Nairobi: 184745, Mombasa: 186301 };

const kigali = 202061;

/** Rwandan districts around one town, by GeoNames id: their sectors are its districts. */
const rwandanTowns: Readonly<Record<number, readonly [province: string, district: string]>> = {
  201463: ['East', 'Rwamagana'],
  201521: ['North', 'Musanze'],
  202065: ['West', 'Karongi'],
  202068: ['East', 'Ngoma'],
  202217: ['South', 'Muhanga'],
  202239: ['South', 'Nyamagabe'],
  202326: ['West', 'Rusizi'],
  202905: ['West', 'Rubavu'],
  203104: ['North', 'Gicumbi'],
  203112: ['South', 'Huye'],
  7062967: ['South', 'Nyanza'],
};

const partsIn = (table: Readonly<Record<number, string>>): Quarters['subCities'] =>
  Object.entries(table).flatMap(([id, names]) => names.split(', ').map((name) => ({ cityId: Number(id), name })));

const communes = partsIn(cityParts);
const quarters = partsIn(cityQuarters).map((quarter) => ({ ...quarter, subCity: null }));

const kenya = (cities: readonly GeoName[]): Quarters => {
  const towns = new Map(cities.flatMap(({ country, name, id }) => (country === 'KE' ? [[foldLetters(name), id]] : [])));
  const places = getAreas().flatMap(({ name, locality, county }): Quarters['districts'] => {
    const city = cityCounties[county];
    const town = towns.get(foldLetters(locality));
    if (city) return [{ cityId: city, subCity: locality, name }];
    return town ? [{ cityId: town, subCity: null, name }] : [];
  });
  const subCities = places.flatMap(({ cityId, subCity }) => (subCity ? [{ cityId, name: subCity }] : []));
  return { subCities, districts: places };
};

const rwanda = (): Quarters => {
  const { Districts, Sectors } = createRequire(import.meta.url)('rwanda') as Rwanda;
  const parts = Districts('Kigali') ?? [];
  const inKigali = parts.flatMap((subCity) =>
    (Sectors('Kigali', subCity) ?? []).map((name) => ({ cityId: kigali, subCity, name })),
  );
  const elsewhere = Object.entries(rwandanTowns).flatMap(([id, [province, district]]) =>
    (Sectors(province, district) ?? []).map((name) => ({ cityId: Number(id), subCity: null, name })),
  );
  return { subCities: parts.map((name) => ({ cityId: kigali, name })), districts: [...inKigali, ...elsewhere] };
};

const reachKm = 40;

const kmBetween = (a: GeoName, b: GeoName): number =>
  111.3 * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180));

/** GeoNames' sections of a city, as districts of the nearest city that is bigger. */
const sectionsOf = (cities: readonly GeoName[], sections: readonly GeoName[]): Quarters['districts'] =>
  sections.flatMap((section) => {
    const near = cities
      .filter(({ country, population }) => country === section.country && population > section.population)
      .map((city) => ({ city, km: kmBetween(section, city) }))
      .filter(({ km }) => km <= reachKm)
      .toSorted((a, b) => a.km - b.km)[0];
    return near ? [{ cityId: near.city.id, subCity: null, name: section.name }] : [];
  });

/** The parts of cities and their districts that the packages know, and the communes of the biggest cities. */
export const quartersOf = (cities: readonly GeoName[], sections: readonly GeoName[]): Quarters => {
  const [kenyan, rwandan] = [kenya(cities), rwanda()];
  return {
    subCities: [...communes, ...kenyan.subCities, ...rwandan.subCities],
    districts: [...kenyan.districts, ...rwandan.districts, ...quarters, ...sectionsOf(cities, sections)],
  };
};
