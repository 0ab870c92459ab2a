import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sessions } from '#infra/access/sessions.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { listen } from './listener.ts';
import { liveNode } from './live-node.ts';

test('streams end within a second after the session that opened them, on every process', async () => {
  await using db = await freshDatabase();
  await using one = await liveNode({ pool: db.pool });
  await using two = await liveNode({ pool: db.pool });
  const access = sessions(db.pool);
  const account = randomUUID();
  const open = async () => {
    const token = await access.open({ account, ip: '127.0.0.1', device: 'test', now: new Date() });
    return (await access.find(token, new Date()))?.id ?? '';
  };
  const [phone, desk, tablet] = [await open(), await open(), await open()];
  const [onPhone, onDesk, onTablet] = [
    await listen(one.url, { user: account, session: phone }),
    await listen(two.url, { user: account, session: desk }),
    await listen(two.url, { user: account, session: tablet }),
  ];
  const asked = performance.now();
  await access.end(account, phone);
  await onPhone.ended;
  expect(performance.now() - asked).toBeLessThan(1000);
  expect([one.hub.streams.size(), two.hub.streams.size()]).toEqual([0, 2]);
  await access.endAll(account, desk);
  await onTablet.ended;
  expect(performance.now() - asked).toBeLessThan(2000);
  expect(two.hub.streams.size()).toBe(1);
  await access.endAll(account);
  await onDesk.ended;
});
