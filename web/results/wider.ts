import type { SearchAnswer, Understood } from '#read-api/search/search-index.ts';
import type { Text } from '../page/text.ts';
import type { ResultsQuery } from './results-query.ts';

/** The search without its filter by a part of the city, where nothing is found in that part; undefined for any other. */
export const inCityInstead = (query: ResultsQuery, { nbHits, help }: SearchAnswer): ResultsQuery | undefined =>
  nbHits === 0 && query.district && help?.without?.district ? { ...query, district: undefined } : undefined;

/** French says "d’Abidjan" and "de Bouaké", "d’Ypres" and "de Yopougon". */
export const isElided = (place: string): string => String(/^(?:[aeiouh]|y(?![aeiou]))/iu.test(place.normalize('NFD')));

/** Where results are that are not all of the country: in a place, or so far around the one that was asked for. */
export const foundAround = ({ where, from, withinKm }: Understood, t: Text['t']): string =>
  from && withinKm ? t('results.around', { km: withinKm, place: from, elided: isElided(from) }) : where;

/** That `typed` is no known place there, or that nothing is nearer to what was asked for, which is named unless it stands beside. */
export const nothingNearer = ({ from, withinKm, isPlaceUnknown }: Understood, typed: string, t: Text['t']): string => {
  if (isPlaceUnknown) return t('results.placeUnknown', { place: typed });
  return from && !withinKm ? t('results.widerThan', { place: from, elided: isElided(from) }) : t('results.wider');
};
