import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPool } from '#infra/database/database.ts';
import { apiToken, startServer, type TestServer } from '#tests/server.ts';
import { broken } from './invariants.ts';

const cuts = process.env.FAULTS === 'large' ? 25 : 2;

const files = ({ folder }: TestServer) => join(folder, 'postgres');
const postmaster = (server: TestServer): number =>
  Number(readFileSync(join(files(server), 'data/postmaster.pid'), 'utf8').split('\n')[0]);
const database = (server: TestServer): string => {
  const [, , , port] = readFileSync(join(files(server), 'data/postmaster.pid'), 'utf8').split('\n');
  return `postgres://sokoni:${readFileSync(join(files(server), 'secret'), 'utf8')}@127.0.0.1:${port}/postgres`;
};

const register = (server: TestServer, category: string, key: string): Promise<Response> =>
  fetch(`${server.url}/api/company/register-company`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiToken}`, 'Idempotency-Key': key },
    body: JSON.stringify({ name: `Boutique ${key}`, category, place: { country: 'CI' }, approved: true, online: true }),
  });

test(`a database killed ${cuts} times under load loses nothing that was acknowledged`, {
  timeout: 600_000,
}, async () => {
  await using server = await startServer({ LOG_LEVEL: 'silent' });
  const pool = openPool(database(server), 4);
  const { rows } = await pool.query<{ id: string }>(
    `select data->>'categoryId' as id from event_store.event where type = 'CategoryDefined' and data->>'parentId' is not null limit 1`,
  );
  const category = rows[0]?.id ?? '';
  const acknowledged = new Map<string, number>();
  const refused = new Set<number>();
  let asking = true;
  /** Asks until it is told yes, with the same key, as a client that lost the answer does. */
  const insist = async (key: string): Promise<void> => {
    for (;;) {
      const answer = await register(server, category, key);
      if (answer.ok) {
        acknowledged.set(key, ((await answer.json()) as { id: number }).id);
        return;
      }
      refused.add(answer.status);
      if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('5');
      await answer.body?.cancel();
      await wait(50); // a client that is told to come back later
    }
  };
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 0; asking; n++) await insist(`${writer}-${n}`);
  });
  for (let cut = 0; cut < cuts; cut++) {
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    process.kill(postmaster(server), 'SIGKILL');
  }
  const before = acknowledged.size;
  await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(before + 20);
  asking = false;
  await Promise.all(writers);

  expect([...refused].filter((status) => status !== 503)).toEqual([]);
  expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
  const { rows: kept } = await pool.query<{ id: number }>(
    `select (data->>'companyId')::int as id from event_store.event where type = 'CompanyRegistered'`,
  );
  const ids = kept.map(({ id }) => id);
  expect([...acknowledged.values()].filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  await expect.poll(async () => (await fetch(`${server.url}/health/ready`)).status, { timeout: 30_000 }).toBe(200);
  expect(await broken(pool, [])).toEqual([]);
  await pool.end();
});
