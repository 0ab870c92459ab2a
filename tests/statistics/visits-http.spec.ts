import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiToken } from '#tests/server.ts';
import { googlebot, person, pharmacyServer } from './pharmacy-server.ts';

let at: Awaited<ReturnType<typeof pharmacyServer>>;
beforeAll(async () => {
  at = await pharmacyServer();
});
afterAll(() => at.stop());

const visit = (headers: Record<string, string>, method = 'PUT', company: number | string = at.id) =>
  at.call(method, `/api/company/${company}/incrementVisit`, headers);

const visits = async () => (await at.stored('select coalesce(sum(visits), 0)::int as n from statistics.visit'))[0].n;

describe('a visit of a company', () => {
  test('is counted once a visitor and day, asked with PUT or GET', async () => {
    const before = await visits();
    const ada = person();
    expect((await visit(ada)).body).toEqual({ counted: true });
    expect((await visit(ada)).body).toEqual({ counted: false });
    expect((await visit(ada, 'GET')).body).toEqual({ counted: false });
    expect((await visit(person(), 'GET')).body).toEqual({ counted: true });
    expect((await visits()) - before).toBe(2);
  });

  test('is forged neither by the name of a browser nor within a network of one’s own', async () => {
    const before = await visits();
    const forger = person();
    for (let n = 0; n < 20; n++)
      for (const system of ['Android 14', 'iPhone', 'Windows NT 10.0', `Sailfish ${n}`])
        await visit({ ...forger, 'User-Agent': `Mozilla/5.0 (${system}) Browser/${n}.0` });
    expect((await visits()) - before).toBe(3);
    for (let n = 0; n < 20; n++) await visit({ ...forger, 'X-Forwarded-For': `2001:db8:7:1::${n}` });
    expect((await visits()) - before).toBe(4);
  });

  test.each<[string, Record<string, string>]>([
    ['a bot', { 'User-Agent': googlebot }],
    ['a browser without a name', { 'User-Agent': '' }],
    ['a browser that fetches ahead', { 'Sec-Purpose': 'prefetch' }],
    ['a browser that draws ahead', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['an older browser that fetches ahead', { Purpose: 'prefetch' }],
    ['staff', { Authorization: `Bearer ${apiToken}` }],
  ])('of %s is not', async (_, headers) => {
    const before = await visits();
    const answer = await visit({ ...person(), ...headers });
    expect([answer.status, answer.body]).toEqual([200, { counted: false }]);
    expect(await visits()).toBe(before);
  });

  test('that another site asks for is not, and with PUT it is refused', async () => {
    const elsewhere = { ...person(), 'Sec-Fetch-Site': 'cross-site' };
    expect((await visit(elsewhere, 'GET')).body).toEqual({ counted: false });
    expect((await visit(elsewhere)).body).toMatchObject({ status: 403, code: 'request.cross-site' });
    expect((await visit({ ...person(), Origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  test('that is none: no such company, not a public one, no number', async () => {
    for (const company of [999_999, at.hidden, 0, 'abc', '99999999999'])
      for (const headers of [person(), { ...person(), 'User-Agent': googlebot }]) {
        const { status, body } = await visit(headers, 'PUT', company);
        expect([company, status, body.code]).toEqual([company, 404, 'company.unknown']);
      }
  });

  test('is told not to be kept by anyone between', async () => {
    expect((await visit(person(), 'GET')).headers.get('cache-control')).toBe('no-store');
  });
});
