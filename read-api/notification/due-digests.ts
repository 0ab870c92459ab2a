import { sql } from 'kysely';
import type { DigestTime, NotificationTopic } from '#domain/notification/notification-topics.ts';
import type { Database } from '#infra/database/database.ts';
import { notifications } from '#projections/notification/notifications.ts';
import { readModel } from '#projections/projection.ts';
import { type Notification, notificationGroups, withCompanies } from './notification-groups.ts';
import { notificationSettings, settingsOf } from './notification-settings.ts';

/** The digest of one day in a person's time zone: their notifications after `from`, up to and including `until`. */
export type Digest = { readonly account: string; readonly day: string; readonly from: string; readonly until: string };

/** Returns the digest that a notification of the time `at` belongs to: the next one at the person's digest hour. */
export const digestAfter = (at: string, { hour, timeZone }: DigestTime): Omit<Digest, 'account'> => {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);
  const on = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour }) });
  const today = on(local.toPlainDate());
  const day =
    Temporal.ZonedDateTime.compare(local, today) <= 0 ? local.toPlainDate() : local.toPlainDate().add({ days: 1 });
  const moment = (zoned: Temporal.ZonedDateTime) => zoned.toInstant().toString({ smallestUnit: 'millisecond' });
  return { day: day.toString(), from: moment(on(day.subtract({ days: 1 }))), until: moment(on(day)) };
};

const isDaily = (topic: NotificationTopic, settings: ReturnType<typeof settingsOf>): boolean =>
  settings.topics[topic].email === 'daily';

/** Returns the digests that are due, of all people who got a notification for a digest after `since`. */
export const dueDigests = async (db: Database, since: Date, now: Date): Promise<Digest[]> => {
  const rows = await readModel(db, notifications)
    .selectFrom('notification as n')
    .leftJoin('listener as l', (join) => join.onRef('l.audience', '=', 'n.audience').onRef('n.seq', '>', 'l.since'))
    .leftJoin('settings as s', (join) => join.on('s.account', '=', sql`coalesce(l.account, n.audience)`))
    .where('n.at', '>', since.toISOString())
    .where((eb) => eb.or([eb('l.account', 'is not', null), eb('n.audience', 'not like', '%:%')]))
    .select([sql<string>`coalesce(l.account, n.audience)`.as('account'), 'n.topic', 'n.at'])
    .select(['s.choices', 's.hour', 's.timeZone'])
    .execute();
  const due = new Map<string, Digest>();
  for (const { account, topic, at, choices, hour, timeZone } of rows) {
    const settings = settingsOf(hour === null || timeZone === null ? undefined : { choices, hour, timeZone });
    if (!isDaily(topic, settings)) continue;
    const digest = { account, ...digestAfter(at, settings.digest) };
    if (digest.until <= now.toISOString()) due.set(`${account}/${digest.day}`, digest);
  }
  return [...due.values()];
};

/** Returns up to 30 unread notifications of a digest, of the topics that the person gets by daily mail. */
export const digestContents = async (db: Database, { account, from, until }: Digest): Promise<Notification[]> => {
  const settings = await notificationSettings(db, account);
  const topics = (Object.keys(settings.topics) as NotificationTopic[]).filter((topic) => isDaily(topic, settings));
  const groups = await notificationGroups(db, account, { topics, kinds: [] }, { from, until });
  return withCompanies(db, await groups.where('unread', '=', true).orderBy('seq', 'desc').limit(30).execute());
};
