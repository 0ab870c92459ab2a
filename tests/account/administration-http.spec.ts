import { describe, expect, test, vi } from 'vitest';
import { withServer } from '#tests/with-server.ts';
import { administrator, codeIn, mailTo, person } from './person.ts';

const { db, server } = withServer();

const password = 'Baobab-de-brousse-2026';

const member = async (name: string, role?: string) => {
  const email = `${name}@example.org`;
  const someone = person(server.url);
  await someone.send('/en/register', { firstname: name, lastname: 'Cmd', email, password });
  await someone.send('/en/register/company', { choice: 'none' });
  await someone.send('/en/register/confirmation', { code: codeIn(await mailTo(db.pool, email, /code/i)) });
  const { id } = (await (await someone.ask('/api/me')).json()) as { id: string };
  if (role) {
    const given = await administrator(server.url).json('/api/account/give-role', { accountId: id, role });
    const { position } = (await given.json()) as { position: string };
    await someone.ask('/api/me', { headers: { 'Read-After': position } });
  }
  return { ...someone, id, email };
};

/** Asked until the read model has seen it. */
const me = async (someone: Awaited<ReturnType<typeof member>>) =>
  (await someone.ask('/api/me', { headers: { 'Read-After': '9999999' } })).json();

describe('what staff may ask of accounts', () => {
  test('a member sees none of it, a visitor is asked to log in', async () => {
    const someone = await member('plain');
    expect((await someone.open('/en/admin/accounts')).status).toBe(403);
    expect((await person(server.url).open('/en/admin/accounts')).path).toBe('/en/login?to=%2Fen%2Fadmin%2Faccounts');
    expect((await someone.json('/api/account/give-role', { accountId: someone.id, role: 'admin' })).status).toBe(403);
    expect((await someone.json('/api/account/block-account', { accountId: someone.id, reason: null })).status).toBe(
      403,
    );
    expect((await someone.json('/api/force-login', { accountId: someone.id, reason: 'x' })).status).toBe(403);
    expect((await someone.send('/admin/email/export', { reason: 'x' })).status).toBe(403);
    expect((await person(server.url).send('/admin/phone/export', { reason: 'x' })).status).toBe(401);
  });

  test('an administrator finds an account, gives a level, blocks it, and its sessions end', async () => {
    const admin = await member('chief', 'admin');
    const someone = await member('troublesome');
    const list = await admin.open('/en/admin/accounts?q=troublesome&confirmed=yes&registeredBy=site&level=young');
    expect(list.html).toContain('troublesome@example.org');
    expect(list.html).toContain('1 account found');
    const page = `/en/admin/accounts/${someone.id}`;
    await admin.send(page, { do: 'level', level: 'blacklisted', reason: 'Spam' });
    expect(await me(someone)).toMatchObject({ level: 'blacklisted' });
    await admin.send(page, { do: 'block', reason: 'Spam again' });
    expect((await someone.ask('/api/me')).status).toBe(401);
    const login = await someone.json('/api/login', { email: someone.email, password });
    expect(await login.json()).toMatchObject({ code: 'account.blocked' });
    const history = await admin.open(page);
    for (const told of ['Account opened', 'Account confirmed', 'Level given', 'Spam again', 'Account blocked'])
      expect(history.html).toContain(told);
  });

  test('nobody raises themselves, and only a superadmin touches an administrator', async () => {
    const admin = await member('climber', 'admin');
    const other = await member('colleague', 'admin');
    const own = await admin.json('/api/account/give-role', { accountId: admin.id, role: 'superadmin' });
    expect(await own.json()).toMatchObject({ code: 'account.own-account' });
    for (const [name, data] of [
      ['give-role', { role: 'member' }],
      ['block-account', { reason: null }],
      ['give-level', { level: 'blacklisted', reason: null }],
    ] as const) {
      const answer = await admin.json(`/api/account/${name}`, { accountId: other.id, ...data });
      expect(await answer.json()).toMatchObject({ code: 'account.role-too-high' });
    }
  });

  test('acting as someone is announced on every page, on record, and ends', async () => {
    const admin = await member('helper', 'admin');
    const someone = await member('helped');
    const page = `/en/admin/accounts/${someone.id}`;
    expect((await admin.send(page, { do: 'actAs', reason: '' })).status).toBe(422);
    const home = await admin.send(page, { do: 'actAs', reason: 'She asked for help' });
    expect(home.html).toContain('You are acting as helped');
    expect(await me(admin)).toMatchObject({ id: someone.id, impersonatedBy: admin.id });
    expect((await admin.open('/en/profile/edit/sessions')).html).not.toContain('Chrome');
    await admin.send('/en/logout', {});
    const types = await db.pool.query<{ type: string }>(
      `select type from event_store.event where stream = $1 order by revision`,
      [`account-${someone.id}`],
    );
    expect(types.rows.map(({ type }) => type).slice(-2)).toEqual(['ImpersonationBegun', 'ImpersonationEnded']);
  });
});

