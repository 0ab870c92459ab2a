import { expect, test, vi } from 'vitest';
import { companiesIndex } from '#read-api/search/meilisearch-client.ts';
import { startedDatabase } from '#tests/started.ts';
import { apiToken, startServer } from '../server.ts';
import { sharedByFile } from '../shared-by-file.ts';
import { type MeilisearchDouble, meilisearchDouble } from './meilisearch-double.ts';

/** How long a reader may wait, whatever becomes of Meilisearch. */
const servedWithinMs = 1_000;

const pages = ['/', '/annuaire-resultat?what=pharmacie'];
const lookups = ['/api/suggestions?q=pharm', '/ajax/category-choice?q=pharm', '/ajax/company-choice?q=pharmacie'];

const register = async (url: string, name: string) => {
  const answer = await fetch(`${url}/api/company/register-company`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiToken}` },
    body: JSON.stringify({ name, category: 'health-pharmacy', place: { country: 'SN' }, approved: true, online: true }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { readonly id: number; readonly position: string };
};

const anyCompany = /href="\/entreprise\/\d+-/;

const pageAt = async (url: string, path: string) =>
  await (await fetch(url + path, { headers: { Cookie: 'reader=1' } })).text();

const at = sharedByFile(async () => {
  await using stack = new AsyncDisposableStack();
  const db = stack.use(await startedDatabase());
  const double = stack.use(await meilisearchDouble());
  const server = stack.use(await startServer({ DATABASE_URL: db.url, MEILISEARCH_URL: double.url }));
  // few: the stand-in searches all of them, in the process of the test
  for (const name of ['Pharmacie du Port', 'Pharmacie de la Paix', 'Pharmacie des Allées'])
    await register(server.url, name);
  for (const path of pages)
    await vi.waitUntil(async () => anyCompany.test(await pageAt(server.url, path)), { timeout: 30_000 });
  // what has never been asked for has yet to be compiled
  for (const path of [...lookups, '/api/search?what=pharmacie']) await (await fetch(server.url + path)).text();
  const kept = stack.move();
  return { double, server, [Symbol.asyncDispose]: () => kept.disposeAsync() };
});

/** A reader of their own, for whom nothing is kept. */
const ask = (path: string) =>
  fetch(`${at.server.url}${path}`, {
    headers: { Cookie: 'reader=1', 'Accept-Language': 'fr' },
    signal: AbortSignal.timeout(servedWithinMs),
  });

type Health = { readonly parts: { readonly search: { readonly answers: string; readonly meilisearch?: unknown } } };
const searchHealth = async () => {
  const answer = await ask('/health/ready');
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Health).parts.search;
};

/** Until a search is answered by Meilisearch again, with what is in its index, and everything of it works. */
const meilisearchAnswers = () =>
  expect
    .poll(
      async () => {
        const found = (await (await ask('/api/search?what=pharmacie')).json()) as { nbHits: number };
        return { ...(await searchHealth()), isFilled: found.nbHits > 0 };
      },
      { timeout: 60_000 },
    )
    .toEqual({ answers: 'meilisearch', isFilled: true });

const servesReaders = async () => {
  const asApi = await ask('/api/search?what=pharmacie');
  expect(asApi.status).toBe(200);
  expect(((await asApi.json()) as { results: unknown[] }).results.length).toBeGreaterThan(0);
  for (const page of pages) {
    const answer = await ask(page);
    expect([page, answer.status]).toEqual([page, 200]);
    expect(await answer.text()).toMatch(anyCompany);
  }
  for (const suggestions of lookups) {
    const answer = await ask(suggestions);
    expect([suggestions, answer.status]).toEqual([suggestions, 200]);
    expect(((await answer.json()) as { results: unknown[] }).results.length).toBeGreaterThan(0);
  }
};

const metric = async (name: string) => {
  const answer = await fetch(`${at.server.url}/metrics`, { headers: { Authorization: `Bearer ${apiToken}` } });
  return (await answer.text()).split('\n').filter((line) => line.startsWith(name));
};

const faults: readonly (readonly [string, (double: MeilisearchDouble) => unknown, RegExp])[] = [
  ['hangs', (double) => double.hang(), /^time-limit$/],
  ['refuses its key', (double) => double.refuseKeys(), /^invalid_api_key$/],
  ['is gone', (double) => double.leave(), /^ECONN/],
  ['has forgotten its indexes', (double) => double.forget({ busy: true }), /^index_not_found$/],
];

test.each(faults)('readers do not notice that Meilisearch %s; operators do, in two lines', async (_, fail, reason) => {
  const { double, server } = at;
  await meilisearchAnswers();
  await servesReaders();
  const before = server.output.length;
  const said = () => server.output.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);

  await fail(double);
  await servesReaders();
  await expect.poll(searchHealth).toMatchObject({
    answers: 'postgresql',
    meilisearch: { search: expect.stringMatching(reason), since: expect.any(String) },
  });
  await servesReaders();
  expect(await metric('search_meilisearch_failing')).toEqual(['search_meilisearch_failing 1']);
  expect((await metric('search_meilisearch_failures_total')).join()).toMatch(reason.source.slice(1).replace('$', ''));

  await double.mend();
  await meilisearchAnswers();
  await servesReaders();
  expect(said()).toMatchObject([
    { msg: 'Meilisearch fails: PostgreSQL answers what it does not', reason: expect.stringMatching(reason) },
    { msg: 'Meilisearch works again' },
  ]);
  expect(await metric('search_meilisearch_failing')).toEqual(['search_meilisearch_failing 0']);
});

test('what changes while Meilisearch is gone is found there once it is back', async () => {
  const { double, server } = at;
  await meilisearchAnswers();
  await double.leave();
  const { id, position } = await register(server.url, 'Atelier Deux Rives');
  const found = async (readAfter = '') => {
    const answer = await fetch(`${server.url}/api/search?what=atelier+deux+rives`, {
      headers: { 'Read-After': readAfter },
    });
    return ((await answer.json()) as { results: { id: number }[] }).results.map((one) => one.id);
  };
  expect(await found(position)).toContain(id);
  await double.mend();
  await meilisearchAnswers();
  await expect.poll(() => found()).toContain(id);
  await meilisearchAnswers();
  expect(double.count(companiesIndex)).toBe(4);
});
