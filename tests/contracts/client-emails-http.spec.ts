import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { roles } from '#domain/actor.ts';
import { auditStream, exportedFileDays } from '#domain/audit/audit.events.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { administrator } from '#tests/account/person.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Someone = Awaited<ReturnType<typeof at.member>>;

const reason = 'Vœux de fin d’année';
const page = '/en/admin/contracts/emails';

let awa: Someone;
let serge: Someone;
let lead: Someone;
let ofAwa = '';
let ofSerge = '';

beforeAll(async () => {
  [awa, serge, lead] = [
    await at.member('awa-emails', 'commercial'),
    await at.member('serge-emails', 'commercial'),
    await at.member('lead-emails', 'production_lead'),
  ];
  const facts = { category: 'automotive-car-repair', place: { country: 'CI' }, online: true };
  const companyId = await at.asked(lead, '/api/company/register-company', {
    name: 'Garage des Clients',
    ...facts,
  });
  const terms = { companyId, initialPackage: 'visibility', signatureDate: '2026-01-10', endDate: '2099-12-31' };
  const sign = (who: Someone, clientEmail: string | null) =>
    at.asked<string>(who, '/api/contract/create-contract', { ...terms, amount: 1, amountCurrency: 'XOF', clientEmail });
  ofAwa = await sign(awa, 'client-awa@example.org');
  ofSerge = await sign(serge, 'client-serge@example.org');
  await sign(serge, null);
}, 120_000);

const prepared = async (someone: Someone, query = ''): Promise<string> => {
  const { status, path, html } = await someone.send(page + query, { reason });
  expect(status).toBe(200);
  expect(html).toMatch(/address(es)?(<!-- -->)? (is|are) ready/);
  return new URLSearchParams(path.split('?')[1]).get('file') ?? '';
};

const fetched = async (someone: Pick<Someone, 'ask'>, file: string) => {
  const answer = await someone.ask(`/admin/contracts/emails/${file}`);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/** A file of the lead that was made so many days ago. */
const madeBefore = async (days: number): Promise<string> => {
  const exportId = randomUUID();
  const store = postgresEventStore(at.db.pool);
  const event = { type: 'ClientEmailsExported', data: { exportId, numbers: [ofAwa], reason } } as const;
  const encoded = await codec(catalogue, personKeys(at.db.pool)).encode(event, randomUUID(), {
    ...{ $correlationId: randomUUID(), $causationId: randomUUID(), actor: lead.id },
    at: new Date(Date.now() - days * 86_400_000).toISOString(),
  });
  await store.append(auditStream(exportId), 'no-stream', [encoded]);
  await store.close();
  return exportId;
};

describe('who may take the e-mails of clients out', () => {
  test.each(roles.filter((role) => role !== 'visitor'))('as %s', async (role) => {
    const someone = await at.as(role);
    const may = ['commercial', 'production_lead', 'admin', 'superadmin'].includes(role);
    expect((await someone.open(page)).status).toBe(may ? 200 : 403);
    // nobody's without a reason
    expect((await someone.send(page, { reason: ' ' })).status).toBe(may ? 422 : 403);
    expect((await fetched(someone, randomUUID())).status).toBe(may ? 404 : 403);
    const list = await someone.open('/en/admin/contracts?all=1');
    if (list.status === 200) expect(list.html.includes(page)).toBe(may);
  });
  test('a visitor logs in first', async () => {
    expect((await fetch(`${at.url}/admin/contracts/emails/${randomUUID()}`)).status).toBe(401);
    const answer = await fetch(at.url + page, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('/login')]);
  });
});

test('a commercial gets the e-mails of their own contracts, also when they ask for those of a colleague', async () => {
  for (const query of ['', `?commercial=${awa.id}`, '?state=running&country=CI']) {
    const { status, headers, text } = await fetched(serge, await prepared(serge, query));
    expect(status).toBe(200);
    expect(text.trimEnd().split('\r\n')).toEqual([
      'Contrat,Entreprise,E-mail du client,Dernier jour',
      `${ofSerge},Garage des Clients,client-serge@example.org,2099-12-31`,
    ]);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="client-emails-\d{4}-\d\d-\d\d\.csv"$/);
  }
  const none = await serge.send(`${page}?country=KE`, { reason });
  expect(none.status).toBe(422);
  expect(none.html).toContain('has a client e-mail');
});

