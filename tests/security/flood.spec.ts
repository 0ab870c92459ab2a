import { expect, test } from 'vitest';
import { person } from '#tests/account/person.ts';
import { membersServer, password } from './members.ts';

test('a flood of log-ins is refused politely: readers read, and who asks again gets in', async () => {
  await using at = await membersServer();
  const someone = await at.member('patient');
  const tryOne = (n: number) => person(at.url).json('/api/login', { email: `flood-${n}@example.org`, password });
  const flood = Promise.all(Array.from({ length: 150 }, (_, n) => tryOne(n)));
  const pages = await Promise.all(Array.from({ length: 10 }, () => person(at.url).ask('/en')));
  expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const answers = await flood;
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status !== 429 && status !== 401)).toEqual([]);
  expect((await someone.json('/api/login', { email: someone.email, password })).status).toBe(200);
});

test('one address that logs in a hundred times at once turns nobody else away', async () => {
  await using at = await membersServer();
  const people = await Promise.all(['one', 'two', 'three'].map((name) => at.member(name)));
  const flooding = { 'X-Forwarded-For': '192.0.2.99' };
  const began = performance.now();
  const flood = Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      person(at.url, flooding).json('/api/login', { email: `flood-${n}@example.org`, password }),
    ),
  );
  const signedIn = await Promise.all(people.map(({ email }) => person(at.url).json('/api/login', { email, password })));
  expect(signedIn.map(({ status }) => status)).toEqual([200, 200, 200]);
  const refused = (await flood).filter(({ status }) => status === 429);
  // 30 at once from an address, and 6 more a minute (`commands/account/tries.ts`)
  const turns = 30 + Math.ceil((6 * (performance.now() - began)) / 60_000);
  expect(refused.length).toBeGreaterThanOrEqual(100 - turns);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
