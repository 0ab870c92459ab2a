import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CategoryEvent } from '#domain/category/category.events.ts';
import type { CompanyEvent, CompanyPlace } from '#domain/company/company.events.ts';
import type { PlaceEvent } from '#domain/place/place.events.ts';
import { type Database, kyselyOf } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { projections } from '#infra/main/all-projections.ts';
import { companyPage as companyPageModel } from '#projections/company/company-page.ts';
import { directory } from '#projections/company/directory.ts';
import { runProjections } from '#projections/runner.ts';
import { verify } from '#projections/verify.ts';
import { companyPage } from '#read-api/company/company-page.ts';
import { countryNames } from '#read-api/directory/country-names.ts';
import { home } from '#read-api/directory/home.ts';
import { type FreshDatabase, freshDatabase } from '#tests/postgres.ts';

const abidjan: CompanyPlace = {
  country: 'CI',
  city: { id: 2293538, name: 'Abidjan' },
  unknownCity: null,
  subCity: null,
  district: 'Cocody',
  address: 'Rue L128',
  addressPostal: null,
  zip: null,
  landmark: { fr: 'en face du terminus', en: 'opposite the terminus' },
  lat: 5.36,
  lng: -3.98,
};

const registered = (companyId: number, name: string, place = abidjan): CompanyEvent => ({
  type: 'CompanyRegistered',
  data: {
    companyId,
    name,
    shortName: null,
    slug: name.toLowerCase(),
    category: 'health-pharmacy',
    place,
    size: 'small',
    source: null,
    demo: false,
  },
});

const shown = (companyId: number): CompanyEvent[] => [
  { type: 'CompanyApproved', data: { companyId } },
  { type: 'CompanyPutOnline', data: { companyId } },
];

const legal = {
  openedDate: null,
  shareCapital: null,
  legalForm: 'SARL',
  socialObject: null,
  nationality: null,
} as const;

const facts: readonly [stream: string, events: readonly (CompanyEvent | CategoryEvent | PlaceEvent)[]][] = [
  [
    'place-CI',
    [
      {
        type: 'CountryListed',
        data: {
          country: 'CI',
          names: { fr: 'Côte d’Ivoire', en: 'Ivory Coast' },
          dialCode: '+225',
          currency: 'XOF',
          lat: 8,
          lng: -5,
        },
      },
    ],
  ],
  [
    'categories',
    [
      ['health', null, 'Santé', 'Health'] as const,
      ['health-pharmacy', 'health', 'Pharmacie', 'Pharmacy'] as const,
      ['health-clinic', 'health', 'Clinique', 'Clinic'] as const,
    ].map(([categoryId, parentId, fr, en]) => ({
      type: 'CategoryDefined',
      data: { categoryId, parentId, names: { fr, en }, synonyms: { fr: [], en: [] }, aliases: [] },
    })),
  ],
  [
    'company-1',
    [
      registered(1, 'Lagunaire'),
      {
        type: 'CompanyCoordinatesListed',
        data: {
          companyId: 1,
          whatsappInitialText: 'Bonjour',
          coordinates: [
            { type: 'tel', value: '+2250700000001', raw: '07 00 00 00 01', public: true },
            { type: 'gsm', value: '+2250700000009', raw: '07 00 00 00 09', public: false },
          ],
        },
      },
      {
        type: 'CompanyLegalFactsStated',
        data: {
          companyId: 1,
          createdDate: '2009-03-01',
          tradeRegistry: 'CI-1',
          taxpayer: 'SECRET-77',
          taxpayerPublic: false,
          ...legal,
        },
      },
      ...shown(1),
    ],
  ],
  ['company-2', [registered(2, 'Plateau'), ...shown(2), { type: 'CompanyTakenOffline', data: { companyId: 2 } }]],
  ['company-3', [registered(3, 'Unapproved')]],
  [
    'company-4',
    [
      registered(4, 'Movers'),
      ...shown(4),
      { type: 'CompanyCategoryChosen', data: { companyId: 4, category: 'health-clinic' } },
      { type: 'CompanyRelocated', data: { companyId: 4, place: { ...abidjan, city: { id: 7, name: 'Bouaké' } } } },
      { type: 'CompanyRenamed', data: { companyId: 4, name: 'Moved', shortName: null, slug: 'moved' } },
    ],
  ],
];

