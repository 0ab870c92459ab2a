import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person, pharmacyServer } from './pharmacy-server.ts';

let at: Awaited<ReturnType<typeof pharmacyServer>>;
beforeAll(async () => {
  at = await pharmacyServer();
});
afterAll(() => at.stop());

describe('numbers', () => {
  const phones = (headers: Record<string, string>, company: number = at.id) =>
    at.call('GET', `/api/companies/${company}/phones`, headers);
  const revealed = () => at.times('phone-reveal');

  test('are told in the order of the page, and counted as a lead', async () => {
    const before = await revealed();
    const answer = await phones(person());
    expect(answer.body).toEqual({
      phones: [
        { type: 'tel', value: '+2252722000001' },
        { type: 'gsm', value: '+2250700000002' },
        { type: 'fax', value: '+2252722000009' },
      ],
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await expect.poll(revealed, { timeout: 30_000 }).toBe(before + 1);
    expect((await phones(person(), at.hidden)).status).toBe(404);
  });

  test('are sixty an hour for one address, on pages and as data together, and another address is free', async () => {
    const harvester = person();
    const page = `/entreprise/${at.id}-pharmacie-du-palmier/telephone`;
    for (let asked = 0; asked < 30; asked++) {
      expect((await phones(harvester)).status).toBe(200);
      expect((await fetch(at.url + page, { headers: harvester })).status).toBe(200);
    }
    const refused = await phones(harvester);
    expect([refused.status, refused.body.code]).toEqual([429, 'request.too-many']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const [path, words] of [
      [page, 'Limite de numéros atteinte'],
      [`/en/company/${at.id}-pharmacie-du-palmier/phone`, 'Limit of numbers reached'],
      [`/en/company/${at.id}-pharmacie-du-palmier/phone.data`, ''],
    ] as const) {
      const answer = await fetch(at.url + path, { headers: harvester });
      expect([path, answer.status]).toEqual([path, 429]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      const text = await answer.text();
      expect(text).toContain(words);
      expect(text).not.toContain('2722000001');
    }
    expect((await phones(person())).status).toBe(200);
  });

  test('are not in the pages that everybody reads, nor in their data', async () => {
    for (const path of [
      '/annuaire-resultat/ci',
      '/annuaire-resultat/ci.data',
      `/entreprise/${at.id}-pharmacie-du-palmier`,
      `/entreprise/${at.id}-pharmacie-du-palmier.data`,
    ]) {
      const page = await (await fetch(at.url + path, { headers: person() })).text();
      expect(page).toContain('Pharmacie du Palmier');
      expect([path, page.replace(/[\s ]/g, '')]).toEqual([path, expect.not.stringMatching(/2722000001|070000000/)]);
    }
  });

  test('have a page that nobody keeps and no search engine lists', async () => {
    const answer = await fetch(`${at.url}/entreprise/${at.id}-pharmacie-du-palmier/telephone`, { headers: person() });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(await answer.text()).toContain('tel:+2252722000001');
  });
});

describe('a talk on WhatsApp', () => {
  const talk = (lang: 'fr' | 'en', headers: Record<string, string>) =>
    fetch(`${at.url}${lang === 'fr' ? '/entreprise' : '/en/company'}/${at.id}-pharmacie-du-palmier/whatsapp`, {
      headers,
      redirect: 'manual',
    });

  test('is one link away, begins with the words of the company, and is counted', async () => {
    const answer = await talk('fr', person());
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://wa.me/2250700000003?text=Bonjour']);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    await expect.poll(() => at.times('whatsapp-tap'), { timeout: 30_000 }).toBe(1);
  });

  test('is no way around the limit', async () => {
    const harvester = person();
    for (let asked = 0; asked < 60; asked++) expect((await talk('en', harvester)).status).toBe(302);
    const refused = await talk('en', harvester);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('Limit of numbers reached');
  });
});

test('data are read six hundred times a minute by one address, then it has to wait', async () => {
  const reader = person();
  const paths = Array.from({ length: 20 }, (_, one) =>
    one % 2 ? `/api/companies/${at.id}` : '/api/search?what=palmier',
  );
  let read = 0;
  const refused = new Map<string, unknown>();
  for (let round = 0; round < 120 && refused.size < 2; round++)
    for (const [one, { status, body }] of (
      await Promise.all(paths.map((path) => at.call('GET', path, reader)))
    ).entries())
      if (status === 429) refused.set(paths[one] ?? '', body.code);
      else read++;
  expect(read).toBeGreaterThanOrEqual(600);
  expect([...refused.values()]).toEqual(['request.too-many', 'request.too-many']);
  expect((await at.call('GET', '/api/search?what=palmier', person())).status).toBe(200);
});
