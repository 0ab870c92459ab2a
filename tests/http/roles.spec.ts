import { expect, test } from 'vitest';
import { startEventStoreDbServer } from '#tests/contract/eventstoredb-server/server.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { apiToken, startServer } from '#tests/server.ts';

const company = {
  name: 'Atelier Deux Rives',
  category: 'health-pharmacy',
  place: { country: 'SN' },
  approved: true,
  online: true,
};

test('a web process and a worker share the work: what one is told, the other projects, and both ends read', async () => {
  await using db = await freshDatabase();
  await using _worker = await startServer({ DATABASE_URL: db.url, ROLE: 'worker' });
  await using web = await startServer({ DATABASE_URL: db.url, ROLE: 'web' });
  const answer = await fetch(`${web.url}/api/company/register-company`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiToken}` },
    body: JSON.stringify(company),
  });
  expect(answer.status).toBe(201);
  const { id, position } = (await answer.json()) as { id: number; position: string };
  const page = await fetch(`${web.url}/api/companies/${id}`, { headers: { 'Read-After': position } });
  expect(await page.json()).toMatchObject({ id, name: company.name });
  expect((await fetch(`${web.url}/health/ready`)).status).toBe(200);
});

test('with EventStoreDB as its store it does the same', async () => {
  await using db = await freshDatabase();
  const eventStore = await startEventStoreDbServer();
  await using stack = new AsyncDisposableStack();
  stack.defer(() => eventStore.close());
  await using server = await startServer({ DATABASE_URL: db.url, EVENTSTOREDB_URL: eventStore.connectionString });
  const register = () =>
    fetch(`${server.url}/api/company/register-company`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiToken}`, 'Idempotency-Key': 'once' },
      body: JSON.stringify(company),
    });
  const first = (await (await register()).json()) as { id: number; position: string };
  expect(await (await register()).json()).toEqual(first);
  const found = await fetch(`${server.url}/api/search?what=atelier&country=SN`, {
    headers: { 'Read-After': first.position },
  });
  expect(await found.json()).toMatchObject({ nbHits: 1, results: [{ id: first.id }] });
  const { rows } = await db.pool.query('select count(*) from event_store.event');
  expect(rows).toEqual([{ count: 0 }]);
});
