import { expect, test } from 'vitest';
import { companyCommands } from '#commands/company/company.commands.ts';
import { slugOf } from '#commands/company/company-slug.ts';
import { operator, visitor } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { collect } from '#infra/event-store/event-store.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { contextWith } from '#tests/command-context.ts';
import { type FreshDatabase, freshDatabase } from '../postgres.ts';
import { now, planning } from './companies.ts';

const facts = {
  isCountry: (country: string) => ['CI', 'KE'].includes(country),
  cityName: (country: string, id: number) => (country === 'CI' && id === 2293538 ? 'Abidjan' : undefined),
  timeZone: (country: string) => (country === 'CI' ? 'Africa/Abidjan' : undefined),
  categoryLevel: (id: string) =>
    ({ health: 'top', 'health-pharmacy': 'sub', 'health-clinic': 'sub' })[id] as 'top' | 'sub',
};
const byName = new Map(companyCommands.map((command) => [command.name, command]));

const contextOf = ({ pool }: FreshDatabase) =>
  contextWith(
    { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)), pool, db: kyselyOf(pool) },
    { companies: facts },
  );
type Context = ReturnType<typeof contextOf>;

let asked = 0;
const envelope = (): Envelope => ({
  commandId: `00000000-0000-4000-8000-${String(++asked).padStart(12, '0')}`,
  actor: operator,
  now,
  correlationId: 'test',
});

/** Asks as the web does: the form is checked before the command is handled. */
const ask = (context: Context, name: string, data: object, as = envelope()) => {
  const command = byName.get(name);
  if (!command) throw new Error(`There is no command ${name}`);
  return command.handle(context, command.schema.parse(data), as);
};

const pharmacy = {
  name: 'Pharmacie du Palmier',
  category: 'health-pharmacy',
  place: { country: 'CI', cityId: 2293538 },
};
const typesOf = async (context: Context, number: number) =>
  (await collect(context.store.readStream(`company-${number}`))).map(({ type }) => type);

test('registering takes the next number, the slug of the name and the city of the gazetteer', async () => {
  await using db = await freshDatabase();
  const context = contextOf(db);
  expect(await ask(context, 'register-company', pharmacy)).toMatchObject({ id: 1, created: true, position: '1' });
  expect(await ask(context, 'register-company', { ...pharmacy, name: 'صيدلية النور' })).toMatchObject({ id: 2 });
  const [first] = await collect(context.store.readStream('company-1'));
  const [second] = await collect(context.store.readStream('company-2'));
  expect(first?.data).toMatchObject({
    companyId: 1,
    slug: 'pharmacie-du-palmier',
    place: { city: { name: 'Abidjan' } },
  });
  expect(second?.data).toMatchObject({ slug: 'entreprise' });
  await context.store.close();
});

test('the same command again answers the same company and changes nothing', async () => {
  await using db = await freshDatabase();
  const context = contextOf(db);
  const once = envelope();
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => ask(context, 'register-company', pharmacy, once)));
  const later = await ask(context, 'register-company', pharmacy, once);
  for (const answer of [...others, later]) expect(answer).toMatchObject({ id: first?.id, position: first?.position });
  expect(later.created).toBe(false);
  expect(await typesOf(context, 1)).toEqual(['CompanyRegistered']);
  await context.store.close();
});

test('what does not exist is refused', async () => {
  await using db = await freshDatabase();
  const context = contextOf(db);
  const refused: readonly (readonly [object, string])[] = [
    [{ category: 'volcano' }, 'company.category-unknown'],
    [{ category: 'health' }, 'company.subcategory-required'],
    [{ place: { country: 'XX' } }, 'company.country-unknown'],
    [{ place: { country: 'KE', cityId: 2293538 } }, 'company.city-unknown'],
    [{ plannings: [{ ...planning, timeZone: 'Africa/Atlantis' }] }, 'company.time-zone-unknown'],
  ];
  for (const [data, code] of refused)
    await expect(ask(context, 'register-company', { ...pharmacy, ...data })).rejects.toThrow(code);
  await expect(ask(context, 'approve-company', { companyId: 1 })).rejects.toThrow('company.unknown');
  expect((await db.pool.query('select from numbers.number')).rowCount).toBe(0);
  await context.store.close();
});

