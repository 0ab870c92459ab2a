import { cityName, otherCityNames } from './city-names.ts';
import { type Quarters, quartersOf } from './city-quarters.ts';
import { referenceCountries } from './countries.ts';
import { geoNamesOf } from './geonames.ts';

type City = {
  readonly cityId: number;
  readonly name: string;
  readonly alternateNames: readonly string[];
  readonly region: string | null;
  readonly population: number;
  readonly timeZone: string;
  readonly lat: number;
  readonly lng: number;
};

/** Everything that the packages know of one country. */
export type CountryPlaces = ReturnType<typeof referenceCountries>[number] & {
  readonly cities: readonly City[];
} & Quarters;

const section = 'PPLX';

/** The gazetteer of Africa, one entry a country. Takes under half a second. */
export const referencePlaces = (): CountryPlaces[] => {
  const countries = referenceCountries();
  const places = geoNamesOf(new Set(countries.map(({ country }) => country)));
  const towns = places.filter(({ kind }) => kind !== section);
  const quarters = quartersOf(
    towns,
    places.filter(({ kind }) => kind === section),
  );
  const countryOf = new Map(towns.map(({ id, country }) => [id, country]));
  return countries.map((facts) => {
    const here = ({ cityId }: { readonly cityId: number }) => countryOf.get(cityId) === facts.country;
    return {
      ...facts,
      cities: towns
        .filter(({ country }) => country === facts.country)
        .map((town) => ({
          cityId: town.id,
          name: cityName(town),
          alternateNames: otherCityNames(town),
          region: town.region,
          population: town.population,
          timeZone: town.timeZone,
          lat: town.lat,
          lng: town.lng,
        })),
      subCities: quarters.subCities.filter(here),
      districts: quarters.districts.filter(here),
    };
  });
};
