import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { companyCommands } from '#commands/company/company.commands.ts';
import { convertPhones, undoPhones } from '#commands/company/convert-phones.ts';
import { numbersChanged } from '#commands/company/numbers-changed.reactor.ts';
import { performChangingNumbers } from '#commands/company/perform-changing-numbers.ts';
import { numbersChangeLock } from '#commands/company/run-numbers-change.ts';
import { handle } from '#commands/handle.ts';
import { operator, visitor } from '#domain/actor.ts';
import { type NumberingPlan, newNumber, numberingPlans } from '#domain/company/numbering-plans.ts';
import { type NumbersChangeCommand, numbersChange, numbersChangeStream } from '#domain/company/numbers-change.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { sessionLocks } from '#infra/database/locks.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { collect } from '#infra/event-store/event-store.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { numberForms } from '#read-api/company/number-forms.ts';
import { contextWith } from '#tests/command-context.ts';
import { freshDatabase } from '../postgres.ts';
import { now } from './companies.ts';

const [ivorian, beninese] = numberingPlans as readonly [NumberingPlan, NumberingPlan];

test.each([
  ['07 12 34 56', ['CI +225 07 12 34 56, +225 07 07 12 34 56']],
  ['+225 07 07 12 34 56', ['CI +225 07 12 34 56, +225 07 07 12 34 56']],
  ['27 20 22 45 67', ['CI +225 20 22 45 67, +225 27 20 22 45 67']],
  ['01 97 12 34 56', ['BJ +229 97 12 34 56, +229 01 97 12 34 56']],
  ['97 12 34 56', ['CI +225 97 12 34 56, +225 07 97 12 34 56', 'BJ +229 97 12 34 56, +229 01 97 12 34 56']],
  ['+221 77 123 45 67', []],
  ['+225 12 34', []],
  ['garage', []],
])('both forms of %s', (typed, expected) =>
  expect(numberForms(typed).map(({ country, before, after }) => `${country} ${before}, ${after}`)).toEqual(expected),
);

describe('the new form of an old number', () => {
  test.each([
    ['07 12 34 56', '+2250707123456'],
    ['+225 48 12 34 56', '+2250748123456'],
    ['0022505123456', '+2250505123456'],
    ['66-12-34-56', '+2250566123456'],
    ['(225) 01 12 34 56', null],
    ['01.12.34.56', '+2250101123456'],
    ['20 22 45 67', '+2252720224567'],
    ['20 00 45 67', '+2252520004567'],
    ['22 80 45 67', '+2252122804567'],
    ['+225 07 07 20 30 40', null],
    ['10 12 34 56', null],
    ['+221 77 123 45 67', null],
    ['07 12 34', null],
    ['poste 12', null],
  ])('of Côte d’Ivoire: %s', (written, expected) => expect(newNumber(ivorian, written, 'CI')).toBe(expected));

  test('of Bénin: 01 comes in front', () => {
    expect(newNumber(beninese, '+229 97 12 34 56', 'SN')).toBe('+2290197123456');
    expect(newNumber(beninese, '21 30 12 34', 'BJ')).toBe('+2290121301234');
    expect(newNumber(beninese, '+229 01 97 12 34 56', 'BJ')).toBeNull();
  });

  test('a number without the digits of its country is one of the country of its company', () =>
    expect(newNumber(ivorian, '07 12 34 56', 'BJ')).toBeNull());
});

const pharmacy = {
  name: 'Pharmacie du Palmier',
  category: 'health-pharmacy',
  place: { country: 'CI', cityId: 2293538 },
};

const phone = (raw: string, type = 'tel') => ({ type, value: raw, raw, public: type === 'tel' });

