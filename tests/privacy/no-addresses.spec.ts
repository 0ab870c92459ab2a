import { expect, test } from 'vitest';
import { administrator } from '#tests/account/person.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();

test('events keep no address or number of whoever a search or a reason names', async () => {
  const someone = await at.member('canary');
  const admin = administrator(at.url);
  const reason = 'For canary@example.org, +225 07 07 12 34 56 and nobody else, since 12 May 2026';
  for (const path of ['/admin/email/export', '/admin/phone/export']) {
    const answer = await admin.ask(path, {
      method: 'POST',
      body: new URLSearchParams({ q: 'canary@example.org', ip: '198.51.100.7', role: 'member', reason }),
    });
    expect(answer.status).toBe(200);
    await answer.text();
  }
  const data = { accountId: someone.id, reason };
  expect((await admin.json('/api/account/give-level', { ...data, level: 'trust' })).status).toBe(200);
  expect((await admin.json('/api/account/block-account', data)).status).toBe(200);

  const { rows } = await at.db.pool.query<{ type: string; data: string }>(
    'select type, data::text as data from event_store.event',
  );
  for (const { type, data: stored } of rows)
    expect(stored, type).not.toMatch(/canary@example\.org|07 07 12|198\.51\.100\.7/);
  const exported = rows.filter(({ type }) => type === 'ContactsExported').map((row) => JSON.parse(row.data));
  expect(exported).toHaveLength(2);
  for (const { filter, reason: kept } of exported) {
    expect(filter).toMatchObject({ q: '…', ip: '…', role: 'member' });
    expect(kept).toBe('For … … and nobody else, since 12 May 2026');
  }
});
