import { expect, test } from 'vitest';
import { kyselyOf } from '#infra/database/database.ts';
import { companyDesk } from '#projections/company/company-desk.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { rebuild } from '#projections/rebuild.ts';
import { newCompanies } from '#read-api/company/new-companies.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { beginEmpty, logOf, type Told, tell } from '#tests/projections/engine.ts';
import { pharmacy, place } from './companies.ts';

const { approved: _, online: __, ...facts } = pharmacy;

type Known = {
  readonly phone?: string;
  readonly approved?: true;
  readonly city?: { readonly id: number; readonly name: string };
};

const listed = (
  companyId: number,
  name: string,
  { phone, approved, city = { id: 1, name: 'Abidjan' } }: Known = {},
): Told[] => [
  { type: 'CompanyRegistered', data: { ...facts, companyId, name, place: { ...place, city } } },
  ...(phone
    ? [
        {
          type: 'CompanyCoordinatesListed',
          data: {
            companyId,
            coordinates: [{ type: 'gsm', value: phone, raw: phone, public: false }],
            whatsappInitialText: null,
          },
        },
      ]
    : []),
  ...(approved ? [{ type: 'CompanyApproved', data: { companyId } }] : []),
  { type: 'CompanyPutOnline', data: { companyId } },
];

test('new companies are listed oldest first, with those that have their phone number or a close name in the same city', async () => {
  await using db = await freshDatabase();
  const log = { ...logOf(db.pool, companyPage), ...logOf(db.pool, companyDesk), pool: db.pool };
  const both = { ...log, ...logOf(db.pool, { on: { ...companyPage.on, ...companyDesk.on } } as never) };
  await beginEmpty(both, [companyPage, companyDesk]);
  await tell(both, [
    ...listed(1, 'Pharmacie du Palmier', { approved: true }),
    ...listed(2, 'Garage Express', { approved: true, phone: '+2250707203040' }),
    ...listed(3, 'Pharmacie du Palmier', { approved: true, city: { id: 2, name: 'Bouaké' } }),
    ...listed(4, 'La Pharmacie du Palmier', { phone: '+2250707203040' }),
    ...listed(5, 'Menuiserie Koffi'),
    ...listed(6, 'Boulangerie Awa'),
    { type: 'CompanyRefused', data: { companyId: 6, reason: 'other', explanation: null } },
    ...listed(7, 'Couture Fatou'),
    { type: 'CompanyTakenOffline', data: { companyId: 7 } },
  ]);
  await rebuild(both, [companyPage, companyDesk]);
  const found = await newCompanies(kyselyOf(db.pool));
  expect(found.map(({ id, duplicates }) => [id, duplicates.map((one) => [one.id, one.samePhone])])).toEqual([
    [
      4,
      [
        [2, true],
        [1, false],
      ],
    ],
    [5, []],
  ]);
  expect(found[0]?.duplicates[0]).toMatchObject({ name: 'Garage Express', city: 'Abidjan', isPublic: true });
});
