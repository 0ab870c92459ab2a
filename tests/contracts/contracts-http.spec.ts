import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#domain/actor.ts';
import { dayAfter } from '#domain/calendar.ts';
import type { AuditedEvent } from '#read-api/audit/audited-events.ts';
import { administrator } from '#tests/account/person.ts';
import { pdf } from '#tests/profile/pdf.ts';
import type { MembersServer } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Someone = Awaited<ReturnType<MembersServer['member']>>;

const asked = async (someone: Pick<Someone, 'json'>, name: string, data: object) => {
  const answer = await someone.json(`/api/contract/${name}`, data);
  const body = (await answer.json()) as { id?: string; position?: string; code?: string };
  if (body.position) await fetch(`${at.url}/api/countries`, { headers: { 'Read-After': body.position } });
  return { status: answer.status, ...body };
};

let seller: Someone;
let colleague: Someone;
let companyId = 0;

const signing = () => ({
  companyId,
  initialPackage: 'visibility',
  signatureDate: '2026-01-10',
  endDate: '2027-01-09',
  amount: 480_000,
  amountCurrency: 'XOF',
  clientEmail: 'client-kanari@example.org',
});
const signed = async (): Promise<string> => (await asked(seller, 'create-contract', signing())).id ?? '';

type Entry = {
  version: number;
  at: string;
  action: string;
  by: { id: string; name: string | null };
  before: object;
  after: object;
};
const logOf = async (someone: Pick<Someone, 'ask'>, number: string, query = ''): Promise<Entry[]> => {
  const answer = await someone.ask(`/api/contracts/${number}/log${query}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return ((await answer.json()) as { entries: Entry[] }).entries;
};

beforeAll(async () => {
  [seller, colleague] = [await at.member('serge', 'commercial'), await at.member('fanta', 'commercial')];
  const facts = { category: 'automotive-car-repair', place: { country: 'CI' }, online: true };
  const answer = await seller.json('/api/company/register-company', { name: 'Garage Bandama', ...facts });
  ({ id: companyId } = (await answer.json()) as { id: number });
}, 120_000);

const sells: readonly Role[] = ['commercial', 'production_lead', 'admin'];
const delivers: readonly Role[] = ['production', 'production_lead', 'admin'];
const reads: readonly Role[] = ['commercial', 'production', 'production_lead', 'support', 'admin'];
const leads: readonly Role[] = ['production_lead', 'admin'];
const everyone: readonly Role[] = [
  ...['member', 'moderator', 'translator', 'editor', 'ad_manager', 'commercial', 'production'],
  ...['production_lead', 'support', 'admin'],
] as readonly Role[];

describe('role by role', () => {
  const some = '0d9f6a52-3c58-4d0e-9f5b-1c6f0a4b7e20';
  /** Well-formed, about a contract that does not exist: whoever may ask is told so, the others are forbidden. */
  const matrix: readonly (readonly [string, object, readonly Role[]])[] = [
    ['change-dates', { signatureDate: '2026-01-10', endDate: '2027-01-09' }, sells],
    ['change-package', { initialPackage: 'premium' }, sells],
    ['change-client-email', { clientEmail: null }, sells],
    ['change-amount', { amount: 1, amountCurrency: 'XOF' }, sells],
    ['set-sold-out', { soldOut: true }, sells],
    ['renew-contract', { initialPackage: 'custom', endDate: '2027-01-09', amount: 1, amountCurrency: 'XOF' }, sells],
    ['decline-renewal', { reason: 'Complet' }, sells],
    ['ask-for-renewal', { companyId: 1, initialPackage: 'premium' }, []],
    ['withdraw-renewal', { companyId: 1 }, []],
    ['end-contract', { on: '2026-05-01', reason: 'Fin' }, sells],
    ['do-item', { itemId: some }, delivers],
    ['undo-item', { itemId: some }, delivers],
    ['retrieve-item', { itemId: some }, delivers],
    ['unretrieve-item', { itemId: some }, delivers],
    ['reschedule-item', { itemId: some, scheduledDate: '2026-05-01' }, delivers],
    ['set-item-alert', { itemId: some, alert: true }, delivers],
    ['archive-problems', {}, delivers],
    ['add-report', { title: 'Mai', nbRecipients: 1, nbUniqueOpening: 1, nbUniqueClicks: 1 }, delivers],
    ['add-observation', { text: 'Vu.' }, reads],
    ['add-problem', { text: 'Vu.' }, reads],
    ['add-option', { kind: 'photos' }, [...new Set([...sells, ...delivers])]],
    ['add-item', { optionId: some, scheduledDate: '2026-05-01' }, [...new Set([...sells, ...delivers])]],
    ['add-attachment', { title: 'Contrat', fileId: 'x'.repeat(22) }, [...new Set([...sells, ...delivers])]],
    ['share-attachment', { attachmentId: some, shared: true }, [...new Set([...sells, ...delivers])]],
    ['remove-attachment', { attachmentId: some }, [...new Set([...sells, ...delivers])]],
    ['change-commercial', { accountId: some }, leads],
    ['change-production', { accountId: null }, leads],
    ['change-production-lead', { accountId: null }, leads],
    ['delete-contract', { typed: 'CI-2020-0001', reason: 'Doublon' }, leads],
  ];
  test.each(everyone)('%s', { timeout: 120_000 }, async (role) => {
    const someone = await at.as(role);
    for (const [name, data, allowed] of matrix) {
      const { status } = await asked(someone, name, { number: 'CI-2020-0001', ...data });
      expect([name, status]).toEqual([name, allowed.includes(role) ? 404 : 403]);
    }
    const { status } = await someone.ask('/api/contracts/CI-2020-0001/log');
    expect(status).toBe(reads.includes(role) ? 404 : 403);
  });
  test('a visitor is asked to sign in', async () => {
    expect((await fetch(`${at.url}/api/contracts/CI-2020-0001/log`)).status).toBe(401);
    const visitor = {
      json: (path: string, data: object) =>
        fetch(`${at.url}${path}`, {
          method: 'POST',
          body: JSON.stringify(data),
          headers: { 'Content-Type': 'application/json' },
        }),
    };
    expect((await asked(visitor, 'create-contract', signing())).status).toBe(401);
  });
});

test('the log tells who did what, before and after; the client’s e-mail is for those who work on it', async () => {
  const number = await signed();
  expect(number).toMatch(/^CI-2026-\d{4}$/);
  await asked(seller, 'change-client-email', { number, clientEmail: 'autre-kanari@example.org' });
  await asked(seller, 'change-dates', { number, version: 2, signatureDate: '2026-01-10', endDate: '2027-02-09' });
  const log = await logOf(seller, number);
  expect(log.map(({ action }) => action)).toEqual(['create', 'change_email', 'change_dates']);
  expect(log[1]).toMatchObject({
    version: 2,
    by: { id: seller.id, name: 'serge Test' },
    before: { clientEmail: 'client-kanari@example.org' },
    after: { clientEmail: 'autre-kanari@example.org' },
  });
  expect(await logOf(seller, number, '?action=change_dates')).toHaveLength(1);
  expect(await logOf(seller, number, '?asOf=signed')).toHaveLength(1);
  expect(await logOf(seller, number, '?asOf=2020-01-01')).toEqual([]);
  const signedOn = log[0]?.at.slice(0, 10) ?? '';
  expect(await logOf(seller, number, `?from=${signedOn}`)).toEqual(log);
  expect(await logOf(seller, number, `?from=${signedOn}&action=change_dates`)).toHaveLength(1);
  expect(await logOf(seller, number, '?from=2999-01-01')).toEqual([]);
  expect(JSON.stringify(await logOf(administrator(at.url), number))).toContain('autre-kanari');
  expect(JSON.stringify(await logOf(colleague, number))).not.toContain('kanari');

  // who sold it once, and does no longer, does not see it on an earlier day either
  const page = async (someone: Someone, query: string) =>
    (await someone.open(`/en/admin/contracts/${number}${query}`)).html;
  expect(await page(seller, '?asOf=signed')).toContain('client-kanari');
  await asked(administrator(at.url), 'change-commercial', { number, accountId: colleague.id });
  for (const query of ['', '?asOf=signed', '?tab=log']) {
    expect(await page(seller, query)).not.toContain('kanari');
    expect(await page(seller, query)).toContain(number);
  }
  expect(await page(colleague, '?asOf=signed')).toContain('client-kanari');
  expect((await colleague.ask(`/api/contracts/${number}/log?asOf=never`)).status).toBe(422);
  expect((await colleague.ask(`/api/contracts/${number}/log?from=2026-02-30`)).status).toBe(422);
});

test('of two people at once the second is told, sees what changed, and decides', async () => {
  const number = await signed();
  const lead = await at.as('production_lead');
  const dates = { number, signatureDate: '2026-01-10' };
  expect((await asked(lead, 'change-dates', { ...dates, version: 1, endDate: '2027-03-01' })).status).toBe(200);
  const second = await asked(seller, 'change-dates', { ...dates, version: 1, endDate: '2027-04-01' });
  expect(second).toMatchObject({ status: 409, code: 'contract.edited-meanwhile' });
  const since = (await logOf(seller, number)).filter(({ version }) => version > 1);
  expect(since).toMatchObject([{ by: { id: lead.id }, after: { endDate: '2027-03-01' } }]);
  expect((await asked(seller, 'change-dates', { ...dates, version: 2, endDate: '2027-04-01' })).status).toBe(200);
  const ofAnother = { status: 403, code: 'contract.of-another' };
  expect(await asked(colleague, 'change-dates', { ...dates, endDate: '2027-05-01' })).toMatchObject(ofAnother);
  for (const note of ['add-observation', 'add-problem'])
    expect(await asked(colleague, note, { number, text: 'Vu.' })).toMatchObject(ofAnother);
});

test('only people of the role are chosen, and only companies that are there', async () => {
  const wrong = { ...signing(), userProduction: seller.id };
  expect(await asked(seller, 'create-contract', wrong)).toMatchObject({ status: 422, code: 'contract.not-in-role' });
  const nowhere = { ...signing(), companyId: 99_999 };
  expect(await asked(seller, 'create-contract', nowhere)).toMatchObject({
    status: 422,
    code: 'contract.company-unknown',
  });
});

test('a deletion needs the number typed again, and leaves only its stub', async () => {
  const number = await signed();
  const lead = await at.as('production_lead');
  const deletion = { number, typed: 'CI-2026-9999', reason: 'Saisi deux fois' };
  expect(await asked(lead, 'delete-contract', deletion)).toMatchObject({
    status: 422,
    code: 'contract.number-differs',
  });
  // what somebody did after the page was read is seen before it is destroyed
  const seen = { ...deletion, typed: number, version: 1 };
  expect((await asked(seller, 'add-observation', { number, text: 'Il rappelle lundi.' })).status).toBe(200);
  expect(await asked(lead, 'delete-contract', seen)).toMatchObject({ status: 409, code: 'contract.edited-meanwhile' });
  expect((await asked(lead, 'delete-contract', { ...seen, version: 2 })).status).toBe(200);
  // who looks for its number reads what became of it, on the list too
  for (const q of [number, number.toLowerCase(), number.slice(8)]) {
    const found = (await seller.open(`/en/admin/contracts?q=${q}`)).html.replaceAll('<!-- -->', '');
    expect(found).toContain(`Contract ${number} was deleted.`);
    expect(found).toContain(`href="/en/admin/contracts/${number}"`);
  }
  for (const q of ['Bandama', number.slice(0, 7), number.slice(-2)])
    expect((await seller.open(`/en/admin/contracts?q=${q}`)).html).not.toContain('was deleted.');
  const log = await logOf(lead, number);
  expect(log).toMatchObject([{ action: 'delete', by: { id: lead.id }, after: { reason: 'Saisi deux fois' } }]);
  expect((await asked(lead, 'add-problem', { number, text: 'Vu.' })).status).toBe(404);

  // who reads the log of everything finds the stub, and nothing of what the contract said
  const audited = async (query: string) => {
    const answer = await lead.ask(`/api/audit?stream=contract-${number}${query}`);
    return ((await answer.json()) as { events: readonly AuditedEvent[] }).events;
  };
  const [deleted, ...others] = await audited('&type=ContractDeleted');
  expect(others).toEqual([]);
  expect(deleted).toMatchObject({ type: 'ContractDeleted', actor: { id: lead.id } });
  expect(Object.fromEntries(deleted?.fields.map(({ name, value }) => [name, value]) ?? [])).toMatchObject({
    ...{ number, companyId, reason: 'Saisi deux fois' },
  });
  const { html } = await (await at.as('admin')).open(`/en/admin/audit?stream=contract-${number}`);
  expect(html).toContain('Saisi deux fois');
  expect(html).not.toContain('kanari');
});

test('many contracts become somebody else’s at once, after a preview; one changed meanwhile is named; all is undone', async () => {
  const lead = await at.as('production_lead');
  const [first, second, third] = [await signed(), await signed(), await signed()];
  const page = '/en/admin/contracts?all=1';
  const sent = async (by: Pick<Someone, 'ask'>, step: string, items: readonly string[], more: object) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ step, ...more })) form.append(name, String(value));
    for (const item of items) form.append('item', item);
    const answer = await by.ask(page, { method: 'POST', body: form });
    const html = await answer.text();
    const hidden = [...html.matchAll(/type="hidden" name="item" value="([^"]+)"/g)].map((found) => found[1] ?? '');
    return { status: answer.status, html, items: hidden, key: /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '' };
  };
  const to = `commercial:${colleague.id}`;
  expect((await sent(seller, 'preview', [first], { to })).status).toBe(403);
  expect((await sent(lead, 'preview', [], { to })).html).toContain('Tick at least one contract');
  expect((await sent(lead, 'preview', [first], { to: 'commercial:' })).html).toContain('Tick at least one contract');

  const preview = await sent(lead, 'preview', [first, second, third], { to });
  expect(preview.html).toContain('Change 3 contracts?');
  expect(preview.items.map((item) => item.split(' ')[0])).toEqual([first, second, third]);
  expect((await logOf(lead, first)).map(({ action }) => action)).toEqual(['create']);

  await asked(lead, 'change-commercial', { number: second, accountId: lead.id });
  const done = await sent(lead, 'confirm', preview.items, { to, key: preview.key });
  expect(done.html).toContain('2 contracts changed');
  expect(done.html).toMatch(new RegExp(`stays as it is.*Garage Bandama.*${second}`, 's'));
  expect((await logOf(lead, first)).at(-1)).toMatchObject({
    action: 'change_commercial',
    by: { id: lead.id },
    after: { userCommercial: colleague.id },
  });
  expect((await logOf(lead, second)).at(-1)).toMatchObject({ after: { userCommercial: lead.id } });

  await asked(lead, 'change-commercial', { number: third, accountId: lead.id });
  const undone = await sent(lead, 'undo', done.items, { to, key: preview.key });
  expect(undone.html).toContain('1 contract is as before');
  expect(undone.html).toMatch(new RegExp(`stays as it is.*${third}.*to another person meanwhile`, 's'));
  const back = await logOf(lead, first);
  expect(back.at(-1)).toMatchObject({ action: 'change_commercial', after: { userCommercial: seller.id } });
  const again = await sent(lead, 'undo', done.items, { to, key: preview.key });
  expect(again.html).toContain('1 contract is as before');
  expect(await logOf(lead, first)).toEqual(back);
});

test('what was given away at once can be taken back later, but for those that somebody gave on since', async () => {
  const lead = await at.as('production_lead');
  const [first, second, third] = [await signed(), await signed(), await signed()];
  const page = '/en/admin/contracts?all=1&changes=1';
  const sent = async (fields: Readonly<Record<string, string>>, items: readonly string[]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const item of items) form.append('item', item);
    return (await (await lead.ask(page, { method: 'POST', body: form })).text()).replaceAll('<!-- -->', '');
  };
  const itemsIn = (html: string) =>
    [...html.matchAll(/type="hidden" name="item" value="([^"]+)"/g)].map((found) => found[1] ?? '');
  const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const to = `production:${lead.id}`;
  const preview = await sent({ step: 'preview', to }, [first, second, third]);
  await sent({ step: 'confirm', to, key: keyIn(preview) }, itemsIn(preview).slice(0, 3));
  await asked(lead, 'change-production', { number: third, accountId: null });
  await asked(lead, 'change-production', { number: third, accountId: lead.id });
  await asked(lead, 'add-problem', { number: first, text: 'Vu.' });

  const administratorOf = await at.as('admin');
  const later = async () => {
    const { html } = await administratorOf.open(page);
    const press = html.slice(html.indexOf('aria-label="Last group changes"')).split('<form')[0] ?? '';
    const form = html.slice(html.indexOf('aria-label="Last group changes"')).split('</form>')[0] ?? '';
    return { press, form };
  };
  const { press, form } = await later();
  expect(itemsIn(form).map((item) => item.split(' ')[0])).toEqual(expect.arrayContaining([first, second]));
  expect(itemsIn(form)).toHaveLength(2);
  expect(press).toMatch(new RegExp(`stays as it is.*${third}.*to another person meanwhile`, 's'));
  expect((await seller.open(page)).html).not.toContain('Last group changes');

  expect(await sent({ step: 'undo', to, key: keyIn(form) }, itemsIn(form))).toContain('2 contracts are as before');
  const by = async (number: string) => (await logOf(lead, number)).at(-1);
  for (const number of [first, second])
    expect(await by(number)).toMatchObject({ action: 'change_production', after: { userProduction: null } });
  expect(await by(third)).toMatchObject({ after: { userProduction: lead.id } });
  const after = await later();
  expect(after.form).not.toContain(`${to}"`);
});

