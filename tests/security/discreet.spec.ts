import { beforeAll, expect, test } from 'vitest';
import { askCodePage, mailedCodePage } from '#tests/account/mailed-code.ts';
import { person } from '#tests/account/person.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
beforeAll(async () => {
  await at.member('known');
});

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

test('nor how long it takes to ask for a code, or to be refused a wrong one', async () => {
  type Asked = { readonly asking: number; readonly trying: number[] };
  const ask = async (email: string): Promise<Asked> => {
    const browser = person(at.url);
    const post = (path: string, form: Readonly<Record<string, string>>) =>
      timed(() => browser.ask(path, { method: 'POST', body: new URLSearchParams(form) }));
    const asking = await post(askCodePage, { email, to: '' });
    const trying: number[] = [];
    for (let tries = 0; tries < 4; tries++) trying.push(await post(mailedCodePage, { code: 'none', to: '' }));
    return { asking, trying };
  };
  const asked: { known: Asked[]; unknown: Asked[] } = { known: [], unknown: [] };
  // as many codes as one mailbox is sent
  for (let round = 0; round < 4; round++) {
    asked.known.push(await ask('known@example.org'));
    asked.unknown.push(await ask(unknownEmail()));
  }
  const ratio = (times: (one: Asked) => number | readonly number[]) =>
    median(asked.known.flatMap(times)) / median(asked.unknown.flatMap(times));
  expect(ratio(({ asking }) => asking)).toBeGreaterThan(2 / 3);
  expect(ratio(({ asking }) => asking)).toBeLessThan(3 / 2);
  expect(ratio(({ trying }) => trying)).toBeGreaterThan(1 / 2);
  expect(ratio(({ trying }) => trying)).toBeLessThan(2);
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