describe('what the pages read', () => {
  const ended = new AbortController();
  const at = new Date('2026-11-21T10:00:00Z');
  let fresh: FreshDatabase;
  let db: Database;
  let log: { store: ReturnType<typeof postgresEventStore>; codec: ReturnType<typeof codec> };
  let stopped: Promise<void>;

  beforeAll(async () => {
    fresh = await freshDatabase();
    db = kyselyOf(fresh.pool);
    log = { store: postgresEventStore(fresh.pool), codec: codec(catalogue, personKeys(fresh.pool)) };
    const silent = { info: () => {}, warn: () => {}, error: () => {} };
    const runner = await runProjections({
      ...log,
      pool: fresh.pool,
      projections,
      log: silent,
      signal: ended.signal,
    });
    stopped = runner.stopped;
    const metadata = {
      $correlationId: randomUUID(),
      $causationId: randomUUID(),
      actor: 'operator',
      at: at.toISOString(),
    };
    let position = '0';
    for (const [stream, events] of facts) {
      const recorded = await Promise.all(events.map((event) => log.codec.encode(event, randomUUID(), metadata)));
      ({ position } = await log.store.append(stream, 'no-stream', recorded));
    }
    expect(await runner.progress.caughtUp(projections, position, 20_000)).toBe(true);
  });

  afterAll(async () => {
    ended.abort();
    await stopped;
    await log.store.close();
    await fresh[Symbol.asyncDispose]();
  });

  test('a company’s page has its names in both languages, its public coordinates and no taxpayer number', async () => {
    const page = await companyPage(db, 1, at);
    expect(page).toMatchObject({
      name: 'Lagunaire',
      categories: [
        { id: 'health', names: { en: 'Health' } },
        { id: 'health-pharmacy', names: { fr: 'Pharmacie' } },
      ],
      country: { code: 'CI', names: { en: 'Ivory Coast' } },
      coordinates: [{ type: 'tel', value: '+2250700000001' }],
      greeting: 'Bonjour',
      legal: { legalForm: 'SARL', createdDate: '2009-03-01' },
      openState: { state: 'unknown' },
      hours: null,
    });
    expect(JSON.stringify(page)).not.toMatch(/SECRET|0009/);
  });

  test('a company that is offline, or not approved, or unknown has no page', async () => {
    expect(await Promise.all([2, 3, 99].map((id) => companyPage(db, id, at)))).toEqual([null, null, null]);
  });

  test('the home page counts public companies by sector, city and country', async () => {
    const { total, countries, categories, cities, recent } = await home(db);
    expect(total).toBe(2);
    expect(countries).toMatchObject([{ code: 'CI', count: 2 }]);
    expect(categories).toEqual([{ id: 'health', names: { fr: 'Santé', en: 'Health' }, count: 2 }]);
    expect(cities.map(({ name, count }) => [name, count]).sort()).toEqual([
      ['Abidjan', 1],
      ['Bouaké', 1],
    ]);
    expect(recent.map(({ name }) => name)).toEqual(['Moved', 'Lagunaire']);
    expect(recent[0]).toMatchObject({ slug: 'moved', area: 'Cocody, Bouaké', category: { en: 'Clinic' } });
  });

  test('a country has its own home page, empty where nothing is listed', async () => {
    expect((await home(db, 'CI')).total).toBe(2);
    expect(await home(db, 'KE')).toMatchObject({ total: 0, categories: [], cities: [], recent: [] });
    expect([await countryNames(db, 'CI'), await countryNames(db, 'FR')]).toEqual([
      { fr: 'Côte d’Ivoire', en: 'Ivory Coast' },
      null,
    ]);
  });

  test.each([companyPageModel, directory])('rebuilt, $name is what it was live', async (projection) => {
    const { rows, differences } = await verify({ ...log, pool: fresh.pool }, projection);
    expect(rows).toBeGreaterThan(3);
    expect(differences).toEqual([]);
  });
});