test('staff who read contracts see those of a company on its page to edit; moderators, who do not, have no link to them', async () => {
  const path = `/en/company/${companyId}-garage-bandama/edit`;
  for (const [role, status] of [
    ['support', 200],
    ['moderator', 403],
  ] as const) {
    const someone = await at.as(role);
    const [home, page] = [await someone.ask(path), await someone.ask(`${path}/contracts`)];
    expect([role, home.status, page.status]).toEqual([role, 200, status]);
    expect((await home.text()).includes(`${path}/contracts"`), role).toBe(status === 200);
  }
});

test('a PDF is attached, read by the team and by the client it is shared with, and goes with the contract', async () => {
  const owner = await at.member('moussa');
  const facts = { category: 'automotive-car-repair', place: { country: 'CI' }, online: true };
  const answer = await owner.json('/api/company/register-company', { name: 'Garage Comoé', ...facts });
  const { id: ofOwner } = (await answer.json()) as { id: number };
  const number = (await asked(seller, 'create-contract', { ...signing(), companyId: ofOwner })).id ?? '';
  const page = `/en/admin/contracts/${number}`;
  const act = async (by: Pick<Someone, 'ask'>, name: string, fields: Readonly<Record<string, string | Blob>>) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ do: name, ...fields })) form.set(field, value);
    const sent = await by.ask(page, { method: 'POST', body: form });
    return { status: sent.status, text: await sent.text() };
  };
  const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'signed.pdf', { type: 'application/pdf' });
  const signedPdf = file(new Uint8Array(pdf({ pages: 2 })));
  const wrong = await act(seller, 'attach', { title: 'Signed', file: file(new TextEncoder().encode('%PDF-1.7 no')) });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('This file is not a PDF');
  expect((await act(seller, 'attach', { title: 'Signed' })).text).toContain('This file is not a PDF');
  const heavy = file(new Uint8Array(9 * 1024 * 1024));
  expect((await act(seller, 'attach', { title: 'Signed', file: heavy })).text).toMatch(/8\sMB at most/);
  expect((await act(colleague, 'attach', { title: 'Signed', file: signedPdf })).status).toBe(403);
  expect((await act(owner, 'attach', { title: 'Signed', file: signedPdf })).status).toBe(403);
  expect((await act(seller, 'attach', { title: 'Signed by both', file: signedPdf })).status).toBe(303);

  const { html } = await seller.open(`${page}?tab=terms`);
  expect(html).toContain('Signed by both');
  expect(html).toContain('Team only');
  const [path = '', id = ''] = new RegExp(`/api/contracts/${number}/attachments/([0-9a-f-]{36})`).exec(html) ?? [];
  const read = await colleague.ask(path);
  expect([read.status, read.headers.get('content-type'), read.headers.get('cache-control')]).toEqual([
    ...[200, 'application/pdf', 'private, no-store'],
  ]);
  expect(Buffer.from(await read.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
  const own = `/en/company/${ofOwner}-garage-comoe/edit/contracts`;
  const stranger = await at.member('nadia');
  expect((await fetch(at.url + path)).status).toBe(401);
  for (const someone of [owner, stranger]) expect((await someone.ask(path)).status).toBe(404);
  expect((await owner.open(own)).html).not.toContain('Signed by both');
  expect((await act(seller, 'share', { of: id })).status).toBe(303);
  expect((await owner.open(own)).html).toContain('Signed by both');
  expect((await owner.ask(path)).status).toBe(200);
  expect((await stranger.ask(path)).status).toBe(404);
  expect((await act(seller, 'unshare', { of: id })).status).toBe(303);
  expect((await owner.ask(path)).status).toBe(404);
  expect((await logOf(seller, number)).slice(1)).toMatchObject([
    { action: 'add_attachment', after: { attachment: 'Signed by both', shared: false } },
    { action: 'share_attachment', about: { attachment: 'Signed by both' }, after: { shared: true } },
    { action: 'share_attachment', after: { shared: false } },
  ]);

  // gone at once for everyone, though its file is swept up later
  expect((await act(seller, 'attach', { title: 'Wrong one', file: signedPdf })).status).toBe(303);
  const both = (await seller.open(`${page}?tab=terms`)).html.matchAll(/\/attachments\/([0-9a-f-]{36})/g);
  const removed = [...both].map((found) => found[1] ?? '').find((one) => one !== id) ?? '';
  const gone = path.replace(id, removed);
  expect((await act(seller, 'share', { of: removed })).status).toBe(303);
  expect((await owner.ask(gone)).status).toBe(200);
  expect((await act(colleague, 'detach', { of: removed })).status).toBe(403);
  expect((await owner.ask(gone)).status).toBe(200);
  expect((await act(seller, 'detach', { of: removed })).status).toBe(303);
  for (const someone of [seller, colleague, owner, stranger]) expect((await someone.ask(gone)).status).toBe(404);
  expect((await seller.open(`${page}?tab=terms`)).html).not.toContain(removed);
  expect((await owner.open(own)).html).not.toContain('Wrong one');
  expect((await seller.ask(path)).status).toBe(200);

  const kept = () => readdir(join(at.server.folder, 'documents'), { recursive: true });
  expect((await kept()).filter((name) => name.endsWith('.pdf'))).toHaveLength(2);
  const lead = await at.as('production_lead');
  expect((await asked(lead, 'delete-contract', { number, typed: number, reason: 'Saisi deux fois' })).status).toBe(200);
  expect((await seller.ask(path)).status).toBe(404);
  await expect
    .poll(async () => (await kept()).filter((name) => name.endsWith('.pdf')), { timeout: 20_000 })
    .toEqual([]);
});

