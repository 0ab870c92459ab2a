import { z } from 'zod';
import { countryCode, placeEvents } from '#domain/place/place.events.ts';
import { mayKeepGazetteer } from '#domain/place/place.permissions.ts';
import { command } from '../command.ts';
import { askCountry } from './ask-country.ts';

export const listDistricts = command({
  context: 'place',
  name: 'list-districts',
  schema: z.object({
    country: countryCode,
    districts: z.array(placeEvents.DistrictListed.schema.omit({ country: true })).max(20_000),
  }),
  allowed: mayKeepGazetteer,
  handle: (context, data, envelope) => askCountry(context, { type: 'ListDistricts', data }, envelope),
});
