import { afterAll, beforeAll, expect, test } from 'vitest';
import { person } from '#tests/account/person.ts';
import { type MembersServer, membersServer } from './members.ts';

let at: MembersServer;
beforeAll(async () => {
  at = await membersServer();
  await at.member('known');
});
afterAll(() => at[Symbol.asyncDispose]());

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

/** How the times of two things compare that are done in turn, so that a busy machine slows both. */
const ratioOf = async (rounds: number, known: () => Promise<unknown>, unknown: () => Promise<unknown>) => {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < rounds; round++) {
    times.known.push(await timed(known));
    times.unknown.push(await timed(unknown));
  }
  return median(times.known) / median(times.unknown);
};

let nobody = 0;
const unknownEmail = () => `nobody-${++nobody}@example.org`;

test('how long a log-in takes does not tell whether the address has an account', async () => {
  const tryOne = (email: string) => person(at.url).json('/api/login', { email, password: 'Wrong2026' });
  const ratio = await ratioOf(
    9,
    () => tryOne('known@example.org'),
    () => tryOne(unknownEmail()),
  );
  expect(ratio).toBeGreaterThan(1 / 2);
  expect(ratio).toBeLessThan(2);
});

test('nor how long it takes to ask for a reset', async () => {
  const ask = (email: string) => person(at.url).send('/en/registration/reset-password', { email });
  const ratio = await ratioOf(
    11,
    () => ask('known@example.org'),
    () => ask(unknownEmail()),
  );
  expect(ratio).toBeGreaterThan(2 / 3);
  expect(ratio).toBeLessThan(3 / 2);
});

test('nor how long the step of a registration takes that finds it out', async () => {
  const register = (email: string) => async () => {
    const someone = person(at.url);
    await someone.send('/en/register', { firstname: 'A', lastname: 'B', email, password: 'Baobab2026' });
    return timed(() =>
      someone.ask('/en/register/company', { method: 'POST', body: new URLSearchParams({ choice: 'none' }) }),
    );
  };
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < 7; round++) {
    times.known.push(await register('known@example.org')());
    times.unknown.push(await register(unknownEmail())());
  }
  const ratio = median(times.known) / median(times.unknown);
  expect(ratio).toBeGreaterThan(2 / 3);
  expect(ratio).toBeLessThan(3 / 2);
});
