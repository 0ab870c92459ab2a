import { z } from 'zod';
import { type CompanyPlace, companyPlace } from '#domain/company/company.events.ts';
import { refuse } from '#domain/company/company.rejections.ts';
import type { CompanyFacts } from './company-facts.ts';

const { shape } = companyPlace;

/** A place as commands receive it: the city is a GeoNames id, and unknown fields may be missing. */
export const placeInput = z.object({
  country: shape.country,
  cityId: z.int().positive().nullable().default(null),
  unknownCity: shape.unknownCity.default(null),
  subCity: shape.subCity.default(null),
  district: shape.district.default(null),
  address: shape.address.default(null),
  addressPostal: shape.addressPostal.default(null),
  zip: shape.zip.default(null),
  landmark: shape.landmark.default(null),
  lat: shape.lat.default(null),
  lng: shape.lng.default(null),
});

/** The place with its city's name. Throws a `Rejection` for a country or a city that does not exist. */
export const knownPlace = async (
  facts: CompanyFacts,
  { cityId, unknownCity, ...place }: z.infer<typeof placeInput>,
): Promise<CompanyPlace> => {
  const { country } = place;
  if (!(await facts.isCountry(country))) throw refuse('country-unknown', { country }, '/place/country');
  if (cityId === null) return { ...place, city: null, unknownCity };
  const name = await facts.cityName(country, cityId);
  if (name === undefined) throw refuse('city-unknown', { city: cityId, country }, '/place/cityId');
  return { ...place, city: { id: cityId, name }, unknownCity: null };
};
