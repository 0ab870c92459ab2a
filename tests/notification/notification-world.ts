import { kyselyOf } from '#infra/database/database.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { notifications } from '#projections/notification/notifications.ts';
import { rebuild } from '#projections/rebuild.ts';
import { pharmacy } from '#tests/company/companies.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { applyInOddBatches, beginEmpty, logOf, type Told, tell } from '#tests/projections/engine.ts';
import { person } from '#tests/projections/history.account.ts';

export const [author, other, manager] = [person(1), person(2), person(3)] as const;
export const companyId = 7;
const by = person(9);

export const reviewId = (number: number): string => `ffffffff-3c58-4d0e-9f5b-${String(number).padStart(12, '0')}`;
const review = (number: number, authorId: string) => ({ reviewId: reviewId(number), companyId, authorId, version: 1 });
const decided = { by, batchId: null };

/** What happens in these tests: the first review is the author's. */
export const happens = {
  published: (number: number, authorId: string = author): Told => ({
    type: 'ReviewPublished',
    data: { ...review(number, authorId), score: 4, ground: 'moderator', ...decided },
  }),
  refused: {
    type: 'ReviewRefused',
    data: { ...review(1, author), reason: 'off_topic', explanation: null, onAppeal: false, hides: null, ...decided },
  },
  undone: {
    type: 'ReviewDecisionUndone',
    data: { ...review(1, author), undone: 'published', hides: null, shows: null, ...decided },
  },
  replied: { type: 'ReviewReplied', data: { ...review(1, author), replierId: manager, text: 'Merci' } },
  named: { type: 'ManagerNamed', data: { accountId: manager, companyId, role: 'admin' } },
  upheld: {
    type: 'ReportUpheld',
    data: {
      reportId: reviewId(50),
      reporterId: other,
      target: { kind: 'review', id: reviewId(1) },
      ...decided,
    },
  },
} as const satisfies Record<string, Told | ((...given: never[]) => Told)>;

const email = { type: 'email', value: 'etoile@sokoni.example', raw: 'etoile@sokoni.example', public: true };
const theCompany: readonly Told[] = [
  { type: 'CompanyRegistered', data: { ...pharmacy, companyId, name: 'Étoile du Marché' } },
  { type: 'CompanyCoordinatesListed', data: { companyId, coordinates: [email], whatsappInitialText: null } },
];

/** Notifications after `events`; `more` tells further ones. */
export const toldWorld = async (...events: Told[]) => {
  const db = await freshDatabase();
  const world = { ...logOf(db.pool, notifications), pool: db.pool };
  await beginEmpty(world, [notifications, companyPage]);
  await tell(world, [...theCompany, ...events]);
  await applyInOddBatches(world, companyPage);
  await applyInOddBatches(world, notifications);
  const more = async (...later: Told[]): Promise<void> => {
    await tell(world, later);
    await rebuild(world, [notifications]);
  };
  return { db, world, kysely: kyselyOf(db.pool), more };
};
