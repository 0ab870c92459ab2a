import { describe, expect, it } from 'vitest';
import { notificationTopics } from '#domain/notification/notification-topics.ts';
import { notificationSettings } from '#read-api/notification/notification-settings.ts';
import { notificationsPage, unreadNotifications } from '#read-api/notification/notifications.ts';
import type { Told } from '#tests/projections/engine.ts';
import { person } from '#tests/projections/history.account.ts';
import { author, companyId, happens, manager, other, reviewId, toldWorld } from './notification-world.ts';

const { published, refused, undone, replied, named, upheld } = happens;

const told = async (...events: Told[]) => {
  const world = await toldWorld(...events);
  const page = (account: string, filter: 'all' | 'unread' = 'all') =>
    notificationsPage(world.kysely, { account, filter, page: 1 });
  return { ...world, page };
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
      { topic: 'company_access', about: { kind: 'named' }, count: 1 },
    ]);
    expect(await unreadNotifications(kysely, manager)).toBe(2);
  });

  it('of a company go to whoever runs it, from then on', async () => {
    const { db, page } = await told(published(1), named, published(2, other));
    await using _ = db;
    expect((await page(manager)).notifications).toMatchObject([
      { count: 1, about: { reviewId: reviewId(2) } },
      { about: { kind: 'named' } },
    ]);
  });

  it('of a request to run a page go to whoever runs it, and go when it is answered', async () => {
    const asked: Told = { type: 'ManagementAsked', data: { accountId: other, companyId } };
    const { db, page, more } = await told(named, asked);
    await using _ = db;
    expect((await page(manager)).notifications[0]).toMatchObject({ topic: 'company_access', about: { kind: 'asked' } });
    await more({ type: 'ManagementDeclined', data: { accountId: other, companyId, reason: null } });
    expect((await page(manager)).notifications).toMatchObject([{ about: { kind: 'named' } }]);
    expect((await page(other)).notifications).toMatchObject([{ about: { kind: 'declined' } }]);
  });

  it('of a problem with a page go to whoever reported it', async () => {
    const problem = { problemId: reviewId(80), companyId };
    const by = { by: person(9), batchId: null };
    const { db, page, more } = await told(
      {
        type: 'ProblemReported',
        data: { ...problem, kind: 'closed', about: null, message: null, proposed: null, reporterId: other },
      },
      { type: 'ProblemSettled', data: { ...problem, outcome: 'corrected', ...by } },
    );
    await using _ = db;
    const [one] = (await page(other)).notifications;
    expect(one).toMatchObject({ topic: 'report_handled', about: { kind: 'corrected' }, unread: true });
    expect((await page(author)).notifications).toEqual([]);
    await more({ type: 'ProblemReopened', data: { ...problem, ...by } });
    expect((await page(other)).notifications).toEqual([]);
  });

  it('go when what they tell is undone', async () => {
    const { db, page } = await told(named, published(1), undone);
    await using _ = db;
    expect((await page(author)).notifications).toEqual([]);
    expect((await page(manager)).notifications).toMatchObject([{ about: { kind: 'named' } }]);
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
        choices: [{ topic: 'review_outcome', site: false, email: 'never', push: false }],
        digest: { hour: 7, timeZone: 'Africa/Nairobi' },
      },
    };
    const { db, page, kysely } = await told(published(1), replied, settings);
    await using _ = db;
    expect((await page(author)).notifications).toMatchObject([{ topic: 'review_reply' }]);
    expect(await notificationSettings(kysely, author)).toMatchObject({
      topics: {
        review_outcome: { site: false, email: 'never', push: false },
        review_reply: { site: true, email: 'now', push: true },
      },
      digest: { hour: 7, timeZone: 'Africa/Nairobi' },
    });
  });

  it('that somebody may take their page over are shown to those who want no others', async () => {
    const silent: Told = {
      type: 'NotificationSettingsChosen',
      data: {
        accountId: manager,
        choices: notificationTopics.map((topic) => ({ topic, site: false, email: 'never', push: false })),
        digest: { hour: 7, timeZone: 'Africa/Nairobi' },
      },
    };
    const asked: Told = { type: 'ManagementAsked', data: { accountId: other, companyId } };
    const { db, page, kysely } = await told(named, published(1), silent, asked);
    await using _ = db;
    expect((await page(manager)).notifications).toMatchObject([{ about: { kind: 'asked' }, unread: true }]);
    expect(await unreadNotifications(kysely, manager)).toBe(1);
  });
});
