import { describe, expect, it } from 'vitest';
import { digestLetter } from '#commands/notification/digest-letter.ts';
import { queueDigests } from '#commands/notification/keep-digesting.ts';
import { mailboxMail, mailboxPage, toMailbox } from '#infra/mail/mailbox.ts';
import { performMail } from '#infra/mail/perform-mail.ts';
import { digestAfter } from '#read-api/notification/due-digests.ts';
import type { Told } from '#tests/projections/engine.ts';
import { until } from '#tests/projections/running.ts';
import { startReacting } from '#tests/reactions/reacting.ts';
import { author, happens, manager, toldWorld } from './notification-world.ts';

const daily = (accountId: string, hour = 8, timeZone = 'Africa/Abidjan'): Told => ({
  type: 'NotificationSettingsChosen',
  data: {
    accountId,
    choices: [
      { topic: 'review_outcome', site: true, email: 'daily', push: true },
      { topic: 'company_review', site: true, email: 'daily', push: true },
      { topic: 'review_reply', site: true, email: 'never', push: true },
    ],
    digest: { hour, timeZone },
  },
});

/** Everything in these tests is told at 9:00 UTC on the 21st. */
const at = (time: string) => new Date(`2026-11-${time}Z`);

const digesting = async (...events: Told[]) => {
  const told = await toldWorld(...events);
  const { pool } = told.db;
  await pool.query(`insert into reactions.reactor (name, position, began_at) values ('any', '0', '2026-11-01')`);
  const queued = async (now: Date): Promise<string[]> => {
    await queueDigests({ pool, db: told.kysely }, now);
    return (await pool.query<{ key: string }>('select key from reactions.intent order by key')).rows.map(
      ({ key }) => key,
    );
  };
  const perform = performMail({
    pool,
    send: toMailbox(pool),
    recipients: {
      address: async () => null,
      wanting: async (to) =>
        'account' in to
          ? [{ email: `${to.account}@sokoni.example`, name: 'Awa', language: 'fr', account: to.account }]
          : [],
    },
    letters: digestLetter(told.kysely),
    origin: 'https://sokoni.example',
    settingsPath: () => '/settings',
  });
  return { ...told, queued, perform };
};

describe('the hour of a digest', () => {
  it('is on its reader’s clock', () => {
    const told = '2026-11-21T09:00:00.000Z';
    expect(digestAfter(told, { hour: 8, timeZone: 'Africa/Abidjan' })).toEqual({
      day: '2026-11-22',
      from: '2026-11-21T08:00:00.000Z',
      until: '2026-11-22T08:00:00.000Z',
    });
    expect(digestAfter(told, { hour: 13, timeZone: 'Africa/Nairobi' })).toMatchObject({
      day: '2026-11-21',
      until: '2026-11-21T10:00:00.000Z',
    });
  });

  it('follows the clock when it is changed', () => {
    expect(digestAfter('2026-03-28T12:00:00.000Z', { hour: 8, timeZone: 'Europe/Paris' })).toEqual({
      day: '2026-03-29',
      from: '2026-03-28T07:00:00.000Z',
      until: '2026-03-29T06:00:00.000Z',
    });
  });
});

describe('a digest', () => {
  it('is queued once its hour has come, once for a person and day', async () => {
    const { db, queued } = await digesting(happens.published(1), daily(author));
    await using _ = db;
    expect(await queued(at('22T07:59:00'))).toEqual([]);
    expect(await queued(at('22T08:00:00'))).toEqual([`digest/${author}/2026-11-22`]);
    expect(await queued(at('22T08:05:00'))).toHaveLength(1);
    expect(await queued(at('23T08:05:00'))).toHaveLength(1);
  });

  it('comes late rather than never', async () => {
    const { db, queued } = await digesting(happens.published(1), daily(author));
    await using _ = db;
    expect(await queued(at('24T07:00:00'))).toHaveLength(1);
  });

  it('tells nothing from before Sokoni began to write to people', async () => {
    const { db, queued } = await digesting(happens.published(1), daily(author));
    await using _ = db;
    await db.pool.query(`update reactions.reactor set began_at = '2026-11-21 10:00Z'`);
    expect(await queued(at('22T08:00:00'))).toEqual([]);
  });

  it('lists what its reader wants once a day and has not read', async () => {
    const { db, queued, perform, world } = await digesting(
      daily(author),
      happens.published(1),
      happens.replied,
      happens.named,
      happens.published(2, manager),
      happens.published(3, manager),
      daily(manager, 9),
    );
    await using _ = db;
    expect(await queued(at('22T10:00:00'))).toHaveLength(2);
    await using _reacting = startReacting(world, [], { mail: perform });
    await until(async () => (await mailboxPage(db.pool, 1, null)).count === 2);
    const { mails } = await mailboxPage(db.pool, 1, `${author}@sokoni.example`);
    const mail = await mailboxMail(db.pool, mails[0]?.id ?? 0);
    expect(mail?.subject).toBe('Une nouveauté pour vous sur Sokoni');
    expect(mail?.text).toContain('- Votre avis sur Étoile du Marché est publié');
    expect(mail?.text).toContain('https://sokoni.example/notifications?filter=unread');
    expect(mail?.text).not.toContain('a répondu');
    const [managers] = (await mailboxPage(db.pool, 1, `${manager}@sokoni.example`)).mails;
    expect((await mailboxMail(db.pool, managers?.id ?? 0))?.text).toContain('2 nouveaux avis sur Étoile du Marché');
  });

  it('is not sent when all of it was read meanwhile', async () => {
    const { db, queued, perform, world, more } = await digesting(daily(author), happens.published(1));
    await using _ = db;
    await queued(at('22T08:00:00'));
    await more({
      type: 'NotificationsRead',
      data: { accountId: author, subjects: null, until: '9'.repeat(20) },
    });
    await using _reacting = startReacting(world, [], { mail: perform });
    await until(
      async () => (await db.pool.query(`select from reactions.intent where state = 'dropped'`)).rowCount === 1,
    );
    expect((await mailboxPage(db.pool, 1, null)).count).toBe(0);
  });
});