test('the home of support begins with members and companies, that of a commercial with their contracts', async () => {
  const titles = async (role: Role) => {
    const { html } = await (await at.as(role)).open('/en/admin');
    return [...html.slice(html.indexOf('<main')).matchAll(/<h2[^>]*>([^<]+)</g)].map(([, title]) => title);
  };
  const [support, commercial] = [await titles('support'), await titles('commercial')];
  expect(commercial[0]).toBe('My contracts');
  expect(support[0]).toBe('Look up a company');
  expect(support.indexOf('Contracts to follow')).toBeGreaterThan(support.indexOf('Accounts'));
});

test('support finds a company from its home by its name or its number, and is led to its page', async () => {
  const support = await at.as('support');
  const name = (await support.open(`/en/admin?q=${companyId}`)).html;
  const link = `/en/admin?company=${companyId}`;
  expect(name).toContain(`href="${link}"`);
  const led = await support.ask(link, { redirect: 'manual' });
  expect([led.status, led.headers.get('location')]).toEqual([302, expect.stringContaining(`/company/${companyId}-`)]);
  expect((await support.open('/en/admin?q=zzqqxxyy')).html).toContain('No company has this name or number');
  expect((await seller.open(link)).status).toBe(200);
});

test('“Renew” in the notice of a near end opens its form, also without script', async () => {
  const number = await signed();
  const form = async (query: string) =>
    /<details id="renew"[^>]*>/.exec((await seller.open(`/en/admin/contracts/${number}${query}`)).html)?.[0] ?? '';
  expect(await form('?tab=terms&open=renew')).toContain('open=""');
  expect(await form('?tab=terms')).not.toContain('open');
});

