import { existsSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { kyselyOf } from '#infra/database/database.ts';
import { importCommand } from '#infra/main/import-command.ts';
import type { Sokoni } from '#infra/main/open.ts';
import { type FreshDatabase, freshDatabase } from '../postgres.ts';
import { rejected, storeOf, temporaryFile } from './importing.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const ran = async (db: FreshDatabase, ...args: string[]) => {
  const log = storeOf(db);
  const open = async () => ({ ...log, pool: db.pool, db: kyselyOf(db.pool), close: () => log.store.close() }) as Sokoni;
  const out = vi.spyOn(console, 'log').mockImplementation(() => {});
  const err = vi.spyOn(console, 'error').mockImplementation(() => {});
  await importCommand(open).parseAsync(['companies', ...args], { from: 'user' });
  return { out: out.mock.calls.flat().join('\n'), err: err.mock.calls.flat().join('\n'), code: process.exitCode ?? 0 };
};

test('an import on an empty start lists places and categories first, tells its counts, and ends with 0', async () => {
  await using db = await freshDatabase();
  const file = temporaryFile(
    'shops.csv',
    'name,category,country,city\nChez Awa,amenity/restaurant,CI,Abidjan\n,Pharmacie,Kenya,\n',
  );
  const rejects = `${file}.rejects`;
  vi.stubEnv('LC_ALL', 'fr_FR.UTF-8');
  const { out, err, code } = await ran(db, file, '--rejects', rejects);
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out).toMatch(/^2 lignes lues en .*\ss\s: 1 entreprise ajoutée, 0 déjà présente, 1 refusée\./);
  expect(out).toContain(rejects);
  expect(rejected(rejects)).toMatchObject([{ line: 3, column: 'name', reason: 'import.name-missing' }]);
});

test('the outcome is one JSON object for machines', async () => {
  await using db = await freshDatabase();
  const file = temporaryFile('shops.csv', 'Nom;Type\nChez Awa;amenity/restaurant\n');
  const { out } = await ran(
    db,
    file,
    '--json',
    '--dry-run',
    '--map',
    'category=Type',
    '--country',
    'CI',
    '--rejects',
    `${file}.r`,
  );
  expect(JSON.parse(out)).toMatchObject({ rows: 1, registered: 1, alreadyThere: 0, refused: 0, rejects: null });
  expect(existsSync(`${file}.r`)).toBe(false);
});

test('a file that cannot be used ends with 2 and a sentence', async () => {
  await using db = await freshDatabase();
  vi.stubEnv('LC_ALL', 'en_GB.UTF-8');
  const { err, code } = await ran(db, '/nowhere/at-all.csv', '--rejects', temporaryFile('r', ''));
  expect(code).toBe(2);
  expect(err).toBe('The file /nowhere/at-all.csv cannot be read (ENOENT).');
});
