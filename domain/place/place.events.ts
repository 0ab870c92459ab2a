import { z } from 'zod';
import { type EventOf, event } from '../event.ts';
import { bilingual, line } from '../text.ts';

/** ISO 3166-1 alpha-2, upper case. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);

export const point = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) };

export const placeEvents = {
  CountryListed: event(
    z.object({
      country: countryCode,
      names: bilingual,
      /** With its plus sign: `+225`. */
      dialCode: z.string().regex(/^\+\d{1,4}$/),
      /** ISO 4217. */
      currency: z.string().regex(/^[A-Z]{3}$/),
      ...point,
    }),
  ),
  CityListed: event(
    z.object({
      country: countryCode,
      /** The GeoNames id. */
      cityId: z.int().positive(),
      name: line(200),
      /** Every other spelling that people may type. */
      alternateNames: z.array(line(200)),
      region: line(200).nullable(),
      population: z.int().nonnegative(),
      timeZone: z.string(),
      ...point,
    }),
  ),
  SubCityListed: event(z.object({ country: countryCode, cityId: z.int().positive(), name: line(200) })),
  DistrictListed: event(
    z.object({ country: countryCode, cityId: z.int().positive(), subCity: line(200).nullable(), name: line(200) }),
  ),
};

export type PlaceEvent = EventOf<typeof placeEvents>;
