import { describe, expect, test } from 'vitest';
import { withDemo } from '#tests/with-server.ts';

describe('addresses', () => {
  const { server } = withDemo();
  const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });
  const moved = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.get('location')?.replace(server.url, '')];
  };

  test('other forms lead for good to the one', async () => {
    expect(await moved('/ci/annuaire-resultat?what=a')).toEqual([301, '/annuaire-resultat/ci?what=a']);
    expect(await moved('/en/annuaire-resultat')).toEqual([301, '/en/result-directory']);
    expect(await moved('/en/ci/result-directory')).toEqual([301, '/en/result-directory/ci']);
  });

  test('words of the other language lead for good to the same page', async () => {
    expect(await moved('/register?to=%2Ffavoris')).toEqual([301, '/inscription?to=%2Ffavoris']);
    expect(await moved('/en/inscription')).toEqual([301, '/en/register']);
    expect(await moved('/favourites')).toEqual([301, '/favoris']);
    expect(await moved('/en/inscription/company')).toEqual([301, '/en/register/company']);
    expect(await moved('/result-directory/ci')).toEqual([301, '/annuaire-resultat/ci']);
    expect(await moved('/company/12-garage/reviews')).toEqual([301, '/entreprise/12-garage/avis']);
  });

  test('a country without companies has its page: /fr is France, in both languages', async () => {
    for (const path of ['/fr', '/annuaire-resultat/fr', '/en/fr', '/en/result-directory/fr']) {
      const answer = await get(path);
      const page = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      expect(page).toContain('France');
      expect(page).toContain('content="noindex');
    }
  });

  test('a company is found by its number, whatever the slug', async () => {
    const page = await (await get('/annuaire-resultat')).text();
    const [path = '', id] = /\/entreprise\/(\d+)-[a-z0-9-]+/.exec(page) ?? [];
    expect((await get(path)).status).toBe(200);
    expect(await moved(`/entreprise/${id}-another-name`)).toEqual([301, path]);
    expect(await moved(`/en/entreprise/${id}-another-name`)).toEqual([301, `/en/company/${id}-another-name`]);
  });

  test('no country, no company, no page: 404 in the language of the address, with the reference of the request', async () => {
    for (const path of ['/zz', '/en/zz', '/entreprise/999999999-x', '/entreprise/abc', '/en/no/such/page']) {
      const answer = await get(path);
      const page = await answer.text();
      expect([path, answer.status]).toEqual([path, 404]);
      expect(page).toContain(`<html lang="${/^\/en\//.test(path) ? 'en' : 'fr'}">`);
      expect(page).toContain(answer.headers.get('x-correlation-id'));
    }
  });

  test('a page past the last one is not found', async () => {
    expect((await get('/annuaire-resultat?page=9999')).status).toBe(404);
  });

  test('pages send no application: one small module and nothing inline but data', async () => {
    for (const path of ['/', '/annuaire-resultat']) {
      const page = await (await get(path)).text();
      const scripts = [...page.matchAll(/<script([^>]*)>/g)].map(([, given = '']) => given);
      expect(scripts.filter((given) => !given.includes('ld+json'))).toEqual([expect.stringContaining('type="module"')]);
      expect(page).not.toMatch(/ style="| on[a-z]+="/);
    }
  });
});
