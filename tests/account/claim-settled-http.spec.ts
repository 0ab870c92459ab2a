import { expect, test, vi } from 'vitest';
import { claimDocumentDays } from '#domain/account/claim-documents.ts';
import { administrator, codeIn, mailTo } from '#tests/account/person.ts';
import { pdf } from '#tests/profile/pdf.ts';
import { membersServer } from '#tests/security/members.ts';
import { startServer } from '#tests/server.ts';
import { asked, publicCompany } from './company-people.ts';

test('nobody objected for 72 hours: whoever proved it manages the page, though the server was down meanwhile; the papers go 30 days later', async () => {
  await using at = await membersServer();
  const [kofi, awa] = [await at.member('kofi'), await at.member('awa')];
  const companyId = await publicCompany(at.url, 'Juma Garage', 'juma@garage.example');
  const name = { companyId, accountId: kofi.id, role: 'admin' };
  await asked(at.url, administrator(at.url), '/api/account/name-manager', name);
  const own = { companyId, accountId: awa.id };
  await asked(at.url, awa, '/api/account/send-claim-code', { ...own, email: 'juma@garage.example' });
  const code = codeIn(await mailTo(at.db.pool, 'juma@garage.example', /Your code|Votre code/));
  await asked(at.url, awa, '/api/account/prove-management', { ...own, code });
  const paper = new FormData();
  paper.set('do', 'document');
  paper.set('file', new File([new Uint8Array(pdf())], 'register.pdf', { type: 'application/pdf' }));
  expect((await awa.ask(`/en/company/${companyId}-juma-garage/manage`, { method: 'POST', body: paper })).status).toBe(
    303,
  );
  const invite = { companyId, email: 'zoe@example.org', role: 'editor' };
  await asked(at.url, kofi, '/api/account/invite-manager', invite);
  await at.server.stop();

  const begun = async (hours: number) =>
    startServer({
      DATABASE_URL: at.db.url,
      SOKONI_TEST_NOW: new Date(Date.now() + hours * 3_600_000).toISOString(),
    });
  const roleOf = async () => {
    const { rows } = await at.db.pool.query<{ type: string }>(
      `select type from event_store.event where type in ('ManagerNamed', 'InvitationTakenBack', 'ManagementDocumentsDeleted')
        and (data->>'accountId' = $1 or data->>'accountId' is null) order by position`,
      [awa.id],
    );
    return rows.map(({ type }) => type);
  };
  {
    await using early = await begun(71);
    expect((await fetch(`${early.url}/health/ready`)).status).toBe(200);
    expect(await roleOf()).toEqual([]);
  }
  {
    await using _later = await begun(73);
    await vi.waitFor(async () => expect(await roleOf()).toEqual(['ManagerNamed']), { timeout: 30_000, interval: 200 });
    expect((await mailTo(at.db.pool, awa.email, /You manage|Vous gérez/)).text).toContain('Juma Garage');
  }
  {
    await using _end = await begun(3 * 24 + claimDocumentDays * 24 + 2);
    const all = ['ManagerNamed', 'ManagementDocumentsDeleted', 'InvitationTakenBack'];
    await vi.waitFor(async () => expect(await roleOf()).toEqual(all), { timeout: 30_000, interval: 200 });
  }
}, 180_000);
