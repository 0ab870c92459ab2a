import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailClaim, holderOf } from '#commands/account/identity.ts';
import { handle } from '#commands/handle.ts';
import { type Actor, operator } from '#domain/actor.ts';
import { dayAfter } from '#domain/calendar.ts';
import { company, companyStream } from '#domain/company/company.ts';
import { type ContractOrder, contractOrders } from '#domain/contract/contract.choices.ts';
import { openAccess } from '#infra/access/access.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { seedDemoAccounts } from '#infra/main/demo/demo-accounts.ts';
import { seedDemoContracts } from '#infra/main/demo/seed-contracts.ts';
import { accounts } from '#projections/account/accounts.ts';
import { createCheckpoints } from '#projections/checkpoints.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { ownExports } from '#projections/privacy/own-exports.ts';
import { rebuild } from '#projections/rebuild.ts';
import { contractPage } from '#read-api/contract/contract-page.ts';
import { contractPeople } from '#read-api/contract/contract-people.ts';
import { contractsToAssign } from '#read-api/contract/contracts-chosen.ts';
import {
  contractCounts,
  contractsAPage,
  contractsList,
  contractsParams,
  type ListedContract,
} from '#read-api/contract/contracts-list.ts';
import { ownContracts } from '#read-api/contract/own-contracts.ts';
import { dueParts, productionDay } from '#read-api/contract/production-day.ts';
import { daysOf, productionMonth } from '#read-api/contract/production-month.ts';
import { contextWith } from '#tests/command-context.ts';
import { pharmacy } from '#tests/company/companies.ts';
import { type FreshDatabase, freshDatabase } from '#tests/postgres.ts';

const now = new Date();
const today = now.toISOString().slice(0, 10);
let database: FreshDatabase;
let reading: Parameters<typeof contractPage>[0];
let people: Record<'commercial' | 'production' | 'lead', string>;

beforeAll(async () => {
  database = await freshDatabase();
  const { pool } = database;
  const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)), pool };
  const access = await openAccess(pool);
  const db = kyselyOf(pool);
  const sokoni = contextWith({ ...log, db }, {}, { access });
  const names = ['Pharmacie 1', 'Pharmacie 2', 'Pharmacie 3', 'zébu', 'Écoute', 'eben', 'Eau'];
  for (const [index, name] of names.entries()) {
    const companyId = index + 1;
    const data = { ...pharmacy, companyId, name, approved: true, online: true };
    const at = { commandId: randomUUID(), actor: operator, now, correlationId: 'test' };
    await handle(log, company, companyStream(companyId), { type: 'RegisterCompany', data }, at);
  }
  await createCheckpoints(pool);
  await seedDemoAccounts(sokoni, 1);
  await seedDemoContracts(sokoni, now);
  await rebuild(log, [accounts, companyPage, companySearch, contracts, ownExports]);
  const holder = async (name: string) =>
    (await holderOf(log, emailClaim(access.secret, `${name}@sokoni.example`))) ?? '';
  people = {
    commercial: await holder('commercial'),
    production: await holder('production'),
    lead: await holder('lead'),
  };
  reading = { store: log.store, codec: log.codec, db };
}, 120_000);
afterAll(() => database[Symbol.asyncDispose]());

const listed = (filter: Readonly<Record<string, string>> = {}) =>
  contractsList(reading.db, contractsParams.parse(filter), today);
const numbersIn = async (filter: Readonly<Record<string, string>>) =>
  (await listed(filter)).contracts.map(({ number }) => number);