const listedOnce = async () => {
  const db = await freshDatabase();
  const log = { store: postgresEventStore(db.pool), codec: codec(catalogue, personKeys(db.pool)) };
  const facts = {
    isCountry: () => true,
    cityName: () => 'Abidjan',
    timeZone: () => 'Africa/Abidjan',
    categoryLevel: () => 'sub' as const,
  };
  const context = contextWith({ ...log, pool: db.pool, db: kyselyOf(db.pool) }, { companies: facts });
  let asked = 0;
  const ask = (name: string, data: object) => {
    const command = companyCommands.find((one) => one.name === name);
    if (!command) throw new Error(`There is no command ${name}`);
    const commandId = `00000000-0000-4000-8000-${String(++asked).padStart(12, '0')}`;
    return command.handle(context, command.schema.parse(data), {
      commandId,
      actor: operator,
      now,
      correlationId: 'test',
    });
  };
  const register = (...coordinates: readonly object[]) =>
    ask('register-company', { ...pharmacy, coordinates: { coordinates, whatsappInitialText: 'Bonjour' } });
  const listed = async (companyId: number): Promise<string> => {
    const events = await collect(log.store.readStream(`company-${companyId}`));
    return JSON.stringify(events.findLast(({ type }) => type === 'CompanyCoordinatesListed')?.data);
  };
  const end = async (): Promise<void> => {
    await log.store.close();
    await db[Symbol.asyncDispose]();
  };
  return { log, pool: db.pool, ask, register, listed, [Symbol.asyncDispose]: end };
};

test('the numbers of companies are converted, and put back to the byte', async () => {
  await using at = await listedOnce();
  await at.register(phone('20 22 45 67'), phone('07 12 34 56', 'gsm'), phone('info@palmier.example', 'email'));
  await at.register(phone('+225 27 20 22 45 67'));
  await at.register(phone('10 12 34 56'), phone('21 99 45 67'));
  const before = await Promise.all([1, 2, 3].map(at.listed));

  const counted = await convertPhones(at.log, ivorian, { now, dryRun: true });
  expect(await Promise.all([1, 2, 3].map(at.listed))).toEqual(before);
  expect(await convertPhones(at.log, ivorian, { now })).toEqual(counted);
  expect(counted.numbers).toBeGreaterThanOrEqual(2);
  expect(JSON.parse(await at.listed(1))).toMatchObject({
    coordinates: [
      { value: '+2252720224567', raw: '+225 27 20 22 45 67', public: true },
      { value: '+2250707123456', raw: '+225 07 07 12 34 56', public: false },
      { value: 'info@palmier.example' },
    ],
    whatsappInitialText: 'Bonjour',
  });
  expect(await at.listed(2)).toBe(before[1]);
  expect((await convertPhones(at.log, ivorian, { now })).companies).toBe(0);

  expect(await undoPhones(at.log, ivorian, { now })).toMatchObject({ numbers: counted.numbers });
  expect(await Promise.all([1, 2, 3].map(at.listed))).toEqual(before);
  expect((await undoPhones(at.log, ivorian, { now })).companies).toBe(0);

  const later = new Date(now.getTime() + 1000);
  expect(await convertPhones(at.log, ivorian, { now: later })).toEqual(counted);
  expect(await undoPhones(at.log, ivorian, { now: later })).toEqual({ ...counted, left: 0 });
  expect(await Promise.all([1, 2, 3].map(at.listed))).toEqual(before);
});

test('a number that somebody wrote otherwise since the conversion stays when it is undone', async () => {
  await using at = await listedOnce();
  await at.register(phone('20 22 45 67'), phone('07 12 34 56', 'gsm'));
  await convertPhones(at.log, ivorian, { now });
  const [first] = JSON.parse(await at.listed(1)).coordinates;
  const coordinates = [first, { ...phone('+2250505050505', 'gsm') }];
  await at.ask('list-company-coordinates', { companyId: 1, coordinates, whatsappInitialText: null });
  expect(await undoPhones(at.log, ivorian, { now })).toEqual({ companies: 1, numbers: 1, left: 0 });
  expect(JSON.parse(await at.listed(1)).coordinates).toMatchObject([{ raw: '20 22 45 67' }, { raw: '+2250505050505' }]);
});

