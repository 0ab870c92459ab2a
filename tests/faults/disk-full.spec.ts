import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPool } from '#infra/database/database.ts';
import { startEmbeddedPostgres } from '#infra/database/embedded-postgres.ts';
import { collect } from '#infra/event-store/event-store.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { prepareDatabase } from '#infra/main/prepare-database.ts';

const mounted = (folder: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=190m,mode=755', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const metadata = { $correlationId: 'c', $causationId: 'c', actor: 'test', at: '2026-11-21T00:00:00.000Z', version: 1 };
const event = () => ({
  id: randomUUID(),
  type: 'Filled',
  data: { noise: randomBytes(150_000).toString('base64') },
  metadata,
});

const folder = mkdtempSync(join(tmpdir(), 'sokoni-full-'));
chmodSync(folder, 0o755);
const canMount = process.getuid?.() === 0 && mounted(folder);
if (!canMount) rmSync(folder, { recursive: true, force: true });

test.runIf(canMount)(
  'a full disk refuses what it cannot keep, keeps what it acknowledged, and goes on once freed',
  async () => {
    const ballast = join(folder, 'ballast');
    writeFileSync(ballast, Buffer.alloc(40_000_000));
    const postgres = await startEmbeddedPostgres(folder, {
      max_wal_size: '48MB',
      min_wal_size: '32MB',
      shared_buffers: '16MB',
    });
    const pool = openPool(postgres.url, 4);
    const store = postgresEventStore(pool);
    try {
      await prepareDatabase(pool);
      const kept: string[] = [];
      const fill = async (): Promise<unknown> => {
        for (let n = 0; n < 2_000; n++) {
          const next = event();
          try {
            await store.append(`filled-${n}`, 'no-stream', [next]);
          } catch (error) {
            return error;
          }
          kept.push(next.id);
        }
        return undefined;
      };
      expect(await fill()).toBeInstanceOf(Error);
      expect(kept.length).toBeGreaterThan(20);

      rmSync(ballast);
      const after = event();
      await expect
        .poll(() => store.append('after', 'any', [after]).then(() => 'kept', String), {
          timeout: 60_000,
          interval: 300,
        })
        .toBe('kept');
      const ids = (await collect(store.readAll())).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(kept.filter((id) => !ids.includes(id))).toEqual([]);
      expect(ids).toContain(after.id);
    } finally {
      await store.close();
      await pool.end();
      await postgres.stop();
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
