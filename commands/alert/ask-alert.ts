import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import { mayKeepOwnAlerts } from '#domain/alert/alert.permissions.ts';
import { alerts, alertsStream } from '#domain/alert/alerts.ts';
import { countryCode } from '#domain/place/place.events.ts';
import { perHour } from '#infra/limits/limit.ts';
import { command } from '../command.ts';
import { handle } from '../handle.ts';

const alertIds = '0b2c8a54-6a0e-4a3e-8c1d-5f1f5a6d7e10';

const typed = z
  .string()
  .max(200)
  .transform((text) =>
    text
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  );

/** Requests one message when a company is added that this search finds. */
export const askAlert = command({
  context: 'alert',
  name: 'ask-alert',
  schema: z.object({ what: typed, where: typed, country: countryCode.nullable() }),
  allowed: mayKeepOwnAlerts,
  limit: { burst: 20, perMinute: perHour(20) },
  async handle(context, search, envelope) {
    const accountId = envelope.actor.id;
    const alertId = uuidV5(envelope.commandId, alertIds);
    const newAlert = { type: 'AskAlert', data: { accountId, alertId, ...search } } as const;
    const { position } = await handle(context, alerts, alertsStream(accountId), newAlert, envelope);
    return { id: alertId, position };
  },
});
