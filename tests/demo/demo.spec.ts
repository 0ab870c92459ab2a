import { isPossiblePhoneNumber, isValidPhoneNumber } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { type demoColumns, demoCount, demoRows } from '#infra/demo/demo-rows.ts';
import { seedDemo } from '#infra/demo/seed-demo.ts';
import { codec } from '#infra/event-store/codec.ts';
import { collect } from '#infra/event-store/event-store.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { readOpeningHours } from '#infra/import/opening-hours.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { seedReference } from '#infra/reference/seed-reference.ts';
import { freshDatabase } from '../postgres.ts';

const rows = [...demoRows()].map(({ cells }) => cells);
const column = (name: (typeof demoColumns)[number]) => rows.map((cells) => cells.get(name) ?? '').filter(Boolean);

test('about three thousand companies are made up, the same every time', () => {
  expect(rows.length).toBe(demoCount);
  expect(demoCount).toBeGreaterThan(2900);
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
  await seedReference({ ...log, pool: db.pool, db: kyselyOf(db.pool) });
  const steps: number[] = [];
  const { registered } = await seedDemo({ ...log, pool: db.pool }, (done, total) => steps.push(done / total));
  expect(registered).toBeGreaterThan(demoCount + 200);
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
});
