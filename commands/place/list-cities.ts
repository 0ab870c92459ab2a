import { z } from 'zod';
import { countryCode, placeEvents } from '#domain/place/place.events.ts';
import { mayKeepGazetteer } from '#domain/place/place.permissions.ts';
import { command } from '../command.ts';
import { askCountry } from './ask-country.ts';

export const listCities = command({
  context: 'place',
  name: 'list-cities',
  schema: z.object({
    country: countryCode,
    cities: z.array(placeEvents.CityListed.schema.omit({ country: true })).max(20_000),
  }),
  allowed: mayKeepGazetteer,
  handle: (context, data, envelope) => askCountry(context, { type: 'ListCities', data }, envelope),
});