test('the list filters by everything that its rows say, and adds up no two currencies', async () => {
  const { contracts: all, count, totals, next } = await listed();
  expect([all.length, count, next]).toEqual([7, 7, null]);
  expect(all.map(({ lastDay }) => lastDay)).toEqual(all.map(({ lastDay }) => lastDay).toSorted());
  expect(totals.map(({ currency }) => currency)).toEqual(['KES', 'XOF']);
  expect(totals[0]).toEqual({ currency: 'KES', count: 1, amount: 96_000, amountService: 20_000 });
  const such = (is: (one: (typeof all)[number]) => boolean) => all.filter(is).map(({ number }) => number);
  const { commercial, production } = people;
  const expected: readonly (readonly [Readonly<Record<string, string>>, string[]])[] = [
    [{ state: 'running' }, such(({ standing }) => standing === 'running' || standing === 'ending')],
    [{ state: 'ending' }, such(({ standing }) => standing === 'ending')],
    [{ state: 'signed' }, such(({ standing }) => standing === 'signed')],
    [{ state: 'ended' }, such(({ standing }) => standing === 'ended')],
    [{ ending: '7' }, such(({ lastDay }) => lastDay >= today && lastDay <= dayAfter(today, 7))],
    [{ package: 'premium' }, such((one) => one.package === 'premium')],
    [{ commercial }, such((one) => one.commercial.id === commercial)],
    [{ production }, such((one) => one.production?.id === production)],
    [{ production: 'none' }, such((one) => one.production === null)],
    [{ problematic: 'yes' }, such(({ problematic }) => problematic)],
    [{ soldOut: 'yes' }, such(({ soldOut }) => soldOut)],
    [{ alerts: 'yes' }, such(({ alerts }) => alerts > 0)],
    [{ spoken: 'no' }, such(({ spoken }) => spoken === null || spoken < dayAfter(today, -30))],
    [{ late: 'yes' }, such(({ late }) => late)],
    [{ late: 'no' }, such(({ late }) => !late)],
    [{ q: 'pharmacie 3' }, such((one) => one.company.id === 3)],
    [{ company: '3' }, such((one) => one.company.id === 3)],
    [{ q: all[4]?.number.toLowerCase() ?? '' }, such(({ number }) => number === all[4]?.number)],
    [{ country: 'CI' }, such(({ country }) => country === 'CI')],
  ];
  for (const [filter, numbers] of expected) {
    expect(await numbersIn(filter), JSON.stringify(filter)).toEqual(numbers);
    expect(numbers.length, JSON.stringify(filter)).toBeGreaterThan(0);
  }
  expect(await numbersIn({ country: 'MA' })).toEqual([]);
  expect(all[0]?.commercial).toEqual({ id: commercial, name: 'Moussa Démo' });
});

test('pages of the list follow each other by a cursor; one that is none begins at the start', async () => {
  const begins = (...place: readonly (string | number)[]) => Buffer.from(JSON.stringify(place)).toString('base64url');
  const sortedBy: Readonly<Record<ContractOrder, (one: ListedContract) => readonly (string | number)[]>> = {
    ending: ({ lastDay }) => [lastDay],
    endingLast: ({ lastDay }) => [lastDay],
    signed: ({ signature }) => [signature],
    changed: ({ changed }) => [changed],
    amount: ({ currency, amount }) => [currency, amount],
    amountLeast: ({ currency, amount }) => [currency, amount],
    done: ({ done, total }) => [done / Math.max(total, 1)],
    doneLeast: ({ done, total }) => [done / Math.max(total, 1)],
    company: ({ company: { name } }) => [name],
    companyLast: ({ company: { name } }) => [name],
  };
  for (const order of contractOrders) {
    const { contracts: all } = await listed({ order });
    const numbers = all.map(({ number }) => number);
    const asText = (one: ListedContract): string =>
      [
        ...sortedBy[order](one).map((value) =>
          typeof value === 'number' ? value.toFixed(6).padStart(20, '0') : value,
        ),
        one.number,
      ].join(' ');
    // names are in the order of a dictionary, the others are digits and days
    const sorted = all.toSorted((a, b) => asText(a).localeCompare(asText(b)));
    const isAscending = ['ending', 'amountLeast', 'doneLeast', 'company'].includes(order);
    expect(numbers, order).toEqual((isAscending ? sorted : sorted.toReversed()).map(({ number }) => number));
    const middle = all[2];
    if (!middle) throw new Error('There is no third contract');
    const cursor = begins(...sortedBy[order](middle), middle.number);
    expect(await numbersIn({ order, cursor }), order).toEqual(numbers.slice(3));
  }
  expect(await numbersIn({ cursor: 'nonsense' })).toHaveLength(7);
  expect(await numbersIn({ order: 'amount', cursor: begins('2026-01-01', 'CI-2026-0001') })).toHaveLength(7);
  expect(await numbersIn({ order: 'done', cursor: begins('2026-01-01', 'CI-2026-0001') })).toHaveLength(7);
  expect(contractsAPage).toBe(50);
});

