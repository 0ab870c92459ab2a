import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Someone = Awaited<ReturnType<typeof at.member>>;
type Fields = Readonly<Record<string, string>>;
type Sent = { readonly status: number; readonly html: string; readonly to: string };

let lead: Someone;
let seller: Someone;
let producer: Someone;
let companyId = '';
/** The contract that all acts are about, one after the other. */
let number = '';
let itemId = '';
let optionId = '';

/** As a form of a page without script: what it is answered, before any redirect is followed. */
const posted = async (by: Pick<Someone, 'ask'>, path: string, fields: Fields): Promise<Sent> => {
  const answer = await by.ask(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return { status: answer.status, html: await answer.text(), to: answer.headers.get('location') ?? '' };
};

const act = (by: Pick<Someone, 'ask'>, name: string, fields: Fields = {}): Promise<Sent> =>
  posted(by, `/en/admin/contracts/${number}`, { do: name, ...fields });

const log = async (): Promise<readonly { readonly action: string }[]> => {
  const answer = await lead.ask(`/api/contracts/${number}/log`);
  return ((await answer.json()) as { entries: { action: string }[] }).entries;
};

/** Where the contract is that was signed by a form. */
const signedAt = ({ to }: Sent): string => to.replace('?did=sign', '');
const newContract = '/en/admin/contracts/new?initialPackage=visibility';
const agreed = () => ({
  ...{ companyId, initialPackage: 'visibility', signatureDate: '2026-01-10', endDate: '2027-01-09' },
  ...{ amount: '480 000', amountService: '', amountCurrency: 'XOF', userCommercial: lead.id },
});

beforeAll(async () => {
  [lead, seller, producer] = [
    await at.member('lead-acts', 'production_lead'),
    await at.member('seller-acts', 'commercial'),
    await at.member('producer-acts', 'production'),
  ];
  const facts = { category: 'automotive-car-repair', place: { country: 'CI' }, online: true };
  const answer = await lead.json('/api/company/register-company', { name: 'Garage des Actes', ...facts });
  const { id, position } = (await answer.json()) as { id: number; position: string };
  companyId = String(id);
  await fetch(`${at.url}/api/countries`, { headers: { 'Read-After': position } });
}, 120_000);

describe('a contract is signed by its form', () => {
  test('what does not fit is refused, with what was typed', async () => {
    const misfits: readonly Fields[] = [
      { endDate: '2025-01-09' },
      { amount: 'a lot' },
      { amount: '' },
      { amountCurrency: 'ZZZ' },
      { clientEmail: 'nobody' },
      { companyId: '99999' },
      { userProduction: seller.id },
    ];
    for (const wrong of misfits) {
      const { status, html } = await posted(lead, newContract, { ...agreed(), ...wrong });
      expect([wrong, status]).toEqual([wrong, 422]);
      expect(html).not.toContain('Something went wrong');
    }
  });
  test('what fits becomes a contract with the items that were kept', async () => {
    const form = { ...agreed(), kept: '0 article', 'dates-0': '2026-03-01' };
    const { status, to } = await posted(lead, newContract, form);
    expect([status, to]).toEqual([303, expect.stringMatching(/^\/en\/admin\/contracts\/CI-2026-\d{4}\?did=sign$/)]);
    number = /CI-2026-\d{4}/.exec(to)?.[0] ?? '';
    const { html } = await lead.open(to);
    expect(html).toContain(`Contract ${number} signed.`);
    itemId = /name="of" value="([\da-f-]{36})"/.exec(html)?.[1] ?? '';
    optionId = [...html.matchAll(/name="of" value="([\da-f-]{36})"/g)].map(([, id]) => id ?? '').at(-1) ?? '';
    expect(itemId).toMatch(/^[\da-f-]{36}$/);
    expect(optionId).not.toBe(itemId);
    expect((await log()).map(({ action }) => action)).toEqual(['create']);
  });
  test('one that is made to measure has the options and days that are typed, so that it is seen as signed', async () => {
    const begin = `/en/admin/contracts/new?initialPackage=custom&companyId=${companyId}`;
    const empty = (await lead.open(begin)).html;
    expect(empty).toContain('choose its options here');
    for (const field of ['kind-a0', 'title-a5', 'dates-a5']) expect(empty).toContain(`name="${field}"`);
    const form = new URLSearchParams({
      ...agreed(),
      initialPackage: 'custom',
      'kind-a0': 'video',
      'title-a0': 'The film',
    });
    for (const day of ['', '2026-03-01', '', '2026-04-01']) form.append('dates-a0', day);
    form.append('kind-a2', 'banner');
    const send = async (fields: URLSearchParams): Promise<Sent> => {
      const answer = await lead.ask(begin, { method: 'POST', body: fields, redirect: 'manual' });
      return { status: answer.status, html: await answer.text(), to: answer.headers.get('location') ?? '' };
    };
    // an option without its kind, and a day that is none, are told beside their fields; nothing of it is lost
    const wrong = new URLSearchParams(form);
    wrong.append('title-a1', 'Nameless');
    const untold = await send(wrong);
    expect(untold.status).toBe(422);
    expect(untold.html).toMatch(/href="#kind-a1"/);
    expect(untold.html).toContain('value="The film"');
    expect(untold.html).toMatch(/id="dates-a0-3"[^>]*value="2026-04-01"|value="2026-04-01"[^>]*id="dates-a0-3"/);
    const never = new URLSearchParams(form);
    never.append('dates-a0', '2026-02-30');
    expect((await send(never)).html).toMatch(/href="#dates-a0-4"/);

    const { status, to } = await send(form);
    expect(status).toBe(303);
    const signed = (await lead.open(`${to}?asOf=signed`)).html.replaceAll('<!-- -->', '');
    for (const part of ['The film', '1 Mar 2026', '1 Apr 2026', 'Banner', '0 of 2']) expect(signed).toContain(part);
  });
  test('a renewal shows what its package adds before it is made, without script too', async () => {
    const form = { ...agreed(), endDate: '2099-01-09', kept: '0 article', 'dates-0': '2026-03-01' };
    const path = signedAt(await posted(lead, newContract, form));
    const typed = { tab: 'terms', open: 'renew', endDate: '2100-01-09', amount: '77', amountCurrency: 'XOF' };
    const shown = async (initialPackage: string): Promise<string> => {
      const { html } = await lead.open(`${path}?${new URLSearchParams({ ...typed, initialPackage })}`);
      return /<details id="renew".*?<\/details>/s.exec(html)?.[0] ?? '';
    };
    const article = await shown('article');
    expect(article).toMatch(/^<details id="renew"[^>]*open/);
    for (const part of ['16 Jan 2099', '8 Feb 2099 · 9 Aug 2099', 'value="77"', 'formMethod="get"'])
      expect(article.toLowerCase()).toContain(part.toLowerCase());
    expect(await shown('custom')).toContain('The package adds nothing until then.');
    expect((await lead.open(`${path}?tab=terms`)).html).toContain('name="proposed"');
  });
  test('a copy begins as its contract, with days that count from its own signature', async () => {
    const titled = { ...agreed(), kept: '0 article', 'title-0': 'The workshop', 'dates-0': '2026-03-01' };
    const of =
      signedAt(await posted(lead, newContract, titled))
        .split('/')
        .at(-1) ?? '';
    const copy = `/en/admin/contracts/new?copy=${of}&signatureDate=2026-02-10`;
    const { html } = await lead.open(copy);
    const shown = html.replaceAll('<!-- -->', '');
    for (const part of [`A copy of contract ${of}`, 'The workshop', 'value="2026-04-01"', 'value="2027-02-09"'])
      expect(shown).toContain(part);
    expect(shown).toMatch(/name="amount"[^>]*value="480000"/);
    const own = (await seller.open(copy)).html;
    expect(own).toMatch(new RegExp(`<option value="${seller.id}" selected`));
    const another = (await lead.open(`${copy}&initialPackage=premium`)).html;
    expect(another).toContain('value="2 video"');
    expect(another).not.toContain('The workshop');
    expect((await lead.open('/en/admin/contracts/new?copy=CI-1999-0001')).html).toContain('The package proposes');

    const dates = { signatureDate: '2026-02-10', endDate: '2027-02-09', 'dates-0': '2026-04-01' };
    const sent = await posted(lead, copy, { ...titled, ...dates });
    const to = signedAt(sent);
    expect(sent.status).toBe(303);
    expect(to).not.toContain(of);
    expect((await lead.open(to)).html).toContain('The workshop');
    expect((await lead.open(`${to}?tab=terms`)).html).toContain(`/new?copy=${to.split('/').at(-1)}"`);
    expect((await producer.open(`${to}?tab=terms`)).html).not.toContain('/new?copy=');
  });
});

type Act = {
  readonly as: string;
  readonly logs: string;
  readonly good: () => Fields;
  readonly bad: () => readonly (readonly [Fields, number])[];
};

const item = () => ({ of: itemId });
const noItem = () => [[{ of: 'first' }, 422] as const, [{ of: randomUUID() }, 404] as const];
/** On an earlier day than today; a day to come is refused, and so is none. */
const itemOn = () => ({ ...item(), on: '2026-02-27' });
const noItemOn = () => [
  ...noItem(),
  [{ ...item(), on: '2999-01-01' }, 422] as const,
  [{ ...item(), on: '2026-02-30' }, 422] as const,
];
const amounts = { amount: '500 000', amountService: '20 000', amountCurrency: 'XOF' };
const wrongAmounts: readonly (readonly [Fields, number])[] = [
  [{ ...amounts, amount: 'a lot' }, 422],
  [{ ...amounts, amount: '' }, 422],
  [{ ...amounts, amount: '-5' }, 422],
  [{ ...amounts, amount: '10,5' }, 422],
  [{ ...amounts, amountCurrency: '' }, 422],
];

/** Every act of the page: the action that it leaves in the log, and what is refused. */
const acts: readonly Act[] = [
  { as: 'observe', logs: 'add_observation', good: () => ({ text: 'Called.' }), bad: () => [[{ text: ' ' }, 422]] },
  { as: 'do', logs: 'do', good: itemOn, bad: noItemOn },
  { as: 'undo', logs: 'undo', good: item, bad: noItem },
  { as: 'retrieve', logs: 'retrieve', good: itemOn, bad: noItemOn },
  { as: 'unretrieve', logs: 'unretrieve', good: item, bad: noItem },
  {
    as: 'reschedule',
    logs: 'reschedule',
    good: () => ({ ...item(), scheduledDate: '2026-05-05' }),
    // somebody else did it, and undid it, since the first version
    bad: () => [
      [{ ...item(), scheduledDate: '2026-02-30' }, 422],
      [{ ...item(), scheduledDate: '2026-05-06', version: '1' }, 409],
    ],
  },
  { as: 'alert', logs: 'set_alert', good: item, bad: noItem },
  { as: 'calm', logs: 'set_alert', good: item, bad: noItem },
  {
    as: 'dates',
    logs: 'change_dates',
    good: () => ({ signatureDate: '2026-01-11', endDate: '2027-01-09' }),
    bad: () => [
      [{ signatureDate: '2026-01-10', endDate: '2025-01-09' }, 422],
      [{ signatureDate: '', endDate: '2027-01-09' }, 422],
    ],
  },
  {
    as: 'package',
    logs: 'change_package',
    good: () => ({ initialPackage: 'premium' }),
    bad: () => [[{ initialPackage: 'gold' }, 422]],
  },
  {
    as: 'email',
    logs: 'change_email',
    good: () => ({ clientEmail: 'client@example.org' }),
    bad: () => [[{ clientEmail: 'nobody' }, 422]],
  },
  { as: 'amount', logs: 'change_amount', good: () => amounts, bad: () => wrongAmounts },
  {
    as: 'production',
    logs: 'change_production',
    good: () => ({ accountId: producer.id }),
    bad: () => [
      [{ accountId: seller.id }, 422],
      [{ accountId: 'Awa' }, 422],
    ],
  },
  {
    as: 'lead',
    logs: 'change_production_lead',
    good: () => ({ accountId: lead.id }),
    bad: () => [[{ accountId: producer.id }, 422]],
  },
  {
    as: 'commercial',
    logs: 'change_commercial',
    good: () => ({ accountId: seller.id }),
    bad: () => [
      [{ accountId: '' }, 422],
      [{ accountId: producer.id }, 422],
    ],
  },
  {
    as: 'option',
    logs: 'add_option',
    good: () => ({ kind: 'photos', dates: '2026-06-01' }),
    bad: () => [
      [{ kind: 'cake' }, 422],
      [{ kind: 'photos', dates: 'June' }, 422],
    ],
  },
  {
    as: 'item',
    logs: 'add_item',
    good: () => ({ of: optionId, scheduledDate: '2026-07-01' }),
    bad: () => [
      [{ of: optionId, scheduledDate: '' }, 422],
      [{ of: randomUUID(), scheduledDate: '2026-07-01' }, 404],
    ],
  },
  { as: 'problem', logs: 'add_problem', good: () => ({ text: 'No logo.' }), bad: () => [[{ text: '' }, 422]] },
  { as: 'archive', logs: 'archive_problems', good: () => ({}), bad: () => [] },
  { as: 'paid', logs: 'set_sold_out', good: () => ({}), bad: () => [] },
  // somebody else changed the same since the first version
  { as: 'unpaid', logs: 'set_sold_out', good: () => ({}), bad: () => [[{ version: '1' }, 409]] },
  {
    as: 'report',
    logs: 'add_report',
    good: () => ({ title: 'May', nbRecipients: '1 000', nbUniqueOpening: '200', nbUniqueClicks: '20' }),
    bad: () => [
      [{ title: 'May', nbRecipients: '100', nbUniqueOpening: '200', nbUniqueClicks: '20' }, 422],
      [{ title: 'May', nbRecipients: '', nbUniqueOpening: '0', nbUniqueClicks: '0' }, 422],
    ],
  },
  {
    as: 'renew',
    logs: 'renew',
    good: () => ({ ...amounts, initialPackage: 'premium', endDate: '2028-01-09', from: '2027-01-09', proposed: 'on' }),
    bad: () => [
      [{ ...amounts, initialPackage: 'premium', endDate: '2026-12-31' }, 422],
      [{ ...amounts, amount: '', initialPackage: 'premium', endDate: '2028-01-09' }, 422],
    ],
  },
  {
    as: 'end',
    logs: 'end',
    good: () => ({ on: '2027-06-30', reason: 'Closed.' }),
    bad: () => [
      [{ on: '2030-01-01', reason: 'Closed.' }, 422],
      [{ on: '2027-06-30', reason: '' }, 422],
    ],
  },
  {
    as: 'delete',
    logs: 'delete',
    good: () => ({ typed: number, reason: 'Twice.' }),
    bad: () => [
      [{ typed: 'CI-2026-9999', reason: 'Twice.' }, 422],
      [{ typed: number, reason: ' ' }, 422],
      [{ typed: number, reason: 'Twice.', version: '1' }, 409],
    ],
  },
];

describe.each(acts)('$as, without script', ({ as, logs, good, bad }) => {
  test('what does not fit is refused on the page of the contract, and leaves nothing in its log', async () => {
    const before = await log();
    for (const [fields, expected] of bad()) {
      const { status, html } = await act(lead, as, fields);
      expect([fields, status]).toEqual([fields, expected]);
      expect(html).toContain(number);
      if (expected !== 409) continue;
      // what others did is shown, and whoever sends it again has seen it
      const tab = as === 'reschedule' ? 'details' : 'terms';
      const again = await posted(lead, `/en/admin/contracts/${number}?tab=${tab}`, { do: as, ...fields });
      expect(again.html).toContain('class="contract-log"');
      expect(again.html).toContain(`name="version" value="${before.length}"`);
    }
    const notes = as === 'observe' || as === 'problem'; // support does so too
    for (const role of notes ? (['member'] as const) : (['support', 'member'] as const)) {
      const someone = await at.as(role);
      expect((await act(someone, as, good())).status).toBe(403);
    }
    const visitor = await posted({ ask: (path, init) => fetch(at.url + path, init) }, `/en/admin/contracts/${number}`, {
      ...{ do: as, ...good() },
    });
    expect([visitor.status, visitor.to]).toEqual([303, expect.stringContaining('/en/login')]);
    expect(await log()).toEqual(before);
  });
  test('what fits is done, told on the page that follows, and in the log', async () => {
    const before = await log();
    const { status, to } = await act(lead, as, good());
    expect(status).toBe(303);
    expect((await lead.open(to)).status).toBe(200);
    const after = await log();
    if (as === 'delete') expect(after.map(({ action }) => action)).toEqual(['delete']);
    else expect(after.slice(before.length).map(({ action }) => action)).toEqual([logs]);
  });
});

test('an item that is done again after its undoing is done on the day it was', async () => {
  const form = { ...agreed(), kept: '0 article', 'dates-0': '2026-03-01' };
  const path = signedAt(await posted(lead, newContract, form));
  const of = /name="of" value="([\da-f-]{36})"/.exec((await lead.open(path)).html)?.[1] ?? '';
  const ahead = await posted(lead, path, { do: 'retrieve', of, on: '2999-01-01' });
  expect(ahead.html).toContain('This day is still to come.');
  expect(ahead.html).toContain(`id="retrieve-on-${of}"`);
  await posted(lead, path, { do: 'do', of, on: '2026-02-27' });
  expect((await lead.open(path)).html.replaceAll('<!-- -->', '')).toContain('Done on 27 Feb 2026');
  const undone = await posted(lead, path, { do: 'undo', of, on: '2026-02-27' });
  const { html } = await lead.open(undone.to);
  expect(html).not.toContain('Done on 27');
  expect(html).not.toContain('Done on <!-- -->27');
  expect(html).toMatch(/name="on" value="2026-02-27"/);
  // on the page of a day nothing else is said: it is today
  await posted(lead, path, { do: 'do', of });
  expect((await lead.open(path)).html).toContain(`name="on" value="${new Date().toISOString().slice(0, 10)}"`);
});

test('what the page does not know is refused', async () => {
  expect((await act(lead, 'explode')).status).toBe(400);
  const nowhere = await posted(lead, '/en/admin/contracts/CI-2020-0001', { do: 'archive' });
  expect(nowhere.status).toBe(404);
});