test('a conversion that breaks off goes on when it is called again', async () => {
  await using at = await listedOnce();
  for (let number = 0; number < 40; number++) await at.register(phone(`07 12 34 ${10 + number}`));
  const before = await Promise.all(Array.from({ length: 40 }, (_, index) => at.listed(index + 1)));
  const seen: number[] = [];
  const broken = convertPhones(at.log, ivorian, {
    now,
    onProgress: (done) => {
      seen.push(done);
      throw new Error('the power is gone');
    },
  });
  await expect(broken).rejects.toThrow('the power is gone');
  expect(seen).toEqual([16]);
  expect((await convertPhones(at.log, ivorian, { now, onProgress: (done) => seen.push(done) })).companies).toBe(24);
  expect(seen).toEqual([16, 16, 24]);
  expect((await undoPhones(at.log, ivorian, { now })).companies).toBe(40);
  expect(await Promise.all(before.map((_, index) => at.listed(index + 1)))).toEqual(before);
});

describe('a change that staff ask for', () => {
  const stream = numbersChangeStream(ivorian.name);
  const of = async ({ log, pool }: Awaited<ReturnType<typeof listedOnce>>) => ({
    tell: (command: NumbersChangeCommand, actor = operator) =>
      handle(log, numbersChange, stream, command, { commandId: randomUUID(), actor, now, correlationId: 'test' }),
    state: async () => (await stateOf(log, numbersChange, stream)).state,
    perform: () => {
      const intent = { key: 'e/run', kind: 'change-numbers', data: { plan: ivorian.name }, person: null, sealed: null };
      return performChangingNumbers({ ...log, pool })(intent);
    },
  });
  const convert: NumbersChangeCommand = { type: 'AskNumbersChange', data: { plan: ivorian.name, way: 'convert' } };
  const undo: NumbersChangeCommand = { type: 'AskNumbersChange', data: { plan: ivorian.name, way: 'undo' } };

  test('is finished a minute later when its process has died; its progress counts from where it stopped', async () => {
    await using at = await listedOnce();
    const { tell, state, perform } = await of(at);
    for (let number = 0; number < 40; number++) await at.register(phone(`07 12 34 ${10 + number}`));
    const before = await at.listed(40);
    await tell(convert);
    const dies = (done: number, all: number) => {
      throw new Error(`no power at ${done} of ${all}`);
    };
    await expect(convertPhones(at.log, ivorian, { now, onProgress: dies })).rejects.toThrow('16 of 40');
    await tell({ type: 'AdvanceNumbersChange', data: { plan: ivorian.name, done: 16, of: 40 } });
    await tell({ type: 'AdvanceNumbersChange', data: { plan: ivorian.name, done: 8, of: 24 } });
    expect(await state()).toMatchObject({ status: 'going', done: 24, total: 40 });

    const locks = sessionLocks(at.pool);
    const other = await locks.take(numbersChangeLock(ivorian));
    await expect(perform()).rejects.toThrow('another run');
    await other?.release();
    await locks.close();
    expect(await perform()).toBe('done');
    expect(await state()).toEqual({ status: 'finished', way: 'convert', done: 40, total: 40, left: 0 });
    expect(JSON.parse(await at.listed(40)).coordinates).toMatchObject([{ raw: '+225 07 07 12 34 49' }]);
    const last = (await collect(at.log.store.readStream(stream))).length;
    expect(await perform()).toBe('done');
    expect((await collect(at.log.store.readStream(stream))).length).toBe(last);

    await tell(undo);
    await perform();
    expect(await state()).toMatchObject({ status: 'finished', way: 'undo', done: 40, total: 40 });
    expect(await at.listed(40)).toBe(before);
  });

  test('is asked for once, by administrators, and is not undone while it goes on', async () => {
    await using at = await listedOnce();
    const { tell } = await of(at);
    await expect(tell(convert, visitor)).rejects.toMatchObject({ code: 'company.staff-only' });
    expect((await tell(convert)).events).toHaveLength(1);
    expect((await tell(convert)).events).toEqual([]);
    await expect(tell(undo)).rejects.toMatchObject({ code: 'company.numbers-change-going' });
    const asked = { id: 'e', at: now.toISOString(), actor: 'a', data: { plan: 'ci-2021', way: 'convert' } as never };
    expect(numbersChanged.on.NumbersChangeAsked?.(asked)).toEqual([
      { key: 'e/run', kind: 'change-numbers', plan: 'ci-2021', delayS: 60 },
    ]);
  });
});