describe('an export of addresses', () => {
  test('streams what the filter is about, safe for spreadsheets, and is on record', async () => {
    const admin = await member('exporter', 'admin');
    const csv = await admin.send('/admin/email/export', { q: 'exporter', reason: 'A letter' });
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="email-\d{4}-\d\d-\d\d\.csv"$/);
    expect(csv.html).toBe('email,name,language\r\nexporter@example.org,exporter Cmd,en\r\n');
    expect((await admin.send('/admin/email/export', { reason: ' ' })).status).toBe(422);
    const { rows } = await db.pool.query<{ data: object; actor: string }>(
      `select data, metadata->>'actor' as actor from event_store.event where type = 'ContactsExported'`,
    );
    expect(rows).toEqual([
      {
        data: expect.objectContaining({ kind: 'email', count: 1, reason: 'A letter', filter: { q: '…' } }),
        actor: admin.id,
      },
    ]);
  });

  test('is told to everyone whose contact was in it: when, what and why, not by whom', async () => {
    const [exported, passedOver] = [await member('listed'), await member('absent')];
    const admin = await member('lister', 'admin');
    const none = /never put your e-mail address/;
    expect((await exported.open('/en/profile/edit/data')).html).toMatch(none);
    await admin.send('/admin/email/export', { q: 'listed@', reason: 'An invitation to the fair' });
    await vi.waitFor(
      async () => expect((await exported.open('/en/profile/edit/data')).html).toContain('An invitation to the fair'),
      { timeout: 30_000, interval: 100 },
    );
    const { html } = await exported.open('/profile/edit/data');
    expect(html.split('Votre adresse e-mail</b>')).toHaveLength(2); // once
    expect(html).not.toContain('lister');
    expect(html).not.toContain(admin.id);
    expect((await passedOver.open('/en/profile/edit/data')).html).toMatch(none);
    const { rows } = await db.pool.query<{ data: object }>(
      `select data from event_store.event where type = 'ContactsHandedOver' order by position desc limit 1`,
    );
    expect(rows[0]?.data).toEqual({
      exportId: expect.any(String),
      kind: 'email',
      reason: 'An invitation to the fair',
      accounts: [exported.id],
    });
  });
});

test('forms never say more than they ask: a role or a level sent along is passed over', async () => {
  const email = 'assigned@example.org';
  const someone = person(server.url);
  const extra = { role: 'admin', level: 'trust', confirmed: 'true', accountId: '00000000-0000-4000-8000-000000000001' };
  await someone.send('/en/register', { firstname: 'A', lastname: 'B', email, password, ...extra });
  await someone.send('/en/register/company', { choice: 'none', ...extra });
  await someone.send('/en/register/confirmation', { code: codeIn(await mailTo(db.pool, email, /code/i)), ...extra });
  expect(await (await someone.ask('/api/me')).json()).toMatchObject({ role: 'member', level: 'young' });
});
