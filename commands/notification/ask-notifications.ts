import type { Envelope } from '#domain/envelope.ts';
import { type NotificationCommand, notifications, notificationsStream } from '#domain/notification/notifications.ts';
import type { Answer, CommandContext } from '../command.ts';
import { handle } from '../handle.ts';

/** Asks what one person's notifications follow. */
export const askNotifications = async (
  context: CommandContext,
  asked: NotificationCommand,
  envelope: Envelope,
): Promise<Answer> => {
  const stream = notificationsStream(asked.data.accountId);
  const { position } = await handle(context, notifications, stream, asked, envelope);
  return { position };
};
