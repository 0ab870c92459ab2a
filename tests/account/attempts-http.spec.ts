import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { attempts, networkOf } from '#infra/access/attempts.ts';
import { emptySink } from '#infra/privacy/sinks.ts';
import { type MembersServer, membersServer, password } from '#tests/security/members.ts';
import { person } from './person.ts';

let at: MembersServer;
beforeAll(async () => {
  at = await membersServer({ LOG_LEVEL: 'info' });
});
afterAll(() => at[Symbol.asyncDispose]());

const logIn = (email: string, given: string) => person(at.url).json('/api/login', { email, password: given });

test('whoever got in and whoever did not is told to the person and to staff, without a whole address', async () => {
  const [ada, staff] = [await at.member('watched'), await at.member('watching', 'support')];
  await logIn(ada.email, 'Wrong2026');
  await ada.send('/en/profile/edit/password', { current: 'Wrong2027', password: 'Acacia2027' });
  await logIn(ada.email, password);
  for (const html of [
    (await ada.open('/en/profile/edit/sessions')).html,
    (await staff.open(`/en/admin/accounts/${ada.id}`)).html,
  ]) {
    expect(html).toContain('Wrong password');
    expect(html).toContain('Wrong password, once logged in');
    expect(html).toContain('Account created');
    expect(html).toMatch(/network 198\.51\.100\.x/);
  }
  const { rows } = await at.db.pool.query('select way, outcome from access.attempt where account = $1 order by id', [
    ada.id,
  ]);
  expect(rows).toEqual([
    { way: 'registration', outcome: 'in' },
    { way: 'password', outcome: 'wrong' },
    { way: 'confirm', outcome: 'wrong' },
    { way: 'password', outcome: 'in' },
  ]);
});

test('an address without an account leaves a hash, and the log neither addresses nor what was typed', async () => {
  await logIn('Nobody.At.All@example.org', 'Secret2026x');
  const { rows } = await at.db.pool.query<{ holder: string; outcome: string }>(
    'select holder, outcome from access.attempt where account is null order by id desc limit 1',
  );
  expect(rows[0]).toMatchObject({ outcome: 'wrong', holder: expect.stringMatching(/^email-[\da-f]{64}$/) });
  const said = at.server.output.join('\n');
  expect(said).toContain(rows[0]?.holder);
  expect(said).not.toMatch(/nobody\.at\.all|Secret2026x|198\.51\.100\.\d/i);
});

test('what is refused to whoever is signed in is noted by its pattern', async () => {
  const ada = await at.member('curious');
  await ada.json('/api/force-logout', { accountId: ada.id });
  await ada.open('/en/admin/accounts');
  await ada.json('/api/account/block-account', { accountId: ada.id, reason: null });
  await vi.waitFor(async () => {
    const { rows } = await at.db.pool.query<{ what: string }>(
      `select what from access.attempt where account = $1 and way = 'refused' order by what`,
      [ada.id],
    );
    expect(rows.map(({ what }) => what)).toEqual([
      'GET /en/admin/accounts',
      'POST /api/:context/:command',
      'POST /api/force-logout',
    ]);
  });
});

test('tries beyond the limit are in the log and fill no table', async () => {
  const ada = await at.member('flooded');
  for (let tries = 0; tries < 13; tries++) await logIn(ada.email, `Wrong202${tries}`);
  const { rows } = await at.db.pool.query<{ outcome: string }>(
    'select outcome from access.attempt where account = $1',
    [ada.id],
  );
  expect(rows.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(10);
  const told = () => at.server.output.filter((line) => /"password","outcome":"too-many"/.test(line)).length;
  await expect.poll(told).toBe(3);
});

test('what no browser sends is in the log by its pattern', async () => {
  const body = 'secret-in-the-body';
  await person(at.url).ask('/en/login', { method: 'PUT', body, headers: { 'Content-Type': 'text/plain' } });
  await vi.waitFor(() =>
    expect(at.server.output.join('\n')).toMatch(/"outcome":"malformed".*"what":"PUT \/en\/login"/),
  );
  expect(at.server.output.join('\n')).not.toContain(body);
});

describe('what is kept of attempts', () => {
  test('goes with the person, also what was tried before they had an account', async () => {
    const ada = await at.member('erased');
    await logIn(ada.email, 'Wrong2026');
    const mine = `select from access.attempt where account = '${ada.id}'`;
    expect((await at.db.pool.query(mine)).rowCount).toBe(2);
    const { rows } = await at.db.pool.query<{ holder: string }>(
      'select holder from access.attempt where account = $1 and holder is not null',
      [ada.id],
    );
    const holder = rows[0]?.holder ?? '';
    await attempts(at.db.pool).note({
      ...{ way: 'password', outcome: 'wrong', account: null, holder },
      ...{ ip: '192.0.2.7', device: '', now: new Date() },
    });
    const known = { emails: [], names: [], claims: [holder], companies: [] };
    await emptySink.sessions({ pool: at.db.pool } as never, ada.id, known, undefined as never);
    expect((await at.db.pool.query(mine)).rowCount).toBe(0);
    expect((await at.db.pool.query('select from access.attempt where holder = $1', [holder])).rowCount).toBe(0);
  });

  test.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:12:34:56::1', '2001:db8:12:x'],
    ['::1', '0:0:0:x'],
  ])('is of %s the network %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
