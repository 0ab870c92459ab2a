import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person as memberAt } from '#tests/account/person.ts';
import { apiToken } from '#tests/server.ts';
import { person, pharmacyServer } from '#tests/statistics/pharmacy-server.ts';

let at: Awaited<ReturnType<typeof pharmacyServer>>;
beforeAll(async () => {
  at = await pharmacyServer();
});
afterAll(() => at.stop());

/** The numbers of the company in any way of writing them: the six digits that masks hide. */
const inFull =
  /2\D{0,3}0\D{0,3}0\D{0,3}0\D{0,3}0\D{0,3}0\D{0,3}1|7\D{0,3}0\D{0,3}0\D{0,3}0\D{0,3}0\D{0,3}0\D{0,3}0\D{0,3}[23]/;
const text = async (path: string, headers: Record<string, string> = person()) =>
  (await fetch(at.url + path, { headers })).text();
const slug = () => `${at.id}-pharmacie-du-palmier`;

describe('the numbers of companies', () => {
  test('end in dots wherever nobody asked for them', async () => {
    const pages = [
      '/api/search?what=palmier',
      `/api/companies/${at.id}`,
      '/annuaire-resultat?what=palmier',
      '/en/result-directory.data?what=palmier',
      '/',
      `/entreprise/${slug()}`,
      `/en/company/${slug()}`,
      `/en/company/${slug()}.data`,
      `/entreprise/${slug()}/signaler`,
      `/entreprise/${slug()}/avis`,
      `/en/company/${slug()}/report-a-problem.data`,
      `/qr/fr/${at.id}.svg`,
      '/ajax/company-choice?q=palmier',
      '/sitemap.xml',
    ];
    for (const path of pages) expect([path, inFull.exec(await text(path))?.[0]]).toEqual([path, undefined]);
    expect(await text('/api/search?what=palmier')).toContain('Pharmacie du Palmier');
    expect(await text(`/entreprise/${slug()}`)).toContain('Pharmacie du Palmier');
  });

  test('keep their beginning as data, so that readers know whom they would call', async () => {
    const company = JSON.parse(await text(`/api/companies/${at.id}`));
    expect(company.coordinates).toEqual([
      { type: 'tel', value: expect.stringMatching(/^\+225 27 22 [•\s]+$/) },
      { type: 'website', value: 'https://palmier.example' },
      { type: 'gsm', value: expect.stringMatching(/^\+225 07 00 [•\s]+$/) },
      { type: 'whatsapp', value: expect.stringMatching(/^\+225 07 00 [•\s]+$/) },
      { type: 'fax', value: expect.stringMatching(/^\+225 27 22 [•\s]+$/) },
    ]);
    const { results } = JSON.parse(await text('/api/search?what=palmier'));
    expect(results[0]).toMatchObject({ phone: expect.stringContaining('•'), whatsapp: expect.stringContaining('•') });
  });

  test('are in full for a program with the token, and for no other', async () => {
    const trusted = { ...person(), Authorization: `Bearer ${apiToken}` };
    expect(JSON.parse(await text('/api/search?what=palmier', trusted)).results[0].phone).toBe('+2252722000001');
    expect(await text(`/api/companies/${at.id}`, trusted)).toContain('+2250700000002');
    for (const Authorization of ['Bearer another-token', apiToken, `Basic ${btoa(`x:${apiToken}`)}`])
      expect(await text(`/api/companies/${at.id}`, { ...person(), Authorization })).not.toContain('+2250700000002');
  });

  test('are told by one way that is limited, whichever door is taken', async () => {
    const harvester = person();
    const doors = [
      `/api/companies/${at.id}/phones`,
      `/entreprise/${slug()}/telephone`,
      `/entreprise/${slug()}/whatsapp`,
      `/entreprise/${slug()}.vcf`,
    ];
    const statuses: number[] = [];
    for (let n = 0; n < 64; n++) {
      const door = doors[n % doors.length] ?? '';
      statuses.push((await fetch(at.url + door, { headers: harvester, redirect: 'manual' })).status);
    }
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200, 302]));
    expect(statuses.slice(60)).toEqual([429, 429, 429, 429]);
    const members = memberAt(at.url, harvester);
    expect((await members.ask(`/api/companies/${at.id}/phones`)).status).toBe(429);
  });

  test('of a fax too', async () => {
    const told = JSON.parse(await text(`/api/companies/${at.id}/phones`));
    expect(told.phones.at(-1)).toEqual({ type: 'fax', value: '+2252722000009' });
    const digits = async (path: string) => (await text(path)).replace(/[\s\u00a0]/g, '');
    expect(await digits(`/entreprise/${slug()}/telephone`)).toContain('2722000009');
    expect(await digits(`/entreprise/${slug()}`)).not.toContain('000009');
  });

  test('are described as they are told', async () => {
    const { paths } = JSON.parse(await text('/openapi.json'));
    for (const path of ['/api/search', '/api/companies/{id}'])
      expect(paths[path].get.summary).toContain('numbers end in • without the API token');
    expect(paths['/api/companies/{id}/phones'].get.responses['429'].description).toContain(
      '60 at once, then 60 an hour',
    );
  });
});