test('a narrowed list is kept under a name by whoever reads contracts, for them alone, and no longer', async () => {
  await signed();
  const list = '/admin/contracts?q=Bandama&hide-amount=yes';
  const filter = 'hide-amount=yes&q=Bandama';
  const name = 'Garages à voir';
  const reader = await at.member('lister', 'support');
  const { html: before } = await reader.open(list);
  expect(before).toContain(`value="${filter.replaceAll('&', '&amp;')}"`);
  expect(before).toContain('Garage Bandama');
  const amount = /<th[^>]*><a[^>]*>Montant/;
  expect(before).not.toMatch(amount);
  expect((await reader.open('/admin/contracts?q=Bandama')).html).toMatch(amount);

  const refused = await reader.send(list, { view: 'keep', name: '  ', filter });
  expect([refused.status, refused.html.includes('error')]).toEqual([422, true]);
  const kept = await reader.send(list, { view: 'keep', name, filter });
  expect([kept.status, kept.path]).toEqual([200, list]);
  expect(kept.html).toMatch(new RegExp(`aria-current="true"[^>]*><span[^>]*>${name}<`));
  expect((await colleague.open(list)).html).not.toContain(name);

  const view = /value="([\da-f-]{36})"[^>]* name="view"/.exec(kept.html)?.[1] ?? '';

  // it gets another name, and then shows another list under it
  const renamed = await reader.send(list, { view: 'rename', of: view, name: 'Garages' });
  expect([renamed.status, renamed.html.includes(name)]).toEqual([200, false]);
  expect(renamed.html).toMatch(/aria-current="true"[^>]*><span[^>]*>Garages</);
  const wider = '/admin/contracts?q=Bandama';
  await reader.send(wider, { view: 'keep', name: 'Bandama', filter: 'q=Bandama' });
  const taken = await reader.send(list, { view: 'rename', of: view, name: 'bandama' });
  expect([taken.status, taken.html.includes('Une autre de vos listes porte déjà ce nom')]).toEqual([409, true]);
  const narrower = `${list}&late=yes`;
  const replaced = await reader.send(narrower, {
    view: 'replace',
    of: view,
    filter: `${filter.replace('&', '&late=yes&')}`,
  });
  expect([replaced.status, replaced.path]).toEqual([200, narrower]);
  expect(replaced.html).toMatch(/aria-current="true"[^>]*><span[^>]*>Garages</);
  expect((await reader.open(list)).html).not.toMatch(/aria-current="true"[^>]*><span[^>]*>Garages</);
  const notTheirs = await colleague.send(list, { view: 'rename', of: view, name: 'À moi' });
  expect([notTheirs.status, notTheirs.html.includes('Vous ne gardez plus cette liste')]).toEqual([404, true]);
  await reader.send(narrower, { view: 'replace', of: view, filter });

  await colleague.send(list, { view });
  expect((await reader.open(list)).html).toContain('>Garages<');
  expect((await reader.send(list, { view })).html).not.toContain('>Garages<');
  expect((await (await at.member('lister-not')).send(list, { view: 'keep', name, filter })).status).toBe(403);
});

