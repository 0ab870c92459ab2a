import { z } from 'zod';
import { countryCode, placeEvents } from '#domain/place/place.events.ts';
import { mayKeepGazetteer } from '#domain/place/place.permissions.ts';
import { command } from '../command.ts';
import { askCountry } from './ask-country.ts';

export const listSubCities = command({
  context: 'place',
  name: 'list-sub-cities',
  schema: z.object({
    country: countryCode,
    subCities: z.array(placeEvents.SubCityListed.schema.omit({ country: true })).max(20_000),
  }),
  allowed: mayKeepGazetteer,
  handle: (context, data, envelope) => askCountry(context, { type: 'ListSubCities', data }, envelope),
});
