import { describe, expect, it } from 'vitest';
import { kyselyOf } from '#infra/database/database.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { notifications } from '#projections/notification/notifications.ts';
import { rebuild } from '#projections/rebuild.ts';
import { notificationSettings } from '#read-api/notification/notification-settings.ts';
import { notificationsPage, unreadNotifications } from '#read-api/notification/notifications.ts';
import { pharmacy } from '#tests/company/companies.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { applyInOddBatches, beginEmpty, logOf, type Told, tell } from '#tests/projections/engine.ts';
import { person } from '#tests/projections/history.account.ts';

const [author, other, manager] = [person(1), person(2), person(3)];
const by = person(9);
const companyId = 7;
const reviewId = (number: number) => `ffffffff-3c58-4d0e-9f5b-${String(number).padStart(12, '0')}`;
const review = (number: number, authorId = author) => ({ reviewId: reviewId(number), companyId, authorId, version: 1 });

const published = (number: number, authorId = author): Told => ({
  type: 'ReviewPublished',
  data: { ...review(number, authorId), score: 4, ground: 'moderator', by, batchId: null },
});
const refused: Told = {
  type: 'ReviewRefused',
  data: { ...review(1), reason: 'off_topic', explanation: null, onAppeal: false, hides: null, by, batchId: null },
};
const undone: Told = {
  type: 'ReviewDecisionUndone',
  data: { ...review(1), undone: 'published', hides: null, shows: null, by, batchId: null },
};
const replied: Told = { type: 'ReviewReplied', data: { ...review(1), replierId: manager, text: 'Merci' } };
const named: Told = { type: 'ManagerNamed', data: { accountId: manager, companyId, role: 'admin' } };
const upheld: Told = {
  type: 'ReportUpheld',
  data: {
    reportId: reviewId(50),
    reporterId: other,
    target: { kind: 'review', id: reviewId(1) },
    by,
    batchId: null,
  },
};
const registered: Told = { type: 'CompanyRegistered', data: { ...pharmacy, companyId, name: 'Étoile du Marché' } };

const told = async (...events: Told[]) => {
  const db = await freshDatabase();
  const world = { ...logOf(db.pool, notifications), pool: db.pool };
  await beginEmpty(world, [notifications, companyPage]);
  const more = async (...later: Told[]) => {
    await tell(world, later);
    await rebuild(world, [notifications]);
  };
  await tell(world, [registered, ...events]);
  await applyInOddBatches(world, companyPage);
  await applyInOddBatches(world, notifications);
  const kysely = kyselyOf(db.pool);
  const page = (account: string, filter: 'all' | 'unread' = 'all') =>
    notificationsPage(kysely, { account, filter, page: 1 });
  return { db, kysely, page, more };
};

describe('notifications', () => {
  it('tell the author of the outcome and of the reply, the reporter of the report', async () => {
    const { db, page } = await told(published(1), replied, upheld);
    await using _ = db;
    const { notifications: shown, unread } = await page(author);
    expect(shown).toMatchObject([
      { topic: 'review_reply', about: { kind: 'replied' }, company: { name: 'Étoile du Marché' }, unread: true },
      { topic: 'review_outcome', about: { kind: 'published' }, count: 1, unread: true },
    ]);
    expect(unread).toBe(2);
    expect((await page(other)).notifications).toMatchObject([{ topic: 'report_handled', about: { kind: 'upheld' } }]);
    expect((await page(person(8))).notifications).toEqual([]);
  });

  it('stand together when they are about the same', async () => {
    const { db, page, kysely } = await told(named, published(1), published(2, other), published(3, person(4)));
    await using _ = db;
    expect((await page(manager)).notifications).toMatchObject([
      { topic: 'company_review', about: { kind: 'received', reviewId: reviewId(3) }, count: 3, unread: true },
    ]);
    expect(await unreadNotifications(kysely, manager)).toBe(1);
  });

  it('of a company go to whoever runs it, from then on', async () => {
    const { db, page } = await told(published(1), named, published(2, other));
    await using _ = db;
    expect((await page(manager)).notifications).toMatchObject([{ count: 1, about: { reviewId: reviewId(2) } }]);
  });

  it('go when what they tell is undone', async () => {
    const { db, page } = await told(named, published(1), undone);
    await using _ = db;
    expect((await page(author)).notifications).toEqual([]);
    expect((await page(manager)).notifications).toEqual([]);
  });

  it('tell the last outcome of a version', async () => {
    const { db, page } = await told(published(1), undone, refused);
    await using _ = db;
    expect((await page(author)).notifications).toMatchObject([{ about: { kind: 'refused', reason: 'off_topic' } }]);
  });

  it('are read one by one or all at once; what came later is not', async () => {
    const { db, page, more, kysely } = await told(published(1), published(2));
    await using _ = db;
    const { notifications: shown, until } = await page(author);
    expect(shown.map(({ unread }) => unread)).toEqual([true, true]);
    const subjects = shown.slice(0, 1).map(({ subject }) => subject);
    await more({ type: 'NotificationsRead', data: { accountId: author, subjects, until } });
    expect(await unreadNotifications(kysely, author)).toBe(1);
    await more({ type: 'NotificationsRead', data: { accountId: author, subjects: null, until } }, published(3));
    const unread = await page(author, 'unread');
    expect(unread).toMatchObject({ count: 1, unread: 1, notifications: [{ about: { reviewId: reviewId(3) } }] });
    expect((await page(author)).count).toBe(3);
  });

  it('that somebody does not want are not shown', async () => {
    const settings: Told = {
      type: 'NotificationSettingsChosen',
      data: {
        accountId: author,
        choices: [{ topic: 'review_outcome', site: false, email: 'never' }],
        digest: { hour: 7, timeZone: 'Africa/Nairobi' },
      },
    };
    const { db, page, kysely } = await told(published(1), replied, settings);
    await using _ = db;
    expect((await page(author)).notifications).toMatchObject([{ topic: 'review_reply' }]);
    expect(await notificationSettings(kysely, author)).toMatchObject({
      topics: { review_outcome: { site: false, email: 'never' }, review_reply: { site: true, email: 'now' } },
      digest: { hour: 7, timeZone: 'Africa/Nairobi' },
    });
  });
});
