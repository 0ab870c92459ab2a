import { z } from 'zod';
import { mayKeepOwnAlerts } from '#domain/alert/alert.permissions.ts';
import { alerts, alertsStream } from '#domain/alert/alerts.ts';
import { command } from '../command.ts';
import { handle } from '../handle.ts';

/** Stops a waiting alert, or removes an answered one from the list. */
export const stopAlert = command({
  context: 'alert',
  name: 'stop-alert',
  schema: z.object({ alertId: z.uuid() }),
  allowed: mayKeepOwnAlerts,
  async handle(context, { alertId }, envelope) {
    const accountId = envelope.actor.id;
    const stop = { type: 'StopAlert', data: { accountId, alertId } } as const;
    const { position } = await handle(context, alerts, alertsStream(accountId), stop, envelope);
    return { position };
  },
});