test('a production lead gets those of everyone; which contracts, who and why is on record, the e-mails are not', async () => {
  const file = await prepared(lead);
  const { text } = await fetched(lead, file);
  expect(text).toContain('client-awa@example.org');
  expect(text).toContain('client-serge@example.org');
  const { rows } = await at.db.pool.query<{ actor: string; data: object }>(
    `select metadata->>'actor' as actor, data from event_store.event where stream = $1`,
    [auditStream(file)],
  );
  expect(rows).toEqual([{ actor: lead.id, data: { exportId: file, numbers: [ofAwa, ofSerge], reason } }]);
  const admin = await at.as('admin');
  const audit = await admin.open('/en/admin/audit?type=ClientEmailsExported');
  expect(audit.html).toContain(reason);
});

test('the heads of the file are in the language of the page that it is taken from', async () => {
  const { html } = await serge.send(page, { reason });
  const [, link = ''] = /href="(\/admin\/contracts\/emails\/[^"]+)"/.exec(html) ?? [];
  expect(link).toContain('lang=en');
  const text = await (await serge.ask(link)).text();
  expect(text.split('\r\n')[0]).toBe('Contract,Company,Client’s e-mail,Last day');
});

test('the link is for whoever asked alone, and expires', async () => {
  const fresh = await madeBefore(exportedFileDays - 1);
  expect((await fetched(lead, fresh)).status).toBe(200);
  expect((await fetched(serge, fresh)).status).toBe(404);
  expect((await serge.open(`${page}?file=${fresh}`)).html).toContain('the file is not yours');
  const old = await madeBefore(exportedFileDays);
  expect(await fetched(lead, old)).toMatchObject({ status: 404, text: expect.not.stringContaining('client-awa') });
  const { html } = await lead.open(`${page}?file=${old}`);
  expect(html).toContain('This link has expired');
  expect(html).not.toContain(`/admin/contracts/emails/${old}`);
});

test('what is somebody else’s by now, or deleted, is in the file no more', async () => {
  const number = await at.asked<string>(awa, '/api/contract/create-contract', {
    ...{
      companyId: await at.asked(lead, '/api/company/register-company', {
        ...{ name: 'Atelier Passé', category: 'automotive-car-repair', place: { country: 'SN' }, online: true },
      }),
    },
    ...{ initialPackage: 'visibility', signatureDate: '2026-01-10', endDate: '2099-12-31' },
    ...{ amount: 1, amountCurrency: 'XOF', clientEmail: 'client-passe@example.org' },
  });
  const [own, whole] = [await prepared(awa, '?country=SN'), await prepared(lead, '?country=SN')];
  expect((await fetched(awa, own)).text).toContain('client-passe');
  await at.asked(lead, '/api/contract/change-commercial', { number, accountId: serge.id });
  expect((await fetched(awa, own)).text).not.toContain('client-passe');
  expect((await fetched(lead, whole)).text).toContain('client-passe');
  await at.asked(lead, '/api/contract/delete-contract', { number, typed: number, reason: 'Doublon' });
  expect((await fetched(lead, whole)).text).not.toContain('client-passe');
});

test('the managers of the company read when and why the e-mail of their contract was taken out, not by whom', async () => {
  const companyId = await at.asked(lead, '/api/company/register-company', {
    ...{ name: 'Atelier Averti', category: 'automotive-car-repair', place: { country: 'TG' }, online: true },
  });
  const terms = { companyId, initialPackage: 'visibility', signatureDate: '2026-01-10', endDate: '2099-12-31' };
  const sign = (clientEmail: string | null) =>
    at.asked<string>(awa, '/api/contract/create-contract', { ...terms, amount: 1, amountCurrency: 'XOF', clientEmail });
  const [number, without] = [await sign('client-averti@example.org'), await sign(null)];
  const manager = await at.member('told-of-exports');
  const named = { companyId, accountId: manager.id, role: 'admin' };
  await at.asked(administrator(at.url), '/api/account/name-manager', named);
  const cardOf = async (of: string): Promise<string> => {
    const { html } = await manager.open(`/en/company/${companyId}-atelier-averti/edit/contracts`);
    return new RegExp(`id="${of}".*?</section>`, 's').exec(html.replaceAll('<!-- -->', ''))?.[0] ?? '';
  };
  expect(await cardOf(number)).toContain(number);
  expect(await cardOf(number)).not.toContain('in our lists');
  await prepared(lead, '?country=TG');
  await expect.poll(() => cardOf(number)).toContain(`Why: ${reason}`);
  const told = await cardOf(number);
  expect(told).toContain('put the e-mail address of this contract in a list');
  expect(told).not.toMatch(/lead-emails|client-averti/);
  expect(await cardOf(without)).not.toContain('in our lists');
});
