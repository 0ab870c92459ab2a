import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { roles } from '#domain/actor.ts';
import { type AuditEvent, auditStream, exportedFileDays } from '#domain/audit/audit.events.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { administrator } from '#tests/account/person.ts';
import { textOf as pdfText } from '#tests/profile/pdf-text.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Someone = Awaited<ReturnType<typeof at.member>>;

const reason = 'Demandé par le client';

let seller: Someone;
let colleague: Someone;
let lead: Someone;
let number = '';

const pageOf = (lang: 'fr' | 'en', query = ''): string =>
  `${lang === 'en' ? '/en' : ''}/admin/contracts/${number}/log${query}`;

/** Asks for a file with a reason, and follows the link that the page shows then. */
const taken = async (someone: Someone, lang: 'fr' | 'en', form: 'pdf' | 'csv', query = '') => {
  const { status, html } = await someone.send(pageOf(lang, query), { form, reason });
  expect(status).toBe(200);
  const [, link = ''] = /href="(\/admin\/contracts\/[^"]+\/log\/[^"]+)"/.exec(html) ?? [];
  const answer = await someone.ask(link);
  expect([link, answer.status]).toEqual([link, 200]);
  return { link, answer, file: /log\/([\da-f-]+)/.exec(link)?.[1] ?? '' };
};

/** A file of the lead that was asked for so many days ago. */
const askedBefore = async (days: number): Promise<string> => {
  const exportId = randomUUID();
  const store = postgresEventStore(at.db.pool);
  const data = { exportId, number, form: 'csv', filter: {}, reason } as const;
  const event = { type: 'ContractLogExported', data } as const satisfies AuditEvent;
  const encoded = await codec(catalogue, personKeys(at.db.pool)).encode(event, randomUUID(), {
    ...{ $correlationId: randomUUID(), $causationId: randomUUID(), actor: lead.id },
    at: new Date(Date.now() - days * 86_400_000).toISOString(),
  });
  await store.append(auditStream(exportId), 'no-stream', [encoded]);
  await store.close();
  return `/admin/contracts/${number}/log/${exportId}`;
};

beforeAll(async () => {
  [seller, colleague, lead] = [
    await at.member('serge', 'commercial'),
    await at.member('fanta', 'commercial'),
    await at.member('kofi-lead', 'production_lead'),
  ];
  const facts = { category: 'automotive-car-repair', place: { country: 'CI' }, online: true };
  const companyId = await at.asked(seller, '/api/company/register-company', {
    name: 'Garage Bandama',
    ...facts,
  });
  const terms = { companyId, initialPackage: 'visibility', signatureDate: '2026-01-10', endDate: '2027-01-09' };
  const money = { amount: 480_000, amountCurrency: 'XOF', clientEmail: 'client-kanari@example.org' };
  number = await at.asked<string>(seller, '/api/contract/create-contract', { ...terms, ...money });
  await at.asked(seller, '/api/contract/change-client-email', {
    number,
    clientEmail: 'autre-kanari@example.org',
  });
  await at.asked(seller, '/api/contract/change-dates', {
    number,
    version: 2,
    signatureDate: '2026-01-10',
    endDate: '2027-02-09',
  });
  await at.asked(administrator(at.url), '/api/contract/add-problem', { number, text: 'Vu au siège.' });
}, 120_000);

describe('who may take the log of a contract out', () => {
  test.each(roles.filter((role) => role !== 'visitor'))('as %s', async (role) => {
    const someone = await at.as(role);
    const may = ['commercial', 'production', 'production_lead', 'support', 'admin', 'superadmin'].includes(role);
    expect((await someone.open(pageOf('en'))).status).toBe(may ? 200 : 403);
    // nobody’s without a reason
    expect((await someone.send(pageOf('en'), { form: 'csv', reason: ' ' })).status).toBe(may ? 422 : 403);
    expect((await someone.ask(`${pageOf('fr')}/${randomUUID()}`)).status).toBe(may ? 404 : 403);
  });
  test('a visitor logs in first', async () => {
    expect((await fetch(at.url + pageOf('fr', `/${randomUUID()}`))).status).toBe(401);
    const answer = await fetch(at.url + pageOf('en'), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('/login')]);
  });
  test('no address hands it out without a reason', async () => {
    for (const form of ['csv', 'pdf'])
      expect((await lead.ask(`/api/contracts/${number}/log.${form}`)).status).toBe(404);
  });
});