test('the form of coordinates reads numbers as people write them, says which one cannot be read, and takes back one that stood there', async () => {
  await using db = await freshDatabase();
  const context = contextOf(db);
  const listed = [{ type: 'tel', value: '20 30 40 50', raw: '20 30 40 50', public: true }];
  await ask(context, 'register-company', {
    ...pharmacy,
    coordinates: { coordinates: listed, whatsappInitialText: null },
  });
  const form = (coordinates: object) => ({
    companyId: 1,
    edited: 1,
    name: pharmacy.name,
    place: pharmacy.place,
    coordinates,
    whatsappInitialText: null,
  });
  const kept = { raw: '20 30 40 50', public: true };
  const wrong = form({ tel: [kept, { raw: '07 07 2', public: true }] });
  await expect(ask(context, 'correct-company-coordinates', wrong)).rejects.toThrow(
    expect.objectContaining({ code: 'company.phone-unreadable', pointer: '/coordinates/tel/1/raw' }),
  );
  const site = { raw: 'palmier.example', public: true };
  await ask(
    context,
    'correct-company-coordinates',
    form({ tel: [kept, { raw: '07 07 20 30 40', public: false }], website: [site] }),
  );
  const last = (await collect(context.store.readStream('company-1'))).at(-1);
  expect(last?.data).toMatchObject({
    coordinates: [
      listed[0],
      { type: 'tel', value: '+2250707203040', raw: '07 07 20 30 40', public: false },
      { type: 'website', value: 'https://palmier.example', raw: 'palmier.example' },
    ],
  });
  await ask(context, 'correct-company-coordinates', { ...form({ website: [site] }), edited: 2 });
  await ask(context, 'correct-company-coordinates', { ...form({ tel: [kept] }), edited: 3 });
  const back = (await collect(context.store.readStream('company-1'))).at(-1);
  expect(back?.data).toMatchObject({ coordinates: listed });
  await context.store.close();
});

test('only staff says that a company is approved as it is registered', async () => {
  await using db = await freshDatabase();
  const context = contextOf(db);
  const asVisitor = { ...envelope(), actor: visitor };
  await expect(ask(context, 'register-company', { ...pharmacy, approved: true }, asVisitor)).rejects.toThrow(
    'company.staff-only',
  );
  await context.store.close();
});

const legalFacts = {
  createdDate: '2012-05-01',
  openedDate: null,
  shareCapital: { amount: 1_000_000, currency: 'XOF' },
  legalForm: 'SARL',
  socialObject: null,
  tradeRegistry: null,
  taxpayer: null,
  taxpayerPublic: true,
  nationality: 'CI',
};