test('views are counted as their lists are, and one that cannot be read has no count', async () => {
  const filters: readonly Readonly<Record<string, string>>[] = [
    {},
    { state: 'ending' },
    { late: 'yes', 'hide-amount': 'yes' },
    { q: 'pharmacie 3' },
  ];
  const lists = await Promise.all(filters.map(async (filter) => (await listed(filter)).count));
  const counts = await contractCounts(reading.db, [...filters, { state: 'lost' }], today);
  expect(counts).toEqual([...lists, null]);
  expect(lists.every((count) => count > 0)).toBe(true);
});

test('a contract’s page, now and as it was signed; the e-mail is for those who work on it', async () => {
  const { contracts: all } = await listed({ company: '1' });
  const number = all[0]?.number ?? '';
  const as = (id: string, role: Actor['role']) => ({ viewer: { id, role }, now });
  const page = await contractPage(reading, number, as(people.commercial, 'commercial'));
  if (page?.status !== 'signed') throw new Error('There is no page');
  expect(page).toMatchObject({
    company: { id: 1, name: 'Pharmacie 1' },
    standing: 'ending',
    emailHidden: false,
    commercial: { name: 'Moussa Démo' },
    productionLead: { name: 'Thierry Démo' },
    problematic: false,
    problems: [{ archived: true, by: { name: 'Njeri Demo' } }],
    reports: [{ nbRecipients: 4_210 }],
    observations: [{ text: 'Préfère être appelé le matin.', by: { id: people.commercial } }],
  });
  expect(page.terms.clientEmail).toBe('client-1@example.org');
  expect(page.total - page.done).toBeGreaterThan(0);
  const signed = await contractPage(reading, number, { ...as(people.lead, 'production_lead'), asOf: 'signed' });
  expect(signed).toMatchObject({ version: 1, done: 0, problems: [], reports: [], total: page.total });
  const earlier = dayAfter(today, -200);
  const then = await contractPage(reading, number, { ...as(people.lead, 'production_lead'), asOf: earlier });
  expect(then).toMatchObject({ status: 'signed', day: earlier, standing: 'running', reminders: { sent: null } });
  const items = then?.status === 'signed' ? then.options.flatMap((one) => one.items) : [];
  expect(items.some(({ done, scheduledDate }) => done === null && scheduledDate < today)).toBe(true);
  expect(items.filter(({ late }) => late)).toEqual([]); // on that day nothing was late yet
  const other = await contractPage(reading, number, as(randomUUID(), 'commercial'));
  expect(other).toMatchObject({ emailHidden: true, terms: { clientEmail: null } });
  expect(await contractPage(reading, 'CI-1999-0001', as(people.lead, 'production_lead'))).toBeNull();
  expect(await contractPage(reading, number, { ...as(people.lead, 'admin'), asOf: '2001-01-01' })).toBeNull();
});

/** All items of a day, none of them left out. */
const dueItems = async (params: Parameters<typeof productionDay>[1]) => {
  const day = await productionDay(reading.db, params, today);
  expect(dueParts.map((part) => [day[part].items.length, day[part].next])).toEqual(
    dueParts.map((part) => [day[part].all, null]),
  );
  return dueParts.flatMap((part) => day[part].items);
};

