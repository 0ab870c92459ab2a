import { expect, test } from 'vitest';
import { apiToken } from '#tests/server.ts';
import { membersServer } from './members.ts';

test('how busy the site is, the machine itself and the holder of the token are told, and nobody else', async () => {
  await using at = await membersServer();
  const admin = await at.member('curious', 'superadmin');
  const ask = async (headers: Readonly<Record<string, string>>) =>
    (await fetch(`${at.url}/metrics`, { headers })).status;
  expect(await ask({})).toBe(200);
  for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])
    expect([name, await ask({ [name]: '203.0.113.9' })]).toEqual([name, 401]);
  expect((await admin.ask('/metrics')).status).toBe(403);
  expect(await ask({ 'X-Forwarded-For': '203.0.113.9', Authorization: `Bearer ${apiToken}` })).toBe(200);
});

test('where visitors come by another address, a proxy that says nothing of them is told nothing', async () => {
  await using at = await membersServer({ PUBLIC_URL: 'https://sokoni.example' });
  const ask = async (headers: Readonly<Record<string, string>>) =>
    (await fetch(`${at.url}/metrics`, { headers })).status;
  expect(await ask({})).toBe(401);
  expect(await ask({ Authorization: `Bearer ${apiToken}` })).toBe(200);
});
