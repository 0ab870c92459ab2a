import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageSearch, searchParams } from '#read-api/search/search-companies.ts';
import { resultsHref } from '#web/results/results-href.ts';
import { isNarrowed, paramsOf } from '#web/results/results-query.ts';

const read = (query: string, country?: string) => pageSearch(new URLSearchParams(query), country);

const names = [
  'what',
  'where',
  'category',
  'city',
  'district',
  'size',
  'openNow',
  'openTonight',
  'openSaturday',
  'openSunday',
  'open24h',
  'minRating',
  'near',
  'radius',
  'bounds',
  'sort',
  'page',
];

describe('the address of a search', () => {
  test('reads back as it was written, whatever people put in it', () => {
    const anything = fc.array(
      fc.tuple(
        fc.constantFrom(...names),
        fc.oneof(fc.string(), fc.constantFrom('1', 'true', '5.3,-4', '5.2,-4.1,5.4,-3.9', 'distance')),
      ),
    );
    fc.assert(
      fc.property(anything, (params) => {
        const query = pageSearch(new URLSearchParams(params));
        expect(pageSearch(new URLSearchParams(paramsOf(query)))).toEqual(query);
      }),
    );
  });

  test('counts what makes no sense as not given', () => {
    const query = read('page=-3&size=huge&city=abc&near=200,1&sort=price&minRating=9&category=Not_One&radius=5');
    expect(query).toEqual(read(''));
  });

  test.each(['true', '1', 'on', 'yes', 'oui', 'Oui'])('%s is yes, as in the API', (yes) => {
    expect(read(`openNow=${yes}`).openNow).toBe(true);
    expect(searchParams.parse({ openNow: yes }).openNow).toBe(true);
  });

  test('takes out what nobody sees', () => {
    expect(read('what=%00gar%07age%20%20%E2%80%A8kon%C3%A9%00').what).toBe('gar age koné');
  });

  test('sorts by distance around a point, and not without one', () => {
    expect(read('near=5.3,-4').sort).toBe('distance');
    expect(read('near=5.3,-4&sort=newest').sort).toBe('newest');
    expect(read('sort=distance').sort).toBe('relevance');
  });

  test('keeps the country in the path and goes back to the first page on a change', () => {
    const query = read('what=garage&page=3', 'CI');
    expect(resultsHref('fr', query, { openNow: true })).toBe('/annuaire-resultat/ci?what=garage&openNow=true');
    expect(resultsHref('en', query, { page: 4 })).toBe('/en/result-directory/ci?what=garage&page=4');
    expect(resultsHref('fr', query, { what: '', country: undefined })).toBe('/annuaire-resultat');
  });

  test('is narrowed by anything but the country and the page', () => {
    expect(isNarrowed(read('page=2', 'CI'))).toBe(false);
    expect(isNarrowed(read('openNow=true'))).toBe(true);
    expect(isNarrowed(read('open24h=true'))).toBe(true);
    expect(isNarrowed(read('sort=newest'))).toBe(true);
  });
});
