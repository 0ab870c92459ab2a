import { describe, expect, test, vi } from 'vitest';
import { emptySink } from '#commands/privacy/sinks.ts';
import { attempts, networkOf } from '#infra/access/attempts.ts';
import { password } from '#tests/security/members.ts';
import { withMembersApart } from '#tests/with-members.ts';
import { administrator, person } from './person.ts';

const at = withMembersApart({ LOG_LEVEL: 'info' });

/** Lines come from another process. */
const told = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000 });

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
    expect(html).toContain('Wrong password, after logging in');
    expect(html).toContain('Account created');
    expect(html).toMatch(/IP address 198\.51\.100\.x/);
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
  const said = () => at.server.output.join('\n');
  await told(() => expect(said()).toContain(rows[0]?.holder));
  expect(said()).not.toMatch(/nobody\.at\.all|Secret2026x|198\.51\.100\.\d/i);
});

test('what is refused to whoever is signed in is noted by its pattern', async () => {
  const ada = await at.member('curious');
  await ada.json('/api/force-logout', { accountId: ada.id });
  await ada.open('/en/admin/accounts');
  await ada.json('/api/account/block-account', { accountId: ada.id, reason: null });
  await told(async () => {
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
  const stranger = person(at.url);
  for (let tries = 0; tries < 13; tries++)
    await stranger.json('/api/login', { email: ada.email, password: `Wrong202${tries}` });
  const { rows } = await at.db.pool.query<{ outcome: string }>(
    'select outcome from access.attempt where account = $1',
    [ada.id],
  );
  expect(rows.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(10);
  const untold = () => at.server.output.filter((line) => /"password","outcome":"too-many"/.test(line)).length;
  await expect.poll(untold).toBe(3);
});

test('what no browser sends is in the log by its pattern', async () => {
  const body = 'secret-in-the-body';
  await person(at.url).ask('/en/login', { method: 'PUT', body, headers: { 'Content-Type': 'text/plain' } });
  await told(() => expect(at.server.output.join('\n')).toMatch(/"outcome":"malformed".*"what":"PUT \/en\/login"/));
  expect(at.server.output.join('\n')).not.toContain(body);
});

/** What the log says of what was refused, the last line of it first. */
const toldOf = (what: string) =>
  at.server.output
    .filter((line) => line.includes('"outcome":"unfit"') && line.includes(`"what":"${what}"`))
    .map((line) => JSON.parse(line) as { account: string | null; misfits?: string[]; untold?: number; level: number })
    .toReversed();

test('fields that do not fit are in the log by their name and the rule, and what was in them is not', async () => {
  const ada = await at.member('mistyping');
  await ada.send('/en/profile/edit/change-email', { email: 'nothing-like@an', current: password });
  const wrote = await ada.json('/api/notification/choose-notification-settings', {
    choices: [{ topic: 'of-her-own', site: true, email: 'now', push: true }],
    digest: { hour: 'Half past secret', timeZone: 'Africa/Abidjan' },
    'secret-field': 'Half past secret',
  });
  expect(wrote.status).toBe(422);
  const visitor = person(at.url);
  await visitor.send('/en/register', { firstname: '', lastname: 'Secretname', email: 'secret@', password: 'short' });
  await told(() => {
    const [page] = toldOf('POST /en/profile/edit/change-email');
    expect(page).toMatchObject({ account: ada.id, level: 30, misfits: ['email invalid_format'] });
    const [api] = toldOf('POST /api/:context/:command');
    expect(api).toMatchObject({
      account: ada.id,
      misfits: ['choices/*/topic invalid_value', 'digest/hour invalid_type'],
    });
    const [form] = toldOf('POST /en/register');
    expect(form?.account).toBeNull();
    expect(form?.misfits).toContain('email invalid_format');
  });
  const said = at.server.output.join('\n');
  expect(said).not.toMatch(/nothing-like|of-her-own|half past|secret-field|Secretname|secret@/i);
  const { rowCount } = await at.db.pool.query(`select from access.attempt where account = $1 and way = 'refused'`, [
    ada.id,
  ]);
  expect(rowCount).toBe(0);
});

test('rules of the business that were broken are in the log by their code', async () => {
  const ada = await at.member('brief');
  const facts = { name: 'Garage', category: 'automotive-car-repair', place: { country: 'SN' } };
  const shown = { ...facts, approved: true, online: true };
  const registered = await administrator(at.url).json('/api/company/register-company', shown);
  const { id: companyId, position } = (await registered.json()) as { id: number; position: string };
  await fetch(`${at.url}/api/countries`, { headers: { 'Read-After': position } });
  const review = { companyId, score: 4, comment: 'Too short' };
  expect((await ada.json('/ajax/review', review)).status).toBe(422);
  await told(() =>
    expect(toldOf('POST /ajax/review')[0]).toMatchObject({
      account: ada.id,
      misfits: [expect.stringMatching(/^comment review\.[a-z-]+$/)],
    }),
  );
});

test('whoever sends what does not fit in a loop is told of, not each time', async () => {
  const ada = await at.member('looping');
  for (let tries = 0; tries < 25; tries++)
    await ada.json('/api/notification/choose-notification-settings', { choices: tries });
  const mine = () => toldOf('POST /api/:context/:command').filter(({ account }) => account === ada.id);
  await told(() => expect(mine()).toHaveLength(20));
  const other = await at.member('afterwards');
  await other.json('/api/notification/choose-notification-settings', { choices: 'none' });
  await told(() =>
    expect(toldOf('POST /api/:context/:command').find(({ account }) => account === other.id)?.untold).toBe(5),
  );
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