test('the day of production begins with what is late', async () => {
  const params = {
    whose: { as: 'production', id: people.production } as const,
    from: today,
    until: dayAfter(today, 30),
  };
  const items = await dueItems(params);
  expect(items.some(({ late }) => late)).toBe(true);
  expect(items.map(({ scheduled }) => scheduled)).toEqual(items.map(({ scheduled }) => scheduled).toSorted());
  expect(items.every(({ scheduled, late }) => late || scheduled >= today)).toBe(true);
  expect(items.every(({ production }) => production?.name === 'Njeri Demo')).toBe(true);
  const everybody = await dueItems({ ...params, whose: null });
  expect(everybody.length).toBeGreaterThan(items.length);
  const led = await dueItems({ ...params, whose: { as: 'lead', id: people.lead } });
  expect(led).toEqual(everybody);
  expect(await dueItems({ ...params, whose: { as: 'lead', id: people.commercial } })).toEqual([]);
  const month = await dueItems({ whose: null, from: dayAfter(today, -60), until: today });
  expect(month.some(({ done }) => done !== null)).toBe(true);
});

test('a month of production has all its days, what is not done first, and counts what no day has room for', async () => {
  for (const month of [today.slice(0, 7), dayAfter(`${today.slice(0, 7)}-01`, -1).slice(0, 7)])
    for (const whose of [null, { as: 'production', id: people.production } as const]) {
      const { days, lateBefore } = await productionMonth(reading.db, { whose, month }, today);
      const [from = '', until = ''] = [days[0]?.day, days.at(-1)?.day];
      expect([from, dayAfter(until, 1).slice(8)]).toEqual([`${month}-01`, '01']);
      const items = await dueItems({ whose, from, until });
      expect(lateBefore).toBe(items.filter(({ scheduled }) => scheduled < from).length);
      for (const { day, all, done, items: shown } of days) {
        const due = items.filter(({ scheduled }) => scheduled === day);
        expect([day, all, done]).toEqual([day, due.length, due.filter((one) => one.done !== null).length]);
        expect(shown).toHaveLength(Math.min(4, all));
        expect(shown.map((one) => one.done !== null)).toEqual(shown.map((one) => one.done !== null).toSorted());
        expect(shown.every(({ late, done: on }) => late === (on === null && day < today))).toBe(true);
      }
    }
  const { days } = await productionMonth(reading.db, { whose: null, month: today.slice(0, 7) }, today);
  expect(days.some(({ all }) => all > 0)).toBe(true);
  expect(daysOf('2028-02')).toHaveLength(29);
});

test('the client sees what was bought and what is done, and nothing that the team notes', async () => {
  const [own, ...others] = await ownContracts(reading, 1, today);
  expect(others).toEqual([]);
  expect(own).toMatchObject({
    package: 'premium',
    standing: 'ending',
    amount: 1_450_000,
    renewedOn: null,
    endedBefore: null,
    emailExports: [],
  });
  expect(own?.reports).toHaveLength(1);
  const said = JSON.stringify(own);
  expect(said).not.toMatch(/matin|logo|client-1|alert|observation|problem|userCommercial/);
});

test('people who may be chosen are those of the team', async () => {
  const chosen = await contractPeople(reading.db);
  expect(new Set(chosen.map(({ role }) => role))).toEqual(
    new Set(['commercial', 'production', 'production_lead', 'admin']),
  );
});

test('of all that match a filter those are assigned that are not theirs yet, and what is beyond the limit is told', async () => {
  const to = people.commercial;
  const assigned = (filter: Readonly<Record<string, string>>, place: 'commercial' | 'production', limit: number) =>
    contractsToAssign(reading.db, contractsParams.parse(filter), { place, to, limit }, today);
  const { contracts: all } = await listed();
  const others = all.filter(({ production }) => production?.id !== to).map(({ number }) => number);
  const two = await assigned({}, 'production', 2);
  expect(two.contracts.map(({ number }) => number)).toEqual(others.toSorted().slice(0, 2));
  expect([two.same, two.left]).toEqual([0, others.length - 2]);
  const theirs = all.filter(({ commercial }) => commercial.id === to).length;
  const rest = await assigned({}, 'commercial', 100);
  expect([rest.contracts.length, rest.same, rest.left]).toEqual([7 - theirs, theirs, 0]);
  expect(await assigned({ country: 'MA' }, 'commercial', 100)).toEqual({ contracts: [], same: 0, left: 0 });
});
