import { queueAnnounced } from '#read-api/moderation/queue-announced.ts';
import { notificationsAnnounced } from '#read-api/notification/notifications-announced.ts';
import { notificationLink } from '#web/addresses/notification-path.ts';
import { sessionLocks } from '../database/locks.ts';
import { announce } from '../live/announce.ts';
import type { Announcement } from '../live/announcement.ts';
import type { Running } from './running.ts';

/** All live announcements. */
const announcements: readonly Announcement[] = [notificationsAnnounced(notificationLink), queueAnnounced];

/** Runs the announcements until `signal` aborts; does nothing in a process with the role `web`. */
export const keepAnnouncing = async (running: Running, signal: AbortSignal): Promise<void> => {
  if (running.config.ROLE === 'web' || announcements.length === 0) return;
  const locks = sessionLocks(running.pool);
  await announce({ ...running, announcements, locks, signal });
  await locks.close();
};
