import { describe, expect, test } from 'vitest';
import { searchCompanies, searchParams } from '#read-api/search/search-companies.ts';
import type { SearchQuery } from '#read-api/search/search-index.ts';

describe('the parameters of a search', () => {
  test('are all optional, and an empty one counts as not given', () => {
    const nothing = searchParams.parse({});
    expect(nothing).toMatchObject({ what: '', where: '', openNow: false, page: 1 });
    expect(searchParams.parse({ what: '', country: '', page: '', near: '', size: '' })).toEqual(nothing);
  });

  test('are read as people and forms write them', () => {
    expect(
      searchParams.parse({
        what: ' pharmacie\u0000 de\tgarde ',
        country: 'ci',
        city: '2293538',
        near: '5.35, -4.01',
        radius: '2.5',
        bounds: '5.2,-4.1,5.4,-3.9',
        openNow: 'on',
        minRating: '4',
        page: '3',
      }),
    ).toMatchObject({
      what: 'pharmacie de garde',
      country: 'CI',
      city: 2293538,
      near: { lat: 5.35, lng: -4.01 },
      radius: 2.5,
      bounds: { south: 5.2, west: -4.1, north: 5.4, east: -3.9 },
      openNow: true,
      minRating: 4,
      page: 3,
    });
  });

  test('a parameter given twice is refused', () => {
    expect(searchParams.safeParse({ what: ['hotel', 'bar'] }).success).toBe(false);
    expect(searchParams.safeParse({ page: ['1', '2'] }).success).toBe(false);
  });

  test.each([
    ['what', 'x'.repeat(201), 'too_big'],
    ['country', 'Kenya', 'invalid_format'],
    ['near', '91,0', 'too_big'],
    ['near', 'here', 'invalid_format'],
    ['bounds', '1,2,3', 'invalid_format'],
    ['bounds', '5.4,-4.1,5.2,-3.9', 'custom'],
    ['page', '0', 'too_small'],
    ['page', ' 1', 'invalid_type'],
    ['page', '0x1', 'invalid_type'],
    ['size', ' small ', 'invalid_value'],
    ['size', 'huge', 'invalid_value'],
    ['sort', 'random', 'invalid_value'],
  ])('refuse %s = %s', (name, value, code) => {
    const { error } = searchParams.safeParse({ [name]: value });
    expect(error?.issues[0]).toMatchObject({ path: expect.arrayContaining([name]), code });
  });

  test('companies near a point come by distance unless asked otherwise', async () => {
    const asked: SearchQuery[] = [];
    const search = {
      async search(query: SearchQuery) {
        asked.push(query);
        return {} as never;
      },
    };
    const at = new Date('2026-03-02T10:00:00Z');
    await searchCompanies({ search }, searchParams.parse({ near: '0,0', radius: '3' }), at);
    await searchCompanies({ search }, searchParams.parse({ near: '0,0', sort: 'rating' }), at);
    await searchCompanies({ search }, searchParams.parse({ radius: '3' }), at);
    expect(asked.map(({ sort, radiusKm }) => [sort, radiusKm])).toEqual([
      ['distance', 3],
      ['rating', undefined],
      ['relevance', undefined],
    ]);
  });
});