test('a manager asks that the contract goes on, is answered by its commercial, and asks again; nobody else does', async () => {
  const number = await signed();
  const manager = await at.member('renewing');
  const named = { companyId, accountId: manager.id, role: 'admin' };
  await at.asked(administrator(at.url), '/api/account/name-manager', named);
  const wish = { number, companyId, initialPackage: 'premium' };
  for (const [someone, data, status] of [
    [await at.member('not-renewing'), wish, 403],
    [seller, wish, 403],
    [manager, { ...wish, companyId: companyId + 1 }, 403],
    [manager, { ...wish, number: 'CI-2020-0001' }, 404],
  ] as const)
    expect((await asked(someone, 'ask-for-renewal', data)).status).toBe(status);
  expect((await asked(seller, 'decline-renewal', { number, reason: 'Complet' })).status).toBe(409);

  const own = `/company/${companyId}-garage-bandama/edit/contracts`;
  const sent = await manager.send(own, { number, initialPackage: 'premium' });
  expect([sent.status, sent.html.includes('La demande') || sent.html.includes('Vous avez demandé le')]).toEqual([
    200,
    true,
  ]);
  expect((await seller.open('/admin')).html).toContain('Demande à renouveler le contrat');
  const list = '/admin/contracts?renewal=yes';
  expect((await seller.open(list)).html).toContain(number);
  const page = `/admin/contracts/${number}`;
  expect((await seller.open(page)).html).toContain('a demandé le');
  expect((await colleague.send(page, { do: 'decline', reason: 'Complet' })).status).toBe(403);

  const declined = await seller.send(page, { do: 'decline', reason: 'La page est complète.' });
  expect(declined.html).toContain('Renouvellement décliné');
  expect((await seller.open(list)).html).not.toContain(number);
  const answered = (await manager.open(own)).html;
  expect(answered).toContain('La page est complète.');
  expect((await asked(manager, 'ask-for-renewal', wish)).status).toBe(200);
  const open = (await manager.open(own)).html;
  expect(open).toContain('Retirer la demande');
  expect((await asked(colleague, 'withdraw-renewal', { number, companyId })).status).toBe(403);
  expect((await manager.send(own, { number, do: 'withdraw' })).html).toContain('Vous avez retiré votre demande.');
  expect((await seller.open(list)).html).not.toContain(number);
  expect((await manager.send(own, { number, do: 'withdraw' })).html).toContain('traitée ou retirée entre-temps');
  expect((await asked(manager, 'ask-for-renewal', wish)).status).toBe(200);
  const terms = (await seller.open(`${page}?tab=terms&open=renew`)).html;
  expect(/<details id="renew".*?<\/details>/s.exec(terms)?.[0]).toMatch(
    /<option[^>]*selected=""[^>]*value="premium"|value="premium"[^>]*selected/,
  );
  const renewal = { initialPackage: 'premium', endDate: '2028-01-09', amount: 1_450_000, amountCurrency: 'XOF' };
  expect((await asked(seller, 'renew-contract', { number, ...renewal })).status).toBe(200);
  expect((await seller.open(list)).html).not.toContain(number);
  const log = await logOf(seller, number);
  expect(log.map(({ action, by }) => [action, by.id])).toEqual([
    ['create', seller.id],
    ['ask_renewal', manager.id],
    ['decline_renewal', seller.id],
    ['ask_renewal', manager.id],
    ['withdraw_renewal', manager.id],
    ['ask_renewal', manager.id],
    ['renew', seller.id],
  ]);
  const after = (await manager.open(own)).html;
  expect([after.includes('Renouvelé le'), after.includes('doit répondre')]).toEqual([true, false]);
  await expect
    .poll(async () => (await manager.open('/notifications')).html)
    .toContain('Le contrat de Garage Bandama est renouvelé');
});

