import type { Database } from '#infra/database/database.ts';
import type { Letters } from '#infra/mail/perform-mail.ts';
import { type Digest, digestContents } from '#read-api/notification/due-digests.ts';
import { toldIn } from '#read-api/notification/told-in-words.ts';
import { notificationPath } from '#web/addresses/notification-path.ts';
import { notificationsPath } from '#web/addresses/paths.ts';

/** The digest, made when it is sent; null when all its notifications were read in the meantime. */
export const digestLetter = (db: Database): Letters => ({
  digest: async (about, { language }) => {
    const notifications = await digestContents(db, about as Digest);
    if (notifications.length === 0) return null;
    return {
      count: notifications.length,
      url: notificationsPath(language, { filter: 'unread' }),
      items: notifications.map((one) => ({
        text: toldIn(language, { kind: one.about.kind, company: one.company?.name ?? null, count: one.count }),
        url: notificationPath(one, language),
      })),
    };
  },
});
