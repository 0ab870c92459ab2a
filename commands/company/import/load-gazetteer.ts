import { type CategoryEvent, categoryEvents } from '#domain/category/category.events.ts';
import type { DataOf } from '#domain/decider.ts';
import { isOneOf } from '#domain/event.ts';
import { type PlaceEvent, placeEvents } from '#domain/place/place.events.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { type Gazetteer, gazetteerOf } from './gazetteer.ts';

/** The places and categories in the log at this moment, even when the read models are behind. */
export const loadGazetteer = async ({ store, codec }: Log): Promise<Gazetteer> => {
  const countries: DataOf<PlaceEvent, 'CountryListed'>[] = [];
  const cities: DataOf<PlaceEvent, 'CityListed'>[] = [];
  const categories: DataOf<CategoryEvent, 'CategoryDefined'>[] = [];
  for await (const batch of store.readAll({ types: ['CountryListed', 'CityListed', 'CategoryDefined'] }))
    for (const event of (await codec.decode(batch)).filter(isOneOf({ ...placeEvents, ...categoryEvents })))
      if (event.type === 'CountryListed') countries.push(event.data);
      else if (event.type === 'CityListed') cities.push(event.data);
      else if (event.type === 'CategoryDefined') categories.push(event.data);
  return gazetteerOf({ countries, cities, categories });
};
