import { expect, test } from 'vitest';
import { apiToken, startServer } from '#tests/server.ts';
import { startedDatabase } from '#tests/started.ts';

const json = { 'Content-Type': 'application/json' };

test('what was told a moment before the server is asked to stop is stored', async () => {
  await using db = await startedDatabase();
  const server = await startServer({ DATABASE_URL: db.url });
  const answer = await fetch(`${server.url}/api/company/register-company`, {
    method: 'POST',
    headers: { ...json, Authorization: `Bearer ${apiToken}` },
    body: JSON.stringify({
      name: 'Atelier Deux Rives',
      category: 'health-pharmacy',
      place: { country: 'SN' },
      approved: true,
      online: true,
    }),
  });
  const { id, position } = (await answer.json()) as { id: number; position: string };
  await fetch(`${server.url}/api/companies/${id}`, { headers: { 'Read-After': position } });
  const told = await Promise.all(
    Array.from({ length: 50 }, () =>
      fetch(`${server.url}/event-stats/collect`, {
        method: 'POST',
        headers: { ...json, 'User-Agent': 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0' },
        body: JSON.stringify({ events: [{ name: 'share', companyId: id }] }),
      }),
    ),
  );
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([204]));
  await server.stop();
  const { rows } = await db.pool.query('select company_id, event, times from statistics.company_event');
  expect(rows).toEqual([{ company_id: id, event: 'share', times: 50 }]);
});
