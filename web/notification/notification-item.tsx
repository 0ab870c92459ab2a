import type { Notification } from '#read-api/notification/notification-groups.ts';
import { useText } from '../page/text.ts';
import { NotificationEntry } from './notification-entry.tsx';
import { lineOf } from './notification-words.ts';

type Props = {
  readonly notification: Notification;
  readonly now: number;
  /** The page that has it read, where that is another one. */
  readonly action?: string;
};

/** One line of the list, as the read API answers it. */
export const NotificationItem = ({ notification, now, action }: Props) => (
  <NotificationEntry line={lineOf(notification, useText())} now={now} action={action} />
);
