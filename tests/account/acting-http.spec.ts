import { expect, test } from 'vitest';
import { password } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';
import { mailTo } from './person.ts';

const at = withMembers();

/** An administrator who acts as somebody. */
const acting = async (name: string) => {
  const [admin, ada] = [await at.member(`${name}-admin`, 'admin'), await at.member(`${name}-acted`)];
  const page = await admin.send(`/en/admin/accounts/${ada.id}`, { do: 'actAs', reason: 'She asked for help' });
  expect(page.html).toContain(`You are acting as ${name}-acted`);
  return { admin, ada };
};

test('what is said or done in a name stays with whose name it is', async () => {
  const { admin } = await acting('personal');
  const asked = [
    ['/api/privacy/request-erasure', {}],
    ['/api/review/write-review', { companyId: 1, score: 5, comment: '', language: 'en' }],
    ['/api/moderation/file-report', {}],
    ['/api/profile/ask-confirmation', {}],
    ['/api/account/ask-management', {}],
    ['/api/account/choose-language', { language: 'fr' }],
    ['/api/notification/read-notifications', {}],
    ['/api/company/register-company', {}],
  ] as const;
  for (const [path, data] of asked) {
    const answer = await admin.json(path, data);
    expect([path, answer.status, await answer.json()]).toEqual([
      path,
      403,
      expect.objectContaining({ code: 'access.acting' }),
    ]);
  }
  for (const page of ['password', 'change-email', 'second-factor', 'sessions', 'data']) {
    const { status, html } = await admin.open(`/en/profile/edit/${page}`);
    expect([page, status]).toEqual([page, 403]);
    expect(html).toContain('You are acting as someone');
  }
  const passwords = { current: password, password: 'Another-long-one-2027' };
  expect((await admin.send('/en/profile/edit/password', passwords)).status).toBe(403);
});

test('she hears of it, and it is recorded under both names', async () => {
  const { admin, ada } = await acting('told');
  await mailTo(at.db.pool, ada.email, /The Sokoni team has opened your account/);
  await admin.send('/en/logout', {});
  const { rows } = await at.db.pool.query<{ actor: string; for: string }>(
    `select metadata->>'actor' as actor, metadata->>'actingFor' as for from event_store.event
     where type = 'ImpersonationEnded' and data->>'accountId' = $1`,
    [ada.id],
  );
  expect(rows).toEqual([{ actor: admin.id, for: ada.id }]);
});

test('what is refused then stands in the list of the administrator, not in hers', async () => {
  const { admin, ada } = await acting('listed');
  await admin.json('/api/privacy/request-erasure', {});
  const of = async (account: string) =>
    (await at.db.pool.query(`select from access.attempt where account = $1 and outcome = 'forbidden'`, [account]))
      .rowCount;
  await expect.poll(() => of(admin.id)).toBe(1);
  expect(await of(ada.id)).toBe(0);
});

test('to stop leads back to the own session, at the account that it was about', async () => {
  const { admin, ada } = await acting('stopped');
  const page = await admin.send('/en/logout', {});
  expect([page.status, page.path]).toEqual([200, `/en/admin/accounts/${ada.id}`]);
  expect(await (await admin.ask('/api/me')).json()).toMatchObject({
    id: admin.id,
    role: 'admin',
    impersonatedBy: null,
  });
  await admin.send('/en/logout', {});
  expect((await admin.ask('/api/me')).status).toBe(401);
});
