import { isPossiblePhoneNumber, isValidPhoneNumber } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { readOpeningHours } from '#commands/company/import/opening-hours.ts';
import { seedReference } from '#commands/place/seed-reference.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { collect } from '#infra/event-store/event-store.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { type demoColumns, demoCount, demoRows } from '#infra/main/demo/demo-rows.ts';
import { demoCountries } from '#infra/main/demo/demo-towns.ts';
import { demoWords } from '#infra/main/demo/demo-words.ts';
import { seedDemo } from '#infra/main/demo/seed-demo.ts';
import { sectors } from '#infra/reference/sectors.ts';
import { contextWith } from '#tests/command-context.ts';
import { freshDatabase } from '../postgres.ts';

const rows = [...demoRows()].map(({ cells }) => cells);
const column = (name: (typeof demoColumns)[number]) => rows.map((cells) => cells.get(name) ?? '').filter(Boolean);

test('about four thousand companies are made up, the same every time', () => {
  expect(rows.length).toBe(demoCount);
  expect(demoCount).toBeGreaterThan(3600);
  expect([...demoRows()].map(({ cells }) => cells)).toEqual(rows);
  expect(new Set(column('country')).size).toBeGreaterThanOrEqual(12);
  expect(new Set(column('id')).size).toBe(demoCount);
});

test('no two companies of a country have the same name', () => {
  const names = rows.map((cells) => `${cells.get('country')} ${cells.get('name')}`);
  expect(new Set(names).size).toBe(names.length);
});

test('every phone is of the right length and rings nowhere', () => {
  const phones = [...column('tel'), ...column('gsm'), ...column('whatsapp')];
  expect(phones.length).toBeGreaterThan(4000);
  for (const phone of phones) {
    expect(isPossiblePhoneNumber(phone), phone).toBe(true);
    expect(isValidPhoneNumber(phone), phone).toBe(false);
  }
});

test('nearly every company has a phone, and most have hours', () => {
  const reachable = rows.filter((cells) => cells.get('tel') || cells.get('gsm') || cells.get('whatsapp'));
  expect(reachable.length / rows.length).toBeGreaterThan(0.95);
  expect(reachable.length).toBeLessThan(rows.length);
  expect(column('hours').length / rows.length).toBeGreaterThan(0.6);
});

test('landmarks are told in both languages', () => {
  const told = rows.filter((cells) => cells.get('landmarkFr'));
  expect(told.length / rows.length).toBeGreaterThan(0.6);
  const known = demoWords.landmarks.map(({ fr, en }) => `${fr} / ${en}`);
  for (const cells of told)
    expect(known, cells.get('id')).toContain(`${cells.get('landmarkFr')} / ${cells.get('landmarkEn')}`);
});

test('every country has companies of every sector, and transport is more than airports', () => {
  const sectorOf = new Map(
    sectors.flatMap(({ id, subCategories }) =>
      subCategories
        .split('\n')
        .flatMap((row) => (row.split(' | ')[1] ?? '').split(' ').map((key) => [key, id] as const)),
    ),
  );
  for (const { id } of sectors) {
    const here = rows.filter((cells) => sectorOf.get(cells.get('category') ?? '') === id);
    expect(here.length, id).toBeGreaterThan(12);
  }
  for (const { code } of demoCountries)
    expect(rows.filter((cells) => cells.get('country') === code).length, code).toBeGreaterThan(100);
  const categories = new Set(column('category'));
  for (const category of [
    'amenity/taxi',
    'amenity/car_rental',
    'amenity/bus_station',
    'office/freight',
    'office/moving_company',
  ])
    expect(categories).toContain(category);
  expect(new Set(rows.map((cells) => `${cells.get('country')} ${cells.get('city')}`)).size).toBeGreaterThan(50);
});

test('every address and site is of the domain that is nobody’s', () => {
  for (const address of [...column('email'), ...column('website')]) expect(address).toMatch(/\.example$/);
});

test('hours of every shape are told, and all of them can be read', () => {
  const hours = new Set(column('hours'));
  for (const text of hours) expect(readOpeningHours(text), text).toBeDefined();
  expect(hours.size).toBeGreaterThan(12);
});

test('seeding registers every row once, approved, online and marked, with its city and its sub-category', async () => {
  await using db = await freshDatabase();
  const log = { store: postgresEventStore(db.pool), codec: codec(catalogue, personKeys(db.pool)) };
  await seedReference(contextWith({ ...log, pool: db.pool, db: kyselyOf(db.pool) }));
  const steps: number[] = [];
  const { registered } = await seedDemo({ ...log, pool: db.pool }, (done, total) => steps.push(done / total));
  expect(registered - demoCount).toBeGreaterThan(6);
  expect(registered - demoCount).toBeLessThanOrEqual(12); // airports
  expect(steps.at(-1)).toBe(1);
  expect(await seedDemo({ ...log, pool: db.pool })).toEqual({ registered: 0, alreadyThere: registered });

  const events = await collect(
    log.store.readAll({ types: ['CompanyRegistered', 'CompanyApproved', 'CompanyPutOnline'] }),
  );
  expect(events).toHaveLength(registered * 3);
  const companies = events.flatMap(({ type, data }) =>
    type === 'CompanyRegistered'
      ? [data as { demo: boolean; place: { city: object | null; unknownCity: string | null } }]
      : [],
  );
  const made = companies.filter(({ demo }) => demo);
  expect(made).toHaveLength(demoCount);
  expect(made.filter(({ place }) => place.city === null).map(({ place }) => place.unknownCity)).toEqual([]);
  await log.store.close();
}, 300_000);
