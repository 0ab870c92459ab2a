import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { openPool } from '#infra/database/database.ts';
import { startEmbeddedPostgres } from '#infra/database/embedded-postgres.ts';
import { collect, type NewEvent } from '#infra/event-store/event-store.ts';
import { createEventTables, postgresEventStore } from '#infra/event-store/postgres.ts';

/** Only root may look into the processes of another user, and strace may be missing. */
const canTrace = process.getuid?.() === 0 && spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0;

const event = (): NewEvent => ({
  id: randomUUID(),
  type: 'Told',
  data: { words: 'mer et sel' },
  metadata: { $correlationId: 'c', $causationId: 'c', actor: 'visitor', at: '2026-01-01T00:00:00.000Z', version: 1 },
});

const server = async (settings: Record<string, string> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'sokoni-fsync-'));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder, settings);
  const pool = openPool(postgres.url, 4);
  await pool.query(createEventTables);
  const store = postgresEventStore(pool);
  return {
    ...{ pool, store, postgres },
    async [Symbol.asyncDispose]() {
      await store.close();
      await pool.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** strace on these processes; ended, it leaves what it counted in `report`. */
const trace = async (pids: readonly number[], ...how: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'sokoni-strace-'));
  const report = join(folder, 'report');
  const child: ChildProcess = spawn(
    'strace',
    ['-f', '-o', report, ...how, ...pids.flatMap((pid) => ['-p', String(pid)])],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let told = '';
  for await (const part of child.stderr ?? []) {
    told += part;
    if (told.split('attached').length > pids.length) break;
  }
  return async (): Promise<string> => {
    child.kill('SIGINT');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    const text = readFileSync(report, 'utf8');
    rmSync(folder, { recursive: true });
    return text;
  };
};

const processesOf = async (pool: Pool): Promise<number[]> =>
  (await pool.query<{ pid: number }>('select pid from pg_stat_activity where pid is not null')).rows.map(
    ({ pid }) => pid,
  );

const counted = (report: string): number =>
  report.split('\n').reduce((sum, line) => {
    const [, , , calls, ...rest] = line.trim().split(/\s+/);
    return /^f(data)?sync$/.test(rest.at(-1) ?? '') ? sum + Number(calls) : sum;
  }, 0);

const syncsAndCommits = async (settings: Record<string, string>) => {
  await using world = await server(settings);
  const { pool, store, postgres } = world;
  const ended = await trace([postgres.pid, ...(await processesOf(pool))], '-c', '-e', 'trace=fsync,fdatasync');
  for (let n = 0; n < 40; n++) await store.append(`alone-${n}`, 'no-stream', [event()]);
  await Promise.all(Array.from({ length: 200 }, (_, n) => store.append(`together-${n}`, 'no-stream', [event()])));
  const { rows } = await pool.query('select count(distinct xmin::text)::int as commits from event_store.event');
  return { syncs: counted(await ended()), commits: Number(rows[0].commits) };
};

test.runIf(canTrace)(
  'no append is acknowledged before it is on the disk: a sync for each commit (only where strace is)',
  async () => {
    const real = await syncsAndCommits({});
    expect(real.commits).toBeGreaterThan(40);
    expect(real.syncs).toBeGreaterThanOrEqual(real.commits);
    expect((await syncsAndCommits({ fsync: 'off' })).syncs).toBe(0);
  },
);

test.runIf(canTrace)(
  'a disk that fails to sync costs no acknowledged append, and acknowledges none (only where strace is)',
  async () => {
    await using world = await server();
    const { pool, store } = world;
    const acknowledged: string[] = [];
    const append = async () => {
      const told = event();
      await store.append(`stream-${told.id}`, 'no-stream', [told]);
      acknowledged.push(told.id);
    };
    for (let n = 0; n < 10; n++) await append();
    const ended = await trace(
      await processesOf(pool),
      '-e',
      'trace=fdatasync',
      '-e',
      'inject=fdatasync:error=EIO:when=3+',
    );
    const failed = await (async () => {
      for (let n = 0; n < 10; n++) await append();
    })().catch((error: unknown) => error);
    await ended();
    expect(failed).toBeInstanceOf(Error);
    expect(acknowledged.length).toBeLessThan(20);

    await expect
      .poll(
        () =>
          pool.query('select').then(
            () => 'well',
            () => 'down',
          ),
        { timeout: 30_000 },
      )
      .toBe('well');
    await append();
    const stored = new Set((await collect(store.readAll())).map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  },
);
