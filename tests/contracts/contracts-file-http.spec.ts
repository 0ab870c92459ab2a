import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { roles } from '#domain/actor.ts';
import { auditStream, exportedFileDays } from '#domain/audit/audit.events.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Someone = Awaited<ReturnType<typeof at.member>>;

const reason = 'Réunion du lundi';
const page = '/en/admin/contracts/file';

let awa: Someone;
let serge: Someone;
let lead: Someone;
let ofAwa = '';
let ofSerge = '';

beforeAll(async () => {
  [awa, serge, lead] = [
    await at.member('awa-list', 'commercial'),
    await at.member('serge-list', 'commercial'),
    await at.member('lead-list', 'production_lead'),
  ];
  const companyId = await at.asked(lead, '/api/company/register-company', {
    ...{ name: '=Garage; “du Lac”', category: 'automotive-car-repair', place: { country: 'CI' }, online: true },
  });
  const terms = { companyId, initialPackage: 'visibility', signatureDate: '2026-01-10', endDate: '2099-12-31' };
  const sign = (who: Someone, amount: number) =>
    at.asked<string>(who, '/api/contract/create-contract', {
      ...{ ...terms, amount, amountService: 50, amountCurrency: 'XOF', clientEmail: 'client@example.org' },
      options: [{ kind: 'article', dates: ['2026-02-01', '2099-01-01'] }],
    });
  ofAwa = await sign(awa, 480_000);
  ofSerge = await sign(serge, 120_000);
}, 120_000);

const prepared = async (someone: Someone, query = ''): Promise<string> => {
  const { status, path, html } = await someone.send(page + query, { reason });
  expect(status).toBe(200);
  expect(html).toMatch(/contracts?(<!-- -->)? (is|are) in the file/);
  return new URLSearchParams(path.split('?')[1]).get('file') ?? '';
};

const fetched = async (someone: Pick<Someone, 'ask'>, file: string, lang = 'en') => {
  const answer = await someone.ask(`/admin/contracts/file/${file}?lang=${lang}`);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\r\n');

/** A file of the lead that was made so many days ago. */
const madeBefore = async (days: number): Promise<string> => {
  const exportId = randomUUID();
  const store = postgresEventStore(at.db.pool);
  const event = { type: 'ContractsExported', data: { exportId, numbers: [ofAwa], reason } } as const;
  const encoded = await codec(catalogue, personKeys(at.db.pool)).encode(event, randomUUID(), {
    ...{ $correlationId: randomUUID(), $causationId: randomUUID(), actor: lead.id },
    at: new Date(Date.now() - days * 86_400_000).toISOString(),
  });
  await store.append(auditStream(exportId), 'no-stream', [encoded]);
  await store.close();
  return exportId;
};

describe('who may take the list of contracts out', () => {
  test.each(roles.filter((role) => role !== 'visitor'))('as %s', async (role) => {
    const someone = await at.as(role);
    const may = ['commercial', 'production_lead', 'admin', 'superadmin'].includes(role);
    expect((await someone.open(page)).status).toBe(may ? 200 : 403);
    expect((await someone.send(page, { reason: ' ' })).status).toBe(may ? 422 : 403);
    expect((await fetched(someone, randomUUID())).status).toBe(may ? 404 : 403);
    const list = await someone.open('/en/admin/contracts?all=1');
    if (list.status === 200) expect(list.html.includes(`${page}"`)).toBe(may);
  });
  test('a visitor logs in first', async () => {
    expect((await fetch(`${at.url}/admin/contracts/file/${randomUUID()}`)).status).toBe(401);
    const answer = await fetch(at.url + page, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('/login')]);
  });
});

test('the file has the contracts that match, its columns in the reader’s language, and nobody’s e-mail', async () => {
  const file = await prepared(lead, '?state=running&country=CI');
  const { status, headers, text } = await fetched(lead, file);
  expect(status).toBe(200);
  const [head, ...lines] = linesOf(text);
  expect(head).toMatch(/^Contract,Company,Country,Package,State,Signed on,Last day,Sales,/);
  expect(lines.map((line) => line.split(',')[0])).toEqual([ofAwa, ofSerge].toSorted());
  // what a spreadsheet would run is written as text
  expect(lines[0]).toContain("'=Garage; “du Lac”");
  expect(text).toContain(',awa-list Test,,,480000,50,XOF,no,0,2,yes,0,0,0,no');
  expect(text).not.toContain('client@example.org');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="contracts-\d{4}-\d\d-\d\d\.csv"$/);
  const french = linesOf((await fetched(lead, file, 'fr')).text);
  expect(french[0]).toMatch(/^Contrat,Entreprise,Pays,/);
  expect(french[1]).toContain(',non,0,2,oui,');

  const { rows } = await at.db.pool.query<{ actor: string; data: object }>(
    `select metadata->>'actor' as actor, data from event_store.event where stream = $1`,
    [auditStream(file)],
  );
  expect(rows).toEqual([{ actor: lead.id, data: { exportId: file, numbers: [ofAwa, ofSerge].toSorted(), reason } }]);
  const audit = await (await at.as('admin')).open('/en/admin/audit?type=ContractsExported');
  expect(audit.html).toContain(reason);
});

test('a commercial gets their own contracts, also when they ask for those of a colleague', async () => {
  for (const query of ['', `?commercial=${awa.id}`])
    expect(linesOf((await fetched(serge, await prepared(serge, query))).text).slice(1)).toEqual([
      expect.stringContaining(ofSerge),
    ]);
  const none = await serge.send(`${page}?country=KE`, { reason });
  expect([none.status, none.html.includes('None of the contracts that you may download')]).toEqual([422, true]);
});

test('the link is for whoever asked alone, and expires', async () => {
  const fresh = await madeBefore(exportedFileDays - 1);
  expect((await fetched(lead, fresh)).status).toBe(200);
  expect((await fetched(serge, fresh)).status).toBe(404);
  expect((await serge.open(`${page}?file=${fresh}`)).html).toContain('the file is not yours');
  const old = await madeBefore(exportedFileDays);
  expect(await fetched(lead, old)).toMatchObject({ status: 404, text: expect.not.stringContaining(ofAwa) });
  const { html } = await lead.open(`${page}?file=${old}`);
  expect(html).toContain('This link has expired');
  expect(html).not.toContain(`/admin/contracts/file/${old}`);
});

test('what is somebody else’s by now, or deleted, is in the file no more', async () => {
  const [own, whole] = [await prepared(awa), await prepared(lead)];
  expect((await fetched(awa, own)).text).toContain(ofAwa);
  await at.asked(lead, '/api/contract/change-commercial', { number: ofAwa, accountId: serge.id });
  expect((await fetched(awa, own)).text).not.toContain(ofAwa);
  expect((await fetched(lead, whole)).text).toContain(ofAwa);
  await at.asked(lead, '/api/contract/delete-contract', { number: ofAwa, typed: ofAwa, reason: 'Doublon' });
  expect((await fetched(lead, whole)).text).not.toContain(ofAwa);
});
