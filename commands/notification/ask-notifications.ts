import type { Envelope } from '#domain/envelope.ts';
import { type NotificationCommand, notifications, notificationsStream } from '#domain/notification/notifications.ts';
import type { Answer, CommandContext } from '../command.ts';
import { handle } from '../handle.ts';

/** Hands a command to the notifications of the account that it names. */
export const askNotifications = async (
  context: CommandContext,
  command: NotificationCommand,
  envelope: Envelope,
): Promise<Answer> => {
  const stream = notificationsStream(command.data.accountId);
  const { position } = await handle(context, notifications, stream, command, envelope);
  return { position };
};
