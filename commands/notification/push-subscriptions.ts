import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { operator } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import { type PushEvent, pushSubscription } from '#domain/notification/notification.events.ts';
import { mayKeepOwnNotifications } from '#domain/notification/notification.permissions.ts';
import { type PushCommand, pushStream, pushSubscriptions } from '#domain/notification/push-subscriptions.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { type Command, command } from '../command.ts';
import { type Handled, handle } from '../handle.ts';

/** A subscription as the JSON that a browser makes of it. One that is older than the field has no `expirationTime`. */
const subscriptionText = z
  .string()
  .max(4096)
  .transform((text, context): unknown => {
    try {
      return { expirationTime: null, ...JSON.parse(text) };
    } catch {
      context.addIssue({ code: 'invalid_format', format: 'json_string' });
      return z.NEVER;
    }
  })
  .pipe(pushSubscription);

const askPush = (log: Log, asked: PushCommand, envelope: Envelope): Promise<Handled<PushEvent>> =>
  handle(log, pushSubscriptions, pushStream(asked.data.accountId), asked, envelope);

/** Push messages go to this browser for as long as the session lasts that it sends the subscription in. */
export const savePushSubscription = command({
  context: 'notification',
  name: 'save-push-subscription',
  schema: z.object({
    subscription: subscriptionText,
    userAgent: z
      .string()
      .max(2000)
      .transform((text) => text.slice(0, 300)),
    sessionId: z.uuid(),
  }),
  allowed: mayKeepOwnNotifications,
  async handle(context, data, envelope) {
    const { actor, commandId, now } = envelope;
    const listed = await context.accounts.access.sessions.list(actor.id, now);
    const sessions = listed.map(({ id }) => id);
    const on = { ...data, accountId: actor.id, browserId: commandId, sessions };
    const { position } = await askPush(context, { type: 'TurnPushOn', data: on }, envelope);
    return { position };
  },
});

/** Push messages no longer go to this browser. */
export const deletePushSubscription = command({
  context: 'notification',
  name: 'delete-push-subscription',
  schema: savePushSubscription.schema.omit({ sessionId: true }),
  allowed: mayKeepOwnNotifications,
  async handle(context, { subscription: { endpoint } }, envelope) {
    const off = { accountId: envelope.actor.id, why: 'asked', of: endpoint } as const;
    const { position } = await askPush(context, { type: 'TurnPushOff', data: off }, envelope);
    return { position };
  },
});

/** Ends the push messages of a session that ends. */
export const endPushOfSession = async (
  log: Log,
  accountId: string,
  sessionId: string,
  envelope: Envelope,
): Promise<void> => {
  await askPush(log, { type: 'TurnPushOff', data: { accountId, why: 'signed-out', of: sessionId } }, envelope);
};

/** Records that a push service no longer knows a browser. */
export const recordGone =
  (log: Log) =>
  async (accountId: string, browserId: string): Promise<void> => {
    const commandId = randomUUID();
    const envelope = { commandId, actor: operator, now: new Date(), correlationId: commandId };
    await askPush(log, { type: 'TurnPushOff', data: { accountId, why: 'gone', of: browserId } }, envelope);
  };

/** The commands of the routes `/push-notification/…`, which add the session. */
export const pushCommands: readonly Command[] = [savePushSubscription, deletePushSubscription];