test('every command changes the company that it names, once', async () => {
  await using db = await freshDatabase();
  const context = contextOf(db);
  await ask(context, 'register-company', pharmacy);
  const companyId = 1;
  const changes: readonly (readonly [string, object, string])[] = [
    ['rename-company', { name: 'Pharmacie du Grand Palmier' }, 'CompanyRenamed'],
    [
      'describe-company',
      {
        description: { fr: 'Ordonnances' },
        presentation: {},
        practicalInfo: null,
        brandInfo: null,
        childrenBoxTitle: {},
      },
      'CompanyDescribed',
    ],
    ['describe-company-shop', { title: { fr: 'Nos remèdes' }, text: {} }, 'CompanyShopDescribed'],
    ['relocate-company', { place: { country: 'CI', district: 'Angré' } }, 'CompanyRelocated'],
    ['choose-company-category', { category: 'health-clinic' }, 'CompanyCategoryChosen'],
    [
      'list-company-coordinates',
      {
        coordinates: [{ type: 'tel', value: '+2252720304050', raw: '27 20 30 40 50', public: true }],
        whatsappInitialText: null,
      },
      'CompanyCoordinatesListed',
    ],
    ['declare-company-size', { size: 'small' }, 'CompanySizeDeclared'],
    ['state-company-legal-facts', legalFacts, 'CompanyLegalFactsStated'],
    ['state-company-profile', { size: 'medium', ...legalFacts }, 'CompanySizeDeclared'],
    [
      'correct-company-coordinates',
      {
        edited: 3,
        name: 'Pharmacie du Grand Palmier',
        place: { country: 'CI', district: 'Angré' },
        coordinates: { gsm: [{ raw: '07 07 20 30 40', public: true }], tel: [{ raw: '27 20 30 40 50', public: true }] },
        whatsappInitialText: null,
      },
      'CompanyCoordinatesListed',
    ],
    ['plan-usual-week', { edited: 0, week: [[], [], [], [], [], [], []] }, 'OpeningHoursPlanned'],
    ['plan-opening-hours', { plannings: [planning] }, 'OpeningHoursPlanned'],
    [
      'change-day-hours',
      { date: '2030-12-24', intervals: [{ openingMin: 480, closingMin: 720 }] },
      'OpeningHoursPlanned',
    ],
    [
      'plan-period',
      { title: 'Ramadan', startingDate: '2030-01-06', endDate: '2030-02-04', week: [[], [], [], [], [], [], []] },
      'OpeningHoursPlanned',
    ],
    ['remove-period', { startingDate: '2030-01-06', endDate: '2030-02-04' }, 'OpeningHoursPlanned'],
    [
      'observe-holidays',
      { from: '2030-12-01', to: '2030-12-31', days: [{ date: '2030-12-25', name: { fr: 'Noël', en: null } }] },
      'OpeningHoursPlanned',
    ],
    ['refuse-company', { reason: 'duplicate', explanation: null }, 'CompanyRefused'],
    ['ask-company-approval', {}, 'CompanyApprovalAsked'],
    ['mark-company-client', { client: true }, 'CompanyClientMarked'],
    ['approve-company', {}, 'CompanyApproved'],
    ['put-company-online', {}, 'CompanyPutOnline'],
    ['take-company-offline', {}, 'CompanyTakenOffline'],
    ['withdraw-company-approval', {}, 'CompanyApprovalWithdrawn'],
    ['confirm-company-facts', { parts: ['hours'] }, 'CompanyFactsConfirmed'],
  ];
  for (const [name, data] of changes) {
    await ask(context, name, { companyId, ...data });
    await ask(context, name, { companyId, ...data });
  }
  expect(await typesOf(context, 1)).toEqual(['CompanyRegistered', ...changes.map(([, , type]) => type)]);
  const tried = ['register-company', ...changes.map(([name]) => name)];
  expect(tried.toSorted(), 'each command of a company is in the list above').toEqual([...byName.keys()].toSorted());
  await context.store.close();
});

test('visitors may ask none of it, members list their company, administrators may ask all of it', () => {
  for (const { name, allowed } of byName.values()) {
    expect(allowed(visitor)).toBe(false);
    expect(allowed({ id: 'm', role: 'member' })).toBe(name === 'register-company');
    expect(allowed({ id: 'a', role: 'admin' })).toBe(true);
    expect(allowed(operator)).toBe(true);
  }
  const support = { id: 's', role: 'support' } as const;
  expect(byName.get('rename-company')?.allowed(support)).toBe(true);
  expect(byName.get('approve-company')?.allowed(support)).toBe(false);
});

test('a slug is made of the words of the name, and never too long or empty', () => {
  expect(slugOf('L’Étoile d’Or & Fils')).toBe('l-etoile-d-or-fils');
  expect(slugOf('McDo')).toBe('mcdo');
  expect(slugOf('!!!')).toBe('entreprise');
  expect(slugOf('ኢትዮጵያ')).toBe('entreprise');
  expect(slugOf('Ọ̀ṣun 2000')).toBe('osun-2000');
  expect(slugOf(`${'mot '.repeat(60)}`)).toMatch(/^(mot-)+mot$/);
  expect(slugOf('a'.repeat(200)).length).toBeLessThanOrEqual(100);
});
