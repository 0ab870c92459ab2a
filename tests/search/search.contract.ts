import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchAnswer, SearchIndex, SearchQuery } from '#read-api/search/search-index.ts';
import { query } from './exam.ts';
import type { Told } from './fill.ts';
import { smallDirectory } from './small-directory.ts';

export type OpenedSearch = { readonly search: SearchIndex; close(): Promise<void> };

const ids = ({ results }: SearchAnswer): number[] => results.map(({ id }) => id);
const pharmacies = [1, 2, 3, 9];

/** What every search must do: `open` makes one of the companies that `events` tell of. */
export const searchContract = (name: string, open: (events: readonly Told[]) => Promise<OpenedSearch>): void => {
  describe(name, () => {
    let opened: OpenedSearch;
    beforeAll(async () => {
      opened = await open(smallDirectory);
    }, 120_000);
    afterAll(() => opened?.close());

    const find = (what: string, where = '', more: Partial<SearchQuery> = {}): Promise<SearchAnswer> =>
      opened.search.search(query(what, where, more));

    test.each([
      ['a whole name', 'Pharmacie de la Paix', 1],
      ['a name without its accents', 'quincaillerie moderne', 10],
      ['a name in capitals', 'GARAGE KONATE', 4],
      ['the start of the last word', 'boulangerie wen', 8],
      ['a letter left out', 'Westlnds Auto', 5],
      ['two letters swapped', 'Garage Konaét', 4],
      ['a wrong letter in a long word', 'quincaillarie moderne', 10],
      ['an elided article and a ligature', 'oeil de beaute', 6],
      ['words in another order', 'paix pharmacie', 1],
      ['another script', 'صيدلية النيل', 9],
      ['a word of the description', 'croissants', 8],
    ])('finds a company by %s', async (_, what, id) => expect(ids(await find(what))[0]).toBe(id));

    test.each([
      ['garage', 'mechanic'],
      ['coiffeur', 'hairdresser'],
      ['pharmacie', 'pharmacy'],
      ['boulangerie', 'bakery'],
      ['officine', 'chemist'],
    ])('%s and %s find the same companies', async (fr, en) => {
      const [inFrench, inEnglish] = [ids(await find(fr)), ids(await find(en))];
      expect(inFrench.length).toBeGreaterThan(0);
      expect(inFrench.toSorted()).toEqual(inEnglish.toSorted());
    });

    test('a company that is not public is never found', async () => {
      expect(ids(await find('Pharmacie Secrète'))).not.toContain(11);
      expect((await find('', '', { category: 'health-pharmacy' })).nbHits).toBe(4);
    });

    test.each([
      ['a city', 'Nairobi', [3]],
      ['another spelling of a city', 'Abijan', [1]],
      ['a misspelt city', 'Nairobbi', [3]],
      ['a country in either language', 'Ivory Coast', [1, 2]],
      ['a country without its apostrophe', 'cote d ivoire', [1, 2]],
      ['a district', 'cocody', [1]],
      ['a district and its city', 'Cocody, Abidjan', [1]],
      ['both without a comma', 'cocody abidjan', [1]],
      ['another script', 'القاهرة', [9]],
    ])('looks where people mean by %s', async (_, where, found) =>
      expect(ids(await find('pharmacie', where)).toSorted((a, b) => a - b)).toEqual(found),
    );

    test('a landmark is a place too', async () => expect(ids(await find('garage', 'station total'))).toEqual([4]));

    test('each filter narrows', async () => {
      const only = async (more: Partial<SearchQuery>) => ids(await find('', '', more)).toSorted((a, b) => a - b);
      expect(await only({ country: 'KE' })).toEqual([3, 5, 7]);
      expect(await only({ city: 2 })).toEqual([2, 8]);
      expect(await only({ district: 'Cocody' })).toEqual([1, 6]);
      expect(await only({ category: 'health' })).toEqual(pharmacies);
      expect(await only({ size: 'small' })).toEqual([3]);
      expect(await only({ hasWhatsapp: true })).toEqual([1]);
      expect(await only({ verified: true })).toEqual([]);
      expect(await only({ minRating: 4 })).toEqual([5, 7]);
      expect(await only({ minRating: 2 })).toEqual([5, 7, 10]);
    });

    test('open now is told by the hour asked for', async () => {
      const openAt = async (at: string) => ids(await find('', '', { openNow: true, at: new Date(at) })).toSorted();
      expect(await openAt('2026-03-02T10:00:00Z')).toEqual([1, 2, 5, 6]);
      expect(await openAt('2026-03-02T13:00:00Z')).toEqual([1, 5, 6]);
      expect(await openAt('2026-03-02T23:00:00Z')).toEqual([6]);
    });

    test('open now knows of single days, periods and public holidays', async () => {
      const openAt = async (at: string) => ids(await find('', '', { openNow: true, at: new Date(at) })).toSorted();
      expect(await openAt('2026-12-24T10:00:00Z')).toEqual([1, 2, 5, 6]);
      expect(await openAt('2026-12-25T10:00:00Z')).toEqual([1, 2, 6]);
      expect(await openAt('2026-12-28T10:00:00Z')).toEqual([1, 2, 6]);
      expect(await openAt('2026-12-28T19:00:00Z')).toEqual([1, 5, 6]);
      expect(await openAt('2026-12-29T19:00:00Z')).toEqual([1, 6]);
      expect(await openAt('2026-12-31T10:00:00Z')).toEqual([1, 2, 5, 6]);
    });

    test('open on Saturday and open around the clock are filters beside open now, counted like any other', async () => {
      const only = async (more: Partial<SearchQuery>) => ids(await find('', '', more)).toSorted((a, b) => a - b);
      expect(await only({ openSaturday: true })).toEqual([1, 5, 6]);
      expect(await only({ open24h: true })).toEqual([6]);
      expect(await only({ openSaturday: true, open24h: true, openNow: true })).toEqual([6]);
      const counted = async (what: string, more: Partial<SearchQuery> = {}) => {
        const { facets } = await find(what, '', { at: new Date('2026-03-02T10:00:00Z'), ...more });
        return [facets.openNow, facets.openSaturday, facets.open24h].map(([yes]) => yes?.count);
      };
      expect(await counted('')).toEqual([4, 3, 1]);
      expect(await counted('pharmacie')).toEqual([2, 1, undefined]);
      expect(await counted('', { openSaturday: true })).toEqual([3, 3, 1]);
      expect(await counted('', { openNow: true, openSaturday: true, open24h: true })).toEqual([1, 1, 1]);
      expect(await counted('pharmacie', { openNow: true })).toEqual([2, 1, undefined]);
    });

    test('open tonight and open on Sunday are filters too, counted like any other', async () => {
      const at = new Date('2026-03-02T10:00:00Z');
      const only = async (more: Partial<SearchQuery>) =>
        ids(await find('', '', { at, ...more })).toSorted((a, b) => a - b);
      expect(await only({ openTonight: true })).toEqual([6]);
      expect(await only({ openSunday: true })).toEqual([1, 5, 6]);
      expect(await only({ openTonight: true, openSunday: true })).toEqual([6]);
      const counted = async (more: Partial<SearchQuery>) => {
        const { facets } = await find('', '', { at, ...more });
        return [facets.openTonight, facets.openSunday].map(([yes]) => yes?.count);
      };
      expect(await counted({})).toEqual([1, 3]);
      expect(await counted({ openSunday: true })).toEqual([1, 3]);
    });

    test('a filter by hours that leaves nothing is named with what it hides', async () => {
      const { nbHits, help } = await find('pharmacie', 'Bouaké', { openSaturday: true });
      expect([nbHits, help?.without]).toEqual([0, { openSaturday: 1 }]);
    });

    test('who shows products, and who hires on the day asked for', async () => {
      const only = async (more: Partial<SearchQuery>) => ids(await find('', '', more)).toSorted((a, b) => a - b);
      const hiring = (day: string) => only({ hasJobs: true, at: new Date(`${day}T12:00:00Z`) });
      expect(await only({ hasProducts: true })).toEqual([4, 6]);
      expect(await hiring('2026-02-01')).toEqual([1, 3, 6]);
      expect(await hiring('2026-03-02')).toEqual([1, 3]);
      expect(await hiring('2026-03-03')).toEqual([3]);
      expect(await hiring('2026-03-06')).toEqual([]);
      const counted = async (what: string, day: string, more: Partial<SearchQuery> = {}) => {
        const { facets } = await find(what, '', { at: new Date(`${day}T12:00:00Z`), ...more });
        return [facets.hasProducts[0]?.count, facets.hasJobs[0]?.count];
      };
      expect(await counted('', '2026-03-02')).toEqual([2, 2]);
      expect(await counted('pharmacie', '2026-03-02')).toEqual([undefined, 2]);
      expect(await counted('pharmacie', '2026-03-03')).toEqual([undefined, 1]);
      expect(await counted('', '2026-03-03', { hasJobs: true })).toEqual([undefined, 1]);
      expect(await counted('', '2026-02-01', { hasProducts: true, hasJobs: true })).toEqual([1, 1]);
    });

    test('among a few companies nothing is guessed until something is found', async () => {
      expect(ids(await find('pharmacy', '', { among: [2, 3, 4] })).toSorted()).toEqual([2, 3]);
      expect(ids(await find('pharmacie', 'Abidjan', { among: [2, 3, 4] }))).toEqual([]);
      expect(ids(await find('garage wendkonta', '', { among: [4, 8] }))).toEqual([]);
      expect(ids(await find('', 'Kenya', { among: [2, 5] }))).toEqual([5]);
      expect((await find('', '', { among: [2, 5, 11] })).nbHits).toBe(2);
    });

    test('a result says whether it is open and until when that holds', async () => {
      const { results } = await find('Pharmacie de la Paix', '', { at: new Date('2026-03-02T10:00:00Z') });
      expect(results[0]?.openState).toMatchObject({ state: 'open', validUntil: '2026-03-02T19:30:00.000Z' });
    });

    test('near a point the nearest comes first, and the circle is kept', async () => {
      const nairobi = { lat: -1.29, lng: 36.82 };
      const { results } = await find('', '', { near: nairobi, radiusKm: 5, sort: 'distance' });
      expect(results.map(({ id }) => id)).toEqual([3, 5, 7]);
      expect(results[0]?.distanceKm).toBeCloseTo(0.33, 1);
    });

    test('in an area of the map are those within it, whatever else is asked for', async () => {
      const nairobi = { south: -1.4, west: 36.7, north: -1.2, east: 36.9 };
      const inNairobi = async (what: string, more: Partial<SearchQuery> = {}) =>
        ids(await find(what, '', { bounds: nairobi, ...more })).toSorted((a, b) => a - b);
      expect(await inNairobi('')).toEqual([3, 5, 7]);
      expect(await inNairobi('pharmacie')).toEqual([3]);
      expect(await inNairobi('', { country: 'CI' })).toEqual([]);
      const { nbHits, facets } = await find('', '', { bounds: nairobi });
      expect([nbHits, facets.city.map(({ count }) => count)]).toEqual([3, [3]]);
    });

    test('the most reviewed come first, those of words alone counted too', async () => {
      const { results } = await find('', '', { sort: 'reviews' });
      expect(results.slice(0, 4).map(({ id, reviewCount }) => [id, reviewCount])).toEqual([
        [10, 9],
        [5, 8],
        [7, 1],
        [3, 1],
      ]);
      expect(ids(await find('', 'Kenya', { sort: 'reviews' }))).toEqual([5, 7, 3]);
    });

    test('the best rated come first, where a single review weighs little, and the worst rated last', async () => {
      const first = await find('', '', { sort: 'rating' });
      expect(first.results.slice(0, 2)).toMatchObject([
        { id: 5, rating: 4.75, reviewCount: 8 },
        { id: 7, rating: 5, reviewCount: 1 },
      ]);
      const last = await find('', '', { sort: 'rating', page: first.nbPages });
      expect(last.results.at(-1)).toMatchObject({ id: 10, reviewCount: 9 });
      expect(ids(await find('', 'Kenya', { sort: 'rating' }))).toEqual([5, 7, 3]);
    });

    test('stars can be asked for, and are counted as they would be found', async () => {
      const { facets } = await find('');
      for (const { value, count } of facets.rating)
        expect([value, (await find('', '', { minRating: Number(value) })).nbHits]).toEqual([value, count]);
      expect(facets.rating.length).toBeGreaterThan(2);
    });

    test('newest first', async () => expect(ids(await find('', '', { sort: 'newest' }))[0]).toBe(124));

    test('twenty a page, each company once', async () => {
      const first = await find('atelier');
      const second = await find('atelier', '', { page: 2 });
      expect([first.nbHits, first.nbPages, first.results.length, second.results.length]).toEqual([25, 2, 20, 5]);
      expect(new Set([...ids(first), ...ids(second)]).size).toBe(25);
      expect((await find('atelier', '', { page: 3 })).results).toEqual([]);
    });

    test('facets count what each value would find, and a facet does not count by its own filter', async () => {
      const all = await find('pharmacie');
      expect(all.facets.city.map(({ label, count }) => [label, count]).toSorted()).toEqual(
        [
          ['Abidjan', 1],
          ['Bouaké', 1],
          ['Cairo', 1],
          ['Nairobi', 1],
        ].toSorted(),
      );
      const filtered = await find('', '', { country: 'CI', category: 'health-pharmacy', openNow: true });
      expect(filtered.nbHits).toBe(2);
      expect(filtered.facets.openNow).toEqual([{ value: 'true', label: 'true', count: 2 }]);
      expect(filtered.facets.category.map(({ value }) => value)).toContain('health-pharmacy');
      for (const { value, count } of all.facets.city)
        expect((await find('pharmacie', '', { city: Number(value) })).nbHits).toBe(count);
      for (const { value, count } of (await find('')).facets.district)
        expect((await find('', '', { district: value })).nbHits).toBe(count);
    });

    test('a facet is labelled in the reader’s language', async () => {
      const [fr, en] = [await find('garage', '', { lang: 'fr' }), await find('garage', '', { lang: 'en' })];
      expect(fr.facets.category[0]?.label).toBe('Garage automobile');
      expect(en.facets.category[0]?.label).toBe('Car repair');
      expect(en.results[0]?.url).toMatch(/^\/en\/company\/\d+-/);
      expect(fr.results[0]?.url).toMatch(/^\/entreprise\/\d+-/);
    });

    test('says how a misspelt query was understood', async () => {
      expect((await find('quincailerie moderne')).correctedQuery).toBe('quincaillerie moderne');
      expect((await find('quincaillerie moderne')).correctedQuery).toBeUndefined();
    });

    test('corrects nothing and leaves no word out when the words are taken as they are typed', async () => {
      for (const what of ['quincailerie moderne', 'quincaillerie zzzzzzzz']) {
        const { nbHits, correctedQuery } = await find(what, '', { asTyped: true });
        expect([nbHits, correctedQuery]).toEqual([0, undefined]);
      }
      expect((await find('quincaillerie moderne', '', { asTyped: true })).nbHits).toBeGreaterThan(0);
    });

    test('where nothing is found, a wider area that has it is offered', async () => {
      const { nbHits, help } = await find('Westlands', 'Abidjan');
      expect([nbHits, help?.wider?.nbHits]).toEqual([0, 1]);
      expect((await find('zzzzzzzz')).help).toBeUndefined();
    });

    test('what filters alone keep from being found is counted for each of them', async () => {
      const { nbHits, help } = await find('pharmacie', '', { hasJobs: true, minRating: 5, lang: 'fr' });
      expect(nbHits).toBe(0);
      expect(Object.keys(help?.without ?? {}).toSorted()).toEqual(['hasJobs', 'rating']);
    });

    test.each(['🙂', '???', ' — '])(
      'signs without a letter or a digit (%s) find nothing rather than all',
      async (sign) => {
        expect((await find(sign)).nbHits).toBe(0);
        expect((await find('', sign)).nbHits).toBe(0);
      },
    );

    test('says what a company was found by, where its name, category and place do not show it', async () => {
      const whyOf = async (what: string, where = '', id = 0) =>
        (await find(what, where, { lang: 'fr' })).results.find((one) => one.id === id)?.why;
      expect(await whyOf('croissants', '', 8)).toEqual({
        by: 'description',
        text: 'Pain et croissants au feu de bois',
      });
      expect(await whyOf('boulangerie wend konta', '', 8)).toBeUndefined();
      expect(await whyOf('pharmacie', 'cocody', 1)).toBeUndefined();
      expect(await whyOf('garage', 'station total', 4)).toBeUndefined();
      // of a list that is all of one trade, it says nothing
      expect(await whyOf('mécanicien', '', 5)).toBeUndefined();
    });

    test('says what the category that was asked for is called', async () => {
      expect((await find('', '', { category: 'health-pharmacy', lang: 'en' })).named.category).toBe('Pharmacy');
      expect((await find('', '', { category: 'no-such-thing' })).named.category).toBeUndefined();
    });

    test('strings that mean something to a database are only words', async () => {
      for (const what of ["'", '\\', "a':*", '" OR 1=1', '%', '((((', '!!', '@CI', '#health', '🙂', 'x'.repeat(200)])
        await expect(find(what, what)).resolves.toMatchObject({ page: 1 });
    });
  });
};
