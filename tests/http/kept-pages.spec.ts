import { expect, test, vi } from 'vitest';
import { keptPages, type Page } from '#infra/http/kept-pages.ts';

const pageOf = (text: string, headers: Page['headers'] = []): Page => ({
  ...{ status: 200, headers, etag: text, position: '1', until: Date.now() + 20_000 },
  bytes: { identity: Buffer.from(text), br: Buffer.from(text), gzip: Buffer.from(text) },
});

/** Answers with what it is made of, and counts how often it was made. */
const maker = (headers: Page['headers'] = []) => vi.fn(async () => pageOf(`made ${Math.random()}`, headers));

test('twenty who ask for a page at once have it made once', async () => {
  const kept = keptPages(() => '1');
  const make = maker();
  const pages = await Promise.all(Array.from({ length: 20 }, () => kept.make('/', make)));
  expect(make).toHaveBeenCalledTimes(1);
  expect(new Set(pages).size).toBe(1);
  expect(kept.find('/')).toBe(pages[0]);
});

test('a page is made anew when the read models have moved on, also while the older one is still being made', async () => {
  let position = '1';
  const kept = keptPages(() => position);
  const slow = Promise.withResolvers<Page>();
  const older = kept.make('/', () => slow.promise);
  position = '2';
  const newer = await kept.make('/', async () => ({ ...pageOf('newer'), position: '2' }));
  slow.resolve(pageOf('older'));
  expect((await older).etag).toBe('older');
  expect(newer.etag).toBe('newer');
});

test.each([
  ['sets a cookie', ['set-cookie', 'draft=1']],
  ['allows scripts by a nonce', ['content-security-policy', "script-src 'nonce-1'"]],
  ['asks not to be stored', ['cache-control', 'private, no-store']],
] as const)('a page that %s is made for each reader', async (_, header) => {
  const kept = keptPages(() => '1');
  const make = maker([header]);
  const pages = await Promise.all([kept.make('/', make), kept.make('/', make), kept.make('/', make)]);
  await kept.make('/', make);
  expect(make).toHaveBeenCalledTimes(4);
  expect(new Set(pages).size).toBe(3);
});

test('a page that could not be made is tried again by the next who asks', async () => {
  const kept = keptPages(() => '1');
  await expect(kept.make('/', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect((await kept.make('/', async () => pageOf('well again'))).etag).toBe('well again');
});

test('addresses that anybody makes up do not fill the memory: all copies, keys and entries count', async () => {
  const kept = keptPages(() => '1');
  const big = (text: string): Page => ({
    ...pageOf(text),
    bytes: { identity: Buffer.alloc(1e6), br: Buffer.alloc(1e6), gzip: Buffer.alloc(1e6) },
  });
  for (let n = 0; n < 40; n++) await kept.make(`/${n}`, async () => big(String(n)));
  expect(kept.size().bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
  expect(kept.size().pages).toBe(22);
  for (let n = 0; n < 6_000; n++) await kept.make(`/small/${n}`, async () => pageOf('small'));
  expect(kept.size().pages).toBeLessThanOrEqual(5_000);
});

test('pages of an older position are dropped when the first of a newer one is kept', async () => {
  let position = '1';
  const kept = keptPages(() => position);
  for (let n = 0; n < 10; n++) await kept.make(`/${n}`, async () => pageOf(String(n)));
  position = '2';
  await kept.make('/new', async () => ({ ...pageOf('new'), position }));
  expect(kept.size().pages).toBe(1);
});
