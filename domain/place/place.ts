import type { DataOf, Decider } from '../decider.ts';
import type { PlaceEvent } from './place.events.ts';
import { refuse } from './place.rejections.ts';

type Data<T extends PlaceEvent['type']> = DataOf<PlaceEvent, T>;
type Of<T extends PlaceEvent['type']> = Omit<Data<T>, 'country'>;

export type PlaceCommand =
  | { readonly type: 'ListCountry'; readonly data: Data<'CountryListed'> }
  | { readonly type: 'ListCities'; readonly data: { country: string; cities: readonly Of<'CityListed'>[] } }
  | { readonly type: 'ListSubCities'; readonly data: { country: string; subCities: readonly Of<'SubCityListed'>[] } }
  | { readonly type: 'ListDistricts'; readonly data: { country: string; districts: readonly Of<'DistrictListed'>[] } };

type City = {
  /** Its data as JSON, to see whether they change. */
  readonly facts: string;
  readonly subCities: ReadonlySet<string>;
  /** `subCity/district`. */
  readonly districts: ReadonlySet<string>;
};

type CountryState = {
  /** The country's data as JSON, to see whether they change; null before it is listed. */
  readonly facts: string | null;
  readonly cities: ReadonlyMap<number, City>;
};

export const countryStream = (country: string): string => `place-${country}`;

const countryFacts = ({ names, dialCode, currency, lat, lng }: Of<'CountryListed'>): string =>
  JSON.stringify([names.fr, names.en, dialCode, currency, lat, lng]);

const cityFacts = ({ name, alternateNames, region, population, timeZone, lat, lng }: Of<'CityListed'>): string =>
  JSON.stringify([name, alternateNames, region, population, timeZone, lat, lng]);

const districtKey = ({ subCity, name }: { subCity: string | null; name: string }): string => `${subCity ?? ''}/${name}`;

const unlisted: City = { facts: '', subCities: new Set(), districts: new Set() };

const change = (state: CountryState, cityId: number, to: (city: City) => City): CountryState => ({
  ...state,
  cities: new Map(state.cities).set(cityId, to(state.cities.get(cityId) ?? unlisted)),
});

const listed = (state: CountryState, country: string): CountryState => {
  if (state.facts === null) throw refuse('country-unlisted', { country });
  return state;
};

const cityIn = (state: CountryState, cityId: number): City => {
  const city = state.cities.get(cityId);
  if (!city) throw refuse('city-unlisted', { city: cityId });
  return city;
};

/** The items that are not listed yet, each once; of several with the same key, the last one counts. */
const news = <T>(
  items: readonly T[],
  key: (item: T) => string | number,
  isListed: (item: T) => boolean,
): readonly T[] => [...new Map(items.map((item) => [key(item), item])).values()].filter((item) => !isListed(item));

/** The gazetteer of one country. The data of an entry may change; no entry is ever removed. */
export const country: Decider<PlaceCommand, PlaceEvent, CountryState> = {
  initial: { facts: null, cities: new Map() },

  evolve: {
    CountryListed: (state, data) => ({ ...state, facts: countryFacts(data) }),
    CityListed: (state, data) => change(state, data.cityId, (city) => ({ ...city, facts: cityFacts(data) })),
    SubCityListed: (state, { cityId, name }) =>
      change(state, cityId, (city) => ({ ...city, subCities: new Set(city.subCities).add(name) })),
    DistrictListed: (state, data) =>
      change(state, data.cityId, (city) => ({ ...city, districts: new Set(city.districts).add(districtKey(data)) })),
  },

  decide: {
    ListCountry: (data, state) => (state.facts === countryFacts(data) ? [] : [{ type: 'CountryListed', data }]),

    ListCities: ({ country, cities }, state) => {
      const { cities: before } = listed(state, country);
      const same = (city: Of<'CityListed'>) => before.get(city.cityId)?.facts === cityFacts(city);
      return news(cities, ({ cityId }) => cityId, same).map((city) => ({
        type: 'CityListed',
        data: { country, ...city },
      }));
    },

    ListSubCities: ({ country, subCities }, state) => {
      listed(state, country);
      const isListed = ({ cityId, name }: Of<'SubCityListed'>) => cityIn(state, cityId).subCities.has(name);
      return news(subCities, ({ cityId, name }) => `${cityId}/${name}`, isListed).map((subCity) => ({
        type: 'SubCityListed',
        data: { country, ...subCity },
      }));
    },

    ListDistricts: ({ country, districts }, state) => {
      listed(state, country);
      const isListed = (district: Of<'DistrictListed'>) => {
        const { subCities, districts } = cityIn(state, district.cityId);
        const { subCity } = district;
        if (subCity !== null && !subCities.has(subCity)) throw refuse('sub-city-unlisted', { subCity });
        return districts.has(districtKey(district));
      };
      return news(districts, (district) => `${district.cityId}/${districtKey(district)}`, isListed).map((district) => ({
        type: 'DistrictListed',
        data: { country, ...district },
      }));
    },
  },
};
