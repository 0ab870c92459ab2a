import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { googlebot, person, pharmacyServer } from './pharmacy-server.ts';

let at: Awaited<ReturnType<typeof pharmacyServer>>;
beforeAll(async () => {
  at = await pharmacyServer();
});
afterAll(() => at.stop());

const tap = (name: string, companyId = 1) => ({ events: [{ name, companyId }] });

describe('what pages tell', () => {
  test('is added up within moments', async () => {
    const answer = await at.call('POST', '/event-stats/collect', person(), {
      events: [...tap('share', at.id).events, ...tap('share', at.id).events, ...tap('directions-tap', at.id).events],
    });
    expect(answer.status).toBe(204);
    await expect.poll(() => at.times('share'), { timeout: 30_000 }).toBe(2);
    expect(await at.times('directions-tap')).toBe(1);
  });

  test('by bots and about companies that are not public counts nothing', async () => {
    const bot = { ...person(), 'User-Agent': googlebot };
    expect((await at.call('POST', '/event-stats/collect', bot, tap('email-tap'))).status).toBe(204);
    expect((await at.call('POST', '/event-stats/collect', person(), tap('email-tap', at.hidden))).status).toBe(204);
    await at.call('POST', '/event-stats/collect', person(), tap('email-tap', at.id));
    await expect.poll(() => at.times('email-tap'), { timeout: 30_000 }).toBe(1);
  });

  test.each<[string, unknown, number, string]>([
    ['an unknown name', tap('company-bought'), 422, 'request.invalid'],
    ['a reveal, which the server counts', tap('phone-reveal'), 422, 'request.invalid'],
    ['no company', { events: [{ name: 'share' }] }, 422, 'request.invalid'],
    ['more than asked for', { events: [{ name: 'share', companyId: 1, who: 'me' }] }, 422, 'request.invalid'],
    ['nothing', { events: [] }, 422, 'request.invalid'],
    ['no JSON', '{"events":', 400, 'request.malformed'],
    ['a body that is too large', { events: [], padding: 'x'.repeat(9000) }, 413, 'request.too-large'],
  ])('is refused when it is %s', async (_, body, status, code) => {
    const answer = await at.call('POST', '/event-stats/collect', person(), body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('by another site’s page is refused', async () => {
    const elsewhere = { ...person(), 'Sec-Fetch-Site': 'cross-site' };
    expect((await at.call('POST', '/event-stats/collect', elsewhere, tap('share'))).status).toBe(403);
    expect((await at.call('POST', '/search-log', elsewhere, {})).status).toBe(403);
  });
});

describe('a search that was made', () => {
  const search = { what: 'garage', where: 'Abidjan', country: 'ci', lang: 'fr', nbHits: 12, page: 1 };

  test('is kept without who made it', async () => {
    expect((await at.call('POST', '/search-log', { ...person(), 'User-Agent': googlebot }, search)).status).toBe(204);
    expect((await at.call('POST', '/search-log', person(), search)).status).toBe(204);
    const kept = () => at.stored('select what, place, country, lang, hits, page from statistics.search');
    await expect
      .poll(kept, { timeout: 30_000 })
      .toEqual([{ what: 'garage', place: 'Abidjan', country: 'CI', lang: 'fr', hits: 12, page: 1 }]);
  });

  test.each<[string, object, number]>([
    ['another language', { ...search, lang: 'de' }, 422],
    ['more than asked for', { ...search, user: 'ada' }, 422],
    ['less than no hits', { ...search, nbHits: -1 }, 422],
    ['a body that is too large', { ...search, what: 'x'.repeat(5000) }, 413],
  ])('is refused with %s', async (_, body, status) => {
    expect((await at.call('POST', '/search-log', person(), body)).status).toBe(status);
  });
});
