import { expect, test } from 'vitest';
import { listen } from '#tests/live/listener.ts';
import { membersServer, password } from './members.ts';

test('whoever is blocked hears nothing more: the open stream ends within a second, and none is opened again', async () => {
  await using at = await membersServer();
  const [admin, someone] = [await at.member('chief', 'admin'), await at.member('heard')];
  const headers = { cookie: `session=${someone.cookies.get('session')}` };
  const stream = await listen(at.url, { user: someone.id, headers });
  expect(stream.status).toBe(200);
  const blocked = admin.json('/api/account/block-account', { accountId: someone.id, reason: 'A test' });
  expect((await blocked).status).toBe(200);
  const from = performance.now();
  await stream.ended;
  expect(performance.now() - from).toBeLessThan(1000);
  expect((await listen(at.url, { user: someone.id, headers })).status).toBe(401);
  expect((await someone.ask('/api/me')).status).toBe(401);
  expect((await someone.json('/api/login', { email: someone.email, password })).status).toBe(403);
});