test('as CSV and PDF in the language of the page; the client’s e-mail is for those who work on it', async () => {
  const { answer } = await taken(colleague, 'fr', 'csv');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${number}-log.csv"`);
  const text = await answer.text();
  expect(text).toContain('serge Test a changé les dates');
  expect(text).toMatch(/Fin\s: 2027-02-09/);
  expect(text).not.toContain('kanari');
  const english = await (await taken(seller, 'en', 'csv')).answer.text();
  for (const part of [
    'autre-kanari',
    'End: 2027-02-09',
    'Amount, cash: 480000 XOF',
    'The Sokoni team reported a problem',
  ])
    expect(english).toContain(part);
  expect(english).not.toMatch(/\s: /);
  expect(english).not.toContain('Currency');
  for (const [lang, told] of [
    ['fr', 'serge Test a changé les dates Fin : 9 janv. 2027 → 9 févr. 2027'],
    ['en', 'serge Test changed the dates End: 9 Jan 2027 → 9 Feb 2027'],
  ] as const) {
    const printed = await taken(colleague, lang, 'pdf');
    expect(printed.answer.headers.get('content-type')).toBe('application/pdf');
    const words = (await pdfText(Buffer.from(await printed.answer.arrayBuffer()))).replace(/\s+/g, ' ');
    expect(words).toContain(told);
    expect(words).not.toContain('kanari');
  }
});

test('who, what and why is on record, nothing of what it says', async () => {
  const { file, answer } = await taken(lead, 'en', 'csv', '?action=change_dates&asOf=signed&from=2026-01-10');
  expect((await answer.text()).trimEnd().split('\r\n')).toHaveLength(1);
  const { rows } = await at.db.pool.query<{ actor: string; data: object }>(
    `select metadata->>'actor' as actor, data from event_store.event where stream = $1`,
    [auditStream(file)],
  );
  const filter = { asOf: 'signed', action: 'change_dates', from: '2026-01-10' };
  expect(rows).toEqual([{ actor: lead.id, data: { exportId: file, number, form: 'csv', filter, reason } }]);
  const admin = await at.as('admin');
  expect((await admin.open('/en/admin/audit?type=ContractLogExported')).html).toContain(reason);
});

test('a file that begins on a day has nothing from before it', async () => {
  const lines = async (from: string): Promise<number> =>
    (await (await taken(lead, 'en', 'csv', `?from=${from}`)).answer.text()).trimEnd().split('\r\n').length;
  expect(await lines('2026-01-10')).toBeGreaterThan(3);
  expect(await lines('2999-01-01')).toBe(1);
});

test('the link is for whoever asked alone, of that contract alone, and expires', async () => {
  const fresh = await askedBefore(exportedFileDays - 1);
  expect((await lead.ask(fresh)).status).toBe(200);
  expect((await seller.ask(fresh)).status).toBe(404);
  expect((await lead.ask(fresh.replace(number, 'CI-2020-0001'))).status).toBe(404);
  const old = await askedBefore(exportedFileDays);
  expect((await lead.ask(old)).status).toBe(404);
  const { html } = await lead.open(pageOf('en', `?file=${old.split('/').at(-1)}`));
  expect(html).toContain('This link has expired');
  expect(html).not.toContain(old);
});

test('after the deletion of the contract no file of its log is left', async () => {
  const { link } = await taken(lead, 'en', 'csv');
  await at.asked(lead, '/api/contract/delete-contract', { number, typed: number, reason: 'Doublon' });
  for (const someone of [lead, seller]) expect((await someone.open(pageOf('en'))).status).toBe(404);
  const left = await lead.ask(link);
  expect(await left.text()).not.toContain('serge Test a');
  expect(left.status).toBe(404);
});