test('its company reads that a contract ends early, what came from it, and the rates of newsletters, not why it ends', async () => {
  const number = await signed();
  const [manager, lead] = [await at.member('reading-the-end'), await at.as('production_lead')];
  const named = { companyId, accountId: manager.id, role: 'admin' };
  await at.asked(administrator(at.url), '/api/account/name-manager', named);
  const own = async (): Promise<string> => {
    const { html } = await manager.open(`/company/${companyId}-garage-bandama/edit/contracts`);
    const read = html.replaceAll('<!-- -->', '').replaceAll('\u202f', ' ');
    return new RegExp(`id="${number}".*?</section>`, 's').exec(read)?.[0] ?? '';
  };
  const begun = await own();
  expect(begun).toContain('Vos textes et photos : pas encore reçus');
  expect(begun).not.toContain('Arrêté avant son terme');

  const itemId = /name="of" value="([\da-f-]{36})"/.exec((await lead.open(`/admin/contracts/${number}`)).html)?.[1];
  await asked(lead, 'retrieve-item', { number, itemId, on: '2026-02-03' });
  const figures = { nbRecipients: 8412, nbUniqueOpening: 2236, nbUniqueClicks: 341 };
  await asked(lead, 'add-report', { number, title: 'Maison et travaux', ...figures });
  const nothing = { nbRecipients: 0, nbUniqueOpening: 0, nbUniqueClicks: 0 };
  await asked(lead, 'add-report', { number, title: 'À personne', ...nothing });
  await asked(seller, 'end-contract', { number, on: '2026-05-02', reason: 'Impayé depuis mars' });
  const ended = await own();
  for (const part of [
    'Vos textes et photos : reçus le 3 févr. 2026',
    'Arrêté avant son terme',
    'son dernier jour est le 2 mai 2026, et non le 9 janv. 2027',
    '26,6 %',
    '4,1 %',
  ])
    expect(ended).toContain(part);
  expect(ended).not.toMatch(/Impayé|NaN/);
  expect((await lead.open(`/admin/contracts/${number}`)).html).toContain('26,6');
});

