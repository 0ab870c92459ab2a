import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#infra/database/embedded-postgres.ts';
import { copyForAnyone } from './copy-for-anyone.ts';

type Told = { readonly url: string; readonly pid: number; readonly folder: string };

let folder: string;
const rootOnly = process.getuid?.() === 0;
const folders: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sokoni-postgres-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
});
afterEach(() => {
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
});

const script = join(import.meta.dirname, 'hold-postgres.ts');

/** Starts the script, as somebody else when `as` says so; rejects when it does not run or ends without a word. */
const hold = async (
  path: string,
  as: { uid?: number; gid?: number } = {},
  [node, file]: readonly [string, string] = [process.execPath, script],
): Promise<Told & { child: ChildProcess }> => {
  const child = spawn(node, [file, path], { ...as, cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] });
  const failure = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`)));
  failure.catch(() => {}); // after its first line it may end
  const [line] = await Promise.race([once(child.stdout, 'data'), failure]);
  return { ...JSON.parse(String(line)), child };
};

const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
  child.kill(signal);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

const ask = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('it starts on loopback with real fsync and the extensions of search, and stops with its owner', async () => {
  const postgres = await startEmbeddedPostgres(folder);
  expect(new URL(postgres.url).hostname).toBe('127.0.0.1');
  expect(await ask(postgres.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await ask(postgres.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  await ask(postgres.url, 'create extension pg_trgm; create extension unaccent');
  await postgres.stop();
  expect(runs(postgres.pid)).toBe(false);
});

test('what was acknowledged survives a killed owner, and the server it left behind is adopted', async () => {
  const first = await hold(folder);
  await ask(first.url, 'create table kept (n int); insert into kept values (1)');
  await end(first.child, 'SIGKILL');
  const second = await startEmbeddedPostgres(folder);
  expect(second.pid).toBe(first.pid);
  expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 1 }]);
  await second.stop();
  expect(runs(second.pid)).toBe(false);
});

test('a killed server is back at the same address, by itself, with everything that was acknowledged', async () => {
  const postgres = await startEmbeddedPostgres(folder);
  await ask(postgres.url, 'create table kept (n int); insert into kept select generate_series(1, 1000)');
  process.kill(postgres.pid, 'SIGKILL');
  await expect
    .poll(() => ask(postgres.url, 'select count(*)::int as n from kept').catch(() => 'away'), { timeout: 30_000 })
    .toEqual([{ n: 1000 }]);
  await postgres.stop();
  await expect(ask(postgres.url, 'select 1')).rejects.toThrow();
});

test('a second process shares the running server and leaves it running', async () => {
  const owner = await hold(folder);
  const guest = await startEmbeddedPostgres(folder);
  expect(guest.pid).toBe(owner.pid);
  await guest.stop();
  expect(await ask(owner.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  await end(owner.child, 'SIGTERM');
  expect(runs(owner.pid)).toBe(false);
});

test('Ctrl+C, which a terminal tells each program and each passes on, ends the database with the server', async () => {
  const sokoni = join(import.meta.dirname, '../../infra/main/sokoni.mjs');
  const env = { ...process.env, DATA_DIR: folder, DEMO: 'off', PORT: '0' };
  const child = spawn(process.execPath, [sokoni, 'start'], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('http://');
  const database = Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n', 1)[0]);
  expect(runs(database)).toBe(true);
  process.kill(-(child.pid ?? 0), 'SIGINT');
  expect((await once(child, 'exit'))[0]).toBe(0);
  expect(runs(database)).toBe(false);
});

test('a first start that was cut off does not block the next', async () => {
  mkdirSync(join(folder, 'postgres', 'data.new'), { recursive: true });
  writeFileSync(join(folder, 'postgres', 'data.new', 'PG_VERSION'), '18');
  const postgres = await startEmbeddedPostgres(folder);
  expect(await ask(postgres.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  await postgres.stop();
});

test('files of another major version are left alone, with a plain sentence', async () => {
  const data = join(folder, 'postgres', 'data');
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'PG_VERSION'), '15\n');
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/PostgreSQL 15, this is 18/);
});

test('an ordinary user runs it as themselves', async () => {
  const as = rootOnly ? { uid: 65_534, gid: 65_534 } : {};
  let program: readonly [string, string] | undefined;
  if (rootOnly) {
    chownSync(folder, 65_534, 65_534);
    const theirs = mkdtempSync(join(tmpdir(), 'sokoni-theirs-'));
    chmodSync(theirs, 0o755);
    folders.push(theirs);
    const packages = ['pg', `@embedded-postgres/${process.platform}-${process.arch}`];
    program = copyForAnyone(script, theirs, { packages, folders: ['infra/database'] });
  }
  const postgres = await hold(folder, as, program);
  expect(postgres.folder).toBe(join(folder, 'postgres'));
  expect(await ask(postgres.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  await end(postgres.child, 'SIGTERM');
  expect(runs(postgres.pid)).toBe(false);
});

test('as root, a folder that is closed to others is kept elsewhere, and it says where', async () => {
  chmodSync(folder, 0o700);
  const postgres = await startEmbeddedPostgres(folder);
  folders.push(postgres.folder);
  expect(postgres.folder.startsWith(rootOnly ? '/var/lib/sokoni/' : folder)).toBe(true);
  await postgres.stop();
});
