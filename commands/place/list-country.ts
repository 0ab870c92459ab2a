import { placeEvents } from '#domain/place/place.events.ts';
import { mayKeepGazetteer } from '#domain/place/place.permissions.ts';
import { command } from '../command.ts';
import { askCountry } from './ask-country.ts';

export const listCountry = command({
  context: 'place',
  name: 'list-country',
  schema: placeEvents.CountryListed.schema,
  allowed: mayKeepGazetteer,
  handle: (context, data, envelope) => askCountry(context, { type: 'ListCountry', data }, envelope),
});