test('the page says who archived which problem, how far each option is, and what is near; its history begins on a day', async () => {
  const number = await signed();
  const lead = await at.as('production_lead');
  const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await asked(lead, 'add-problem', { number, text: 'Le logo manque.' });
  await asked(lead, 'archive-problems', { number });
  await asked(seller, 'add-problem', { number, text: 'Sans réponse.' });
  await asked(seller, 'add-option', { number, kind: 'banner', dates: [inDays(10), inDays(40)] });
  const page = async (query = '', someone: Someone = lead): Promise<string> =>
    (await someone.open(`/en/admin/contracts/${number}${query}`)).html.replaceAll('<!-- -->', '');
  const problems = await page('?tab=problems');
  expect([...problems.matchAll(/archived by ([^,]+),/g)]).toHaveLength(1);
  expect(problems).toMatch(/Le logo manque\.(?:(?!<li>).)*archived by/s);

  const details = await page();
  expect(details).toMatch(/<progress max="2"[^>]*aria-label="Progress: Banner"/);
  expect([...details.matchAll(/in\s10\sdays/g)]).toHaveLength(1);
  expect(details).not.toMatch(/in\s40\sdays/);
  expect(details).toContain(`href="/en/admin/contracts/${number}?asOf=signed"`);
  expect(details).toContain(`href="/en/admin/contracts/${number}#observe-text"`);
  expect(details).toContain('id="observe-text"');
  const asSigned = await page('?asOf=signed');
  for (const link of ['See it as signed', '#observe-text']) expect(asSigned).not.toContain(link);
  expect(await page('', colleague)).not.toContain('#observe-text');

  expect(await page(`?tab=log&from=${inDays(0)}`)).toContain('class="contract-log"');
  const none = await page('?tab=log&from=2999-01-01');
  expect(none).toContain('Nothing fits.');
  expect(none).toContain(`/log?from=2999-01-01`);
  expect(await page('?tab=log&from=soon')).toContain('class="contract-log"');
});

test('whoever has left stays in the filters and the forms under their name, and no form proposes another one', async () => {
  const leaving = await at.member('leaving', 'commercial');
  const number = (await asked(leaving, 'create-contract', signing())).id ?? '';
  const second = (await asked(leaving, 'create-contract', signing())).id ?? '';
  await at.give(leaving.id, 'member');
  const lead = await at.as('production_lead');
  const chosen = (html: string, name: string): string =>
    new RegExp(`<select[^>]* name="${name}"[^>]*>.*?</select>`, 's')
      .exec(html)?.[0]
      .match(/<option[^>]*selected=""[^>]*>([^<]*)/)?.[1] ?? '';

  const list = await lead.open(`/en/admin/contracts?commercial=${leaving.id}`);
  expect(list.html).toContain(number);
  expect(chosen(list.html, 'commercial')).toBe('leaving Test (no longer in this role)');
  const sales = await lead.open(`/en/admin/sales?commercial=${leaving.id}`);
  expect(chosen(sales.html, 'commercial')).toBe('leaving Test (no longer in this role)');
  // also somebody whom no contract names keeps the list narrow
  expect(chosen((await lead.open(`/en/admin/contracts?production=${leaving.id}`)).html, 'production')).toBe(
    'Someone on the team (no longer in this role)',
  );
  expect(chosen((await lead.open(`/en/admin/contracts/day?who=${leaving.id}`)).html, 'who')).toContain('no longer');

  const toReassign = '/en/admin/contracts?left=yes';
  expect((await lead.open(toReassign)).html).toContain(number);
  expect((await lead.open('/en/admin/contracts?all=1')).html).toContain('>To reassign</span>');
  expect((await seller.open('/en/admin/contracts?all=1')).html).not.toContain('>To reassign</span>');

  // it can be given to somebody else from the list, and is not offered to go back
  const preview = new URLSearchParams({ step: 'preview', every: 'yes', to: `commercial:${colleague.id}` });
  const html = await (await lead.ask(`${toReassign}&q=${second}`, { method: 'POST', body: preview })).text();
  expect(html).toContain('Change 1 contract?');
  expect(html.replaceAll('<!-- -->', '')).toContain('1 cannot go back: the person before is no longer in this role.');
  const [item = '', key = ''] = [/name="item" value="(\S+ [^"]+)"/, /name="key" value="([^"]+)"/].map(
    (pattern) => pattern.exec(html.slice(html.indexOf('id="assigned"')))?.[1],
  );
  const confirm = new URLSearchParams({ step: 'confirm', item, key, to: `commercial:${colleague.id}` });
  const done = await (await lead.ask(`${toReassign}&q=${second}`, { method: 'POST', body: confirm })).text();
  expect(done).toContain('1 contract changed');
  expect(done).not.toContain('value="undo"');

  const terms = `/en/admin/contracts/${number}?tab=terms`;
  const form = /<details id="commercial".*?<\/details>/s.exec((await lead.open(terms)).html)?.[0] ?? '';
  expect(chosen(form, 'accountId')).toBe('leaving Test (no longer in this role)');
  const version = /name="version" value="(\d+)"/.exec(form)?.[1] ?? '';
  const unchanged = await lead.send(terms, { do: 'commercial', version, accountId: leaving.id });
  expect([unchanged.status, unchanged.html.includes('Choose someone on the team whose role this is')]).toEqual([
    422,
    true,
  ]);
  expect((await lead.send(terms, { do: 'commercial', version, accountId: seller.id })).status).toBe(200);
  expect((await lead.open(toReassign)).html).not.toContain(number);
});

