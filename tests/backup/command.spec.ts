import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { accounts } from '#projections/account/accounts.ts';
import { schemaOf } from '#projections/projection.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { startServer } from '#tests/server.ts';
import { ownFolder } from './installation.ts';

const program = join(import.meta.dirname, '../../build/server/sokoni.js');
const run = promisify(execFile);

type Said = { readonly code: number; readonly out: string; readonly err: string };

/** `sokoni …` as an operator types it. */
const sokoni = async (environment: Record<string, string>, ...args: string[]): Promise<Said> => {
  const env = { ...process.env, LOG_LEVEL: 'warn', LANG: 'en', LC_ALL: '', ...environment };
  const done = await run(process.execPath, [program, ...args], { env }).catch((error) => error);
  return { code: done.code ?? 0, out: done.stdout, err: done.stderr };
};

test('an operator backs up a running server, restores elsewhere, and that one serves the same', async () => {
  await using server = await startServer({ DEMO: 'off' });
  await using elsewhere = await freshDatabase();
  using place = ownFolder();
  const path = join(place.path, 'today.tar');
  const here = { DATA_DIR: server.folder };
  const there = { DATABASE_URL: elsewhere.url, DATA_DIR: join(place.path, 'there') };
  await sokoni(here, 'accounts', 'create-admin', 'awa@example.org');

  const made = await sokoni(here, 'backup', path, '--json');
  expect(made).toMatchObject({ code: 0, err: '' });
  const { events, files } = JSON.parse(made.out);
  expect(events).toBeGreaterThan(1_000);
  expect(await sokoni(here, 'backup', 'verify', path)).toMatchObject({
    code: 0,
    out: expect.stringContaining('complete'),
  });

  const asked = await sokoni({ ...there, LANG: 'fr' }, 'restore', path);
  expect(asked).toMatchObject({ code: 2, err: expect.stringContaining('--forgotten none') });
  const restored = await sokoni(there, 'restore', path, '--forgotten', 'none', '--json');
  expect(restored).toMatchObject({ code: 0, err: '' });
  const told = JSON.parse(restored.out);
  expect(told).toMatchObject({ events, files, again: 0 });
  expect(told.compared.map(({ is }: { is: string }) => is)).toEqual(told.compared.map(() => 'same'));
  expect(await sokoni(there, 'restore', path, '--forgotten', 'none')).toMatchObject({ code: 2 });

  await using second = await startServer({ ...there, DEMO: 'off' });
  const places = (url: string) => fetch(`${url}/ajax/city-choice?q=abi&country=CI`).then((answer) => answer.text());
  expect(await places(second.url)).toBe(await places(server.url));
  expect(await places(second.url)).toContain('Abidjan');
}, 120_000);

test('who was forgotten is listed, and does not come back', async () => {
  await using server = await startServer({ DEMO: 'off' });
  await using elsewhere = await freshDatabase();
  using place = ownFolder();
  const here = { DATA_DIR: server.folder };
  const list = join(place.path, 'forgotten.txt');
  for (const email of ['awa@example.org', 'ben@example.org']) await sokoni(here, 'accounts', 'create-admin', email);
  await sokoni(here, 'backup', join(place.path, 'before'));
  expect((await sokoni(here, 'forget', 'awa@example.org', '--now')).code).toBe(0);
  await sokoni(here, 'privacy', 'forgotten', '--out', list);
  expect(readFileSync(list, 'utf8')).toMatch(/^[\da-f-]{36} \S+Z\n$/);
  expect(readFileSync(join(server.folder, 'forgotten.txt'), 'utf8')).toBe(readFileSync(list, 'utf8'));

  const there = { DATABASE_URL: elsewhere.url, DATA_DIR: join(place.path, 'there') };
  const restored = await sokoni(there, 'restore', join(place.path, 'before'), '--forgotten', list);
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('deleted again') });
  const { rows } = await elsewhere.pool.query(
    `select email from ${schemaOf(accounts)}.account order by email nulls last`,
  );
  expect(rows.map(({ email }) => email).filter(Boolean)).toEqual(['ben@example.org']);
}, 120_000);
