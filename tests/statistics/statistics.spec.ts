import { beforeEach, describe, expect, test } from 'vitest';
import { forget, forgetDaily } from '#commands/statistics/forget.ts';
import { openStatistics } from '#commands/statistics/statistics.ts';
import { withDatabase } from '#tests/with-database.ts';

const db = withDatabase();
beforeEach(async () => {
  await db.pool.query(
    'truncate statistics.visit, statistics.visitor, statistics.salt, statistics.company_event, statistics.search',
  );
});

const companies = new Set([1, 2]);
const warnings: unknown[] = [];
const opened = (now: () => Date = () => new Date('2026-11-21T10:00:00Z')) =>
  openStatistics({
    pool: db.pool,
    log: { warn: (...told: unknown[]) => warnings.push(told) },
    publicCompanies: async (ids) => new Set(ids.filter((id) => companies.has(id))),
    now,
  });

const ada = { subscriber: '41.207.1.2', machine: 'android' };
const bola = { subscriber: '41.207.1.2', machine: 'ios' };

const visits = async () =>
  (await db.pool.query('select company_id, day::text, visits from statistics.visit order by 1, 2')).rows;

describe('visits', () => {
  test('count once a visitor and day, however often they come', async () => {
    const statistics = opened();
    const results = await Promise.all([ada, ada, bola, ada].map((visitor) => statistics.visited(1, visitor)));
    expect(results.toSorted()).toEqual(['again', 'again', 'counted', 'counted']);
    expect(await statistics.visited(1, ada)).toBe('again');
    expect(await statistics.visited(2, ada)).toBe('counted');
    expect(await visits()).toEqual([
      { company_id: 1, day: '2026-11-21', visits: 2 },
      { company_id: 2, day: '2026-11-21', visits: 1 },
    ]);
    await statistics.close();
  });

  test('count once whichever process sees the visitor, and after a restart', async () => {
    const [one, other] = [opened(), opened()];
    const results = await Promise.all([one.visited(1, ada), other.visited(1, ada)]);
    expect(results.toSorted()).toEqual(['again', 'counted']);
    await Promise.all([one.close(), other.close()]);
    const restarted = opened();
    expect(await restarted.visited(1, ada)).toBe('again');
    await restarted.close();
  });

  test('of a company that the public cannot see are none', async () => {
    const statistics = opened();
    expect(await statistics.visited(3, ada)).toBe('unknown');
    expect(await visits()).toEqual([]);
    await statistics.close();
  });

  test('begin anew at midnight UTC, under a salt of which the old one is gone', async () => {
    let now = new Date('2026-11-21T23:59:59.900Z');
    const statistics = opened(() => now);
    expect(await statistics.visited(1, ada)).toBe('counted');
    const named = async () =>
      (await db.pool.query(`select visitor from statistics.visitor order by day desc limit 1`)).rows[0].visitor;
    const before = await named();
    now = new Date('2026-11-22T00:00:00Z');
    expect(await statistics.visited(1, ada)).toBe('counted');
    expect(await named()).not.toBe(before);
    expect((await db.pool.query('select day::text from statistics.salt')).rows).toEqual([{ day: '2026-11-22' }]);
    expect(await visits()).toEqual([
      { company_id: 1, day: '2026-11-21', visits: 1 },
      { company_id: 1, day: '2026-11-22', visits: 1 },
    ]);
    await statistics.close();
  });

  test('leave nothing personal behind', async () => {
    const statistics = opened();
    await statistics.visited(1, ada);
    await statistics.close();
    const stored = JSON.stringify((await db.pool.query('select * from statistics.visitor')).rows);
    expect(stored).not.toContain(ada.subscriber);
    expect(stored).not.toContain(ada.machine);
    await forget(db.pool, new Date('2026-11-22T00:01:00Z'));
    for (const table of ['visitor', 'salt'])
      expect((await db.pool.query(`select from statistics.${table}`)).rowCount).toBe(0);
    expect(await visits()).toHaveLength(1);
  });

  test('a thousand at once are counted one by one', async () => {
    const statistics = opened();
    const many = Array.from({ length: 1000 }, (_, index) => ({
      ...ada,
      subscriber: `10.0.${index >> 8}.${index & 255}`,
    }));
    await Promise.all(many.map((visitor) => statistics.visited(1, visitor)));
    expect(await visits()).toEqual([{ company_id: 1, day: '2026-11-21', visits: 1000 }]);
    await statistics.close();
  });
});

test('what happened is added up by company, event and day, and stored before the end', async () => {
  let now = new Date('2026-11-21T23:59:59Z');
  const statistics = opened(() => now);
  for (const event of ['phone-tap', 'phone-tap', 'share'] as const) statistics.happened(1, event);
  statistics.happened(999, 'share');
  now = new Date('2026-11-22T00:00:01Z');
  statistics.happened(1, 'phone-tap');
  await statistics.close();
  const again = opened(() => now);
  again.happened(1, 'phone-tap');
  await again.close();
  const { rows } = await db.pool.query(
    'select company_id, event, day::text, times from statistics.company_event order by day, event',
  );
  expect(rows).toEqual([
    { company_id: 1, event: 'phone-tap', day: '2026-11-21', times: 2 },
    { company_id: 1, event: 'share', day: '2026-11-21', times: 1 },
    { company_id: 1, event: 'phone-tap', day: '2026-11-22', times: 2 },
  ]);
});

describe('searches', () => {
  const search = { what: 'garage', where: 'Abidjan', country: 'CI', lang: 'fr', nbHits: 12, page: 1 };
  const searches = async () => (await db.pool.query('select what from statistics.search order by at')).rows;

  test('are kept as they were made, without who made them', async () => {
    const statistics = opened();
    statistics.searched(search);
    await statistics.close();
    expect((await db.pool.query('select * from statistics.search')).rows).toEqual([
      {
        at: new Date('2026-11-21T10:00:00Z'),
        what: 'garage',
        place: 'Abidjan',
        country: 'CI',
        lang: 'fr',
        hits: 12,
        page: 1,
      },
    ]);
  });

  test('are deleted after thirteen months, day after day', async () => {
    for (const [what, at] of [
      ['old', '2025-10-21T23:59:00Z'],
      ['tomorrow old', '2025-10-22T12:00:00Z'],
      ['young', '2025-12-01T00:00:00Z'],
    ] as const) {
      const statistics = opened(() => new Date(at));
      statistics.searched({ ...search, what });
      await statistics.close();
    }
    const ending = new AbortController();
    let now = new Date('2026-11-22T06:00:00Z');
    const seen: unknown[] = [];
    const waited: number[] = [];
    await forgetDaily({ pool: db.pool, log: { warn: () => {} } }, ending.signal, {
      now: () => now,
      async wait(ms) {
        waited.push(ms);
        seen.push((await searches()).map(({ what }) => what));
        if (seen.length === 2) ending.abort();
        now = new Date(now.getTime() + ms);
      },
    });
    expect(seen).toEqual([['tomorrow old', 'young'], ['young']]);
    expect(waited).toEqual([18 * 3_600_000 + 60_000, 86_400_000]);
  });
});

test('nothing was lost on the way', () => {
  expect(warnings).toEqual([]);
});
