import { describe, expect, test } from 'vitest';
import { withDemo } from '#tests/with-server.ts';

const { server } = withDemo();

type Found = {
  readonly kind: string;
  readonly name: string;
  readonly value: string;
  readonly area: string | null;
  readonly count: number;
  readonly url?: string;
};

const suggested = async (params: Readonly<Record<string, string>>): Promise<readonly Found[]> => {
  const answer = await fetch(`${server.url}/api/suggestions?${new URLSearchParams({ lang: 'fr', ...params })}`);
  expect([params, answer.status]).toEqual([params, 200]);
  return ((await answer.json()) as { results: Found[] }).results;
};
const named = (found: readonly Found[]) => found.map(({ kind, name }) => `${kind} ${name}`);

describe('suggestions of the search', () => {
  test('two letters bring trades, places and companies in one list, at most seven, each with its companies', async () => {
    const found = await suggested({ q: 'co', country: 'CI', near: 'Abidjan' });
    expect(found.length).toBeLessThanOrEqual(7);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['trade', 'district', 'company']));
    expect(named(found)).toContain('district Cocody');
    for (const { count } of found) expect(count).toBeGreaterThan(0);
  });

  test('a trade has the number of companies that its search finds there', async () => {
    const [pharmacy] = await suggested({ q: 'pharm', near: 'Abidjan' });
    expect(pharmacy).toMatchObject({ kind: 'trade', name: 'Pharmacie', area: 'Abidjan' });
    const answer = await fetch(`${server.url}/api/search?what=Pharmacie&where=Abidjan`);
    expect(pharmacy?.count).toBe(((await answer.json()) as { nbHits: number }).nbHits);
  });

  test('trades are found by what they are also called, and said in the language of the page', async () => {
    expect(named(await suggested({ q: 'mecan' }))).toContain('trade Garage automobile');
    expect(named(await suggested({ q: 'mecan', lang: 'en' }))).toContain('trade Car repair garage');
  });

  test('a place without a company is not suggested, and Abidjan comes before Aïn Abid', async () => {
    expect((await suggested({ q: 'abi', field: 'where' }))[0]).toMatchObject({ kind: 'city', name: 'Abidjan' });
    for (const q of ['ab', 'ain', 'dou', 'na'])
      for (const { count } of await suggested({ q, field: 'where' })) expect(count).toBeGreaterThan(0);
  });

  test('places of the country come first, districts say their city, in what a field holds too', async () => {
    const [first] = await suggested({ q: 'coc', field: 'where', near: 'Abidjan', country: 'CI' });
    expect(first).toMatchObject({ kind: 'district', name: 'Cocody', area: 'Abidjan', value: 'Cocody, Abidjan' });
    const { results, nbHits } = (await (
      await fetch(`${server.url}/api/search?where=${encodeURIComponent(first?.value ?? '')}`)
    ).json()) as { results: { district: string }[]; nbHits: number };
    expect(nbHits).toBe(first?.count);
    expect(new Set(results.map(({ district }) => district))).toEqual(new Set(['Cocody']));
  });

  test('in where there are landmarks too, and countries', async () => {
    const market = await suggested({ q: 'grand mar', field: 'where', near: 'Abidjan' });
    expect(market[0]).toMatchObject({ kind: 'landmark', area: 'Abidjan' });
    expect(named(await suggested({ q: 'seneg', field: 'where' }))[0]).toBe('country Sénégal');
  });

  test('without letters the districts of the town are suggested in where, the largest first, and nothing in what', async () => {
    const districts = await suggested({ q: '', field: 'where', near: 'Abidjan' });
    expect(districts.length).toBeGreaterThan(2);
    expect(new Set(districts.map(({ area }) => area))).toEqual(new Set(['Abidjan']));
    expect(districts).toEqual(districts.toSorted((a, b) => b.count - a.count));
    expect(await suggested({ q: '', near: 'Abidjan' })).toEqual([]);
    expect(await suggested({ q: '🙂' })).toEqual([]);
  });

  test('a company leads to its page, in the language of the question', async () => {
    const answer = await fetch(`${server.url}/api/search?what=pharmacie&lang=en`);
    const [company] = ((await answer.json()) as { results: { name: string; url: string }[] }).results;
    const found = await suggested({ q: company?.name ?? '', lang: 'en' });
    expect(found[0]).toMatchObject({ kind: 'company', name: company?.name, url: company?.url });
  });

  test.each([
    ['pharmcie', 'trade Pharmacie'],
    ['pharmc', 'trade Pharmacie'],
    ['abdijan', 'city Abidjan'],
    ['nairbi', 'city Nairobi'],
    ['coifeur', 'trade Salon de coiffure'],
    ['cocdy', 'district Cocody'],
    ['plombrie', 'trade Plombier et piscine'],
  ])('a misspelt beginning suggests what is meant: %s', async (q, meant) => {
    const found = named(await suggested({ q }));
    expect(found.join(', ')).toContain(meant);
    expect(found.length).toBeLessThanOrEqual(7);
  });

  test('places are meant too, beside a word that is right, and nonsense suggests nothing', async () => {
    expect(named(await suggested({ q: 'abdijan', field: 'where' }))[0]).toBe('city Abidjan');
    expect(named(await suggested({ q: 'grand marc', field: 'where', near: 'Abidjan' }))[0]).toMatch(/^landmark/);
    for (const q of ['zzqqxx', 'qwrtpl']) expect(await suggested({ q })).toEqual([]);
  });

  test('what begins as it is typed comes first, and a known word is not replaced', async () => {
    const typed = await suggested({ q: 'pharmacie' });
    expect(typed[0]).toMatchObject({ kind: 'trade', name: 'Pharmacie' });
    const company = (await suggested({ q: 'pharm' })).find(({ kind }) => kind === 'company');
    expect((await suggested({ q: company?.name ?? '' }))[0]?.name).toBe(company?.name);
  });

  test('what is usual is each trade and city of a country that has companies, of each those with the most first', async () => {
    const answer = await fetch(`${server.url}/api/suggestions/usual?lang=fr&country=CI`);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, max-age=300']);
    const { results } = (await answer.json()) as { results: Found[] };
    for (const kind of ['trade', 'city']) {
      const counts = results.filter((one) => one.kind === kind).map(({ count }) => count);
      expect(counts.length).toBeGreaterThan(5);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      expect(counts.at(-1)).toBeGreaterThan(0);
    }
    expect(named(results)).toContain('city Abidjan');
    const [pharmacy] = await suggested({ q: 'pharmacie', country: 'CI' });
    expect(results).toContainEqual(pharmacy);
    const { results: english } = (await (await fetch(`${server.url}/api/suggestions/usual?lang=en`)).json()) as {
      results: Found[];
    };
    expect(named(english)).toContain('trade Pharmacy');
  });
});