test('however much is late, what is due today is on the page, each part is counted whole, and the rest is one press away', async () => {
  const busy = await at.member('busy', 'production');
  const today = new Date().toISOString().slice(0, 10);
  const late = Array.from({ length: 60 }, (_, day) => dayAfter('2026-01-11', day));
  const options = [
    { kind: 'photos', dates: late },
    { kind: 'article', dates: late },
    { kind: 'banner', dates: [today] },
  ];
  const lead = await at.as('production_lead');
  const terms = { ...signing(), signatureDate: '2026-01-10', endDate: '2099-01-09' };
  const { status } = await asked(lead, 'create-contract', { ...terms, userProduction: busy.id, options });
  expect(status).toBe(201);
  const textOf = ({ html }: { readonly html: string }) => html.replaceAll('<!-- -->', '');
  const first = textOf(await busy.open('/en/admin/contracts/day'));
  expect(first).toContain('121 things to do, 120 late.');
  expect(first).toContain('Shown: 100 of 120.');
  expect(first).toMatch(/<a class="chip" href="#late">Late <span class="n">120</);
  expect(first).toMatch(/id="today".*Banner/s);
  const next = /href="([^"]*part=late[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const rest = textOf(await busy.open(next));
  expect(rest).toContain('Shown: 20 of 120.');
  expect(rest).not.toContain('id="today"');
  // what is done there leads back there
  const [, number = '', of = ''] = /name="number" value="([^"]+)".*?name="of" value="([^"]+)"/s.exec(rest) ?? [];
  const done = await busy.send(next, { do: 'do', number, of });
  expect(done.path).toContain('part=late');
  expect(textOf(done)).toContain('Shown: 19 of 119.');
});

test('all that match the filters become somebody else’s at once, on whatever page they are, and go back with one press', async () => {
  const crowded = await at.member('crowded', 'commercial');
  const numbers: string[] = [];
  for (let n = 0; n < 60; n++) numbers.push((await asked(crowded, 'create-contract', signing())).id ?? '');
  const lead = await at.as('production_lead');
  const list = `/en/admin/contracts?commercial=${crowded.id}`;
  const sent = async (page: string, by: Pick<Someone, 'ask'>, fields: readonly (readonly [string, string])[]) => {
    const answer = await by.ask(page, { method: 'POST', body: new URLSearchParams(fields.map((one) => [...one])) });
    return { status: answer.status, html: (await answer.text()).replaceAll('<!-- -->', '') };
  };
  const formIn = (html: string) => [
    ...[...html.matchAll(/name="item" value="([^"]+)"/g)].map(([, item = '']) => ['item', item] as const),
    ...[['key', /name="key" value="([^"]+)"/.exec(html)?.[1] ?? ''] as const],
  ];
  const to = `commercial:${colleague.id}`;
  const every = [
    ['step', 'preview'],
    ['every', 'yes'],
    ['to', to],
  ] as const;
  expect((await lead.open(list)).html.replaceAll('<!-- -->', '')).toContain('All 60 that match');
  expect((await lead.open(`${list}&q=${numbers[0]}`)).html).not.toContain('name="every"');
  expect((await sent(list, seller, every)).status).toBe(403);
  expect((await sent('/en/admin/contracts?state=lost', lead, every)).status).toBe(422);

  const preview = await sent(list, lead, every);
  expect(preview.html).toContain('Change 60 contracts?');
  expect(preview.html).toContain('See 40 more');
  for (const number of numbers) expect(preview.html).toContain(number);
  const fields = formIn(preview.html.slice(preview.html.indexOf('id="assigned"')));
  const items = fields.filter(([name, value]) => name === 'item' && value.includes(' '));
  expect(items.length).toBeLessThanOrEqual(50);
  const key = fields.at(-1) ?? ['key', ''];
  const done = await sent(list, lead, [...items, key, ['to', to], ['step', 'confirm']]);
  expect(done.html).toContain('60 contracts changed');
  expect((await lead.open(list)).html).not.toContain(numbers[0]);
  expect((await sent(list, lead, every)).html).toContain('Nothing to change');

  // also later, from the list of what was done at once
  const later = (await lead.open('/en/admin/contracts?all=1&changes=1')).html.replaceAll('<!-- -->', '');
  const press = later.slice(later.indexOf('aria-label="Last group changes"')).split('</form>')[0] ?? '';
  expect(press).toContain('60 contracts');
  const back = await sent(list, lead, [...formIn(press), ['to', to], ['step', 'undo']]);
  expect(back.html).toContain('60 contracts are as before');
  expect((await lead.open(list)).html).toContain(numbers[0]);
});
