import { z } from 'zod';
import { addressState, addressStream } from '#domain/notification/address-state.ts';
import { mayKeepOwnNotifications } from '#domain/notification/notification.permissions.ts';
import { perHour } from '#infra/limits/limit.ts';
import { command } from '../command.ts';
import { handle } from '../handle.ts';

/** Sends mail again to an address that refused one, because the person says that it accepts mail. */
export const trustAddressAgain = command({
  context: 'notification',
  name: 'trust-address-again',
  schema: z.object({}),
  allowed: mayKeepOwnNotifications,
  limit: { burst: 10, perMinute: perHour(10) },
  async handle(context, _data, envelope) {
    const accountId = envelope.actor.id;
    const trust = { type: 'TrustAddressAgain', data: { accountId } } as const;
    const { position } = await handle(context, addressState, addressStream(accountId), trust, envelope);
    return { position };
  },
});
