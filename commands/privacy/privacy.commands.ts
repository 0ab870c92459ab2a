import { z } from 'zod';
import { mayErase as allowed, mayOrderErasure } from '#domain/privacy/privacy.permissions.ts';
import { type Limit, perHour } from '#infra/limits/limit.ts';
import { addressOf } from '#read-api/account/viewer.ts';
import { type Command, command } from '../command.ts';
import { askErasure } from './ask-erasure.ts';
import { erasureNotice } from './erasure-notice.ts';

const context = 'privacy';
const schema = z.strictObject({});
/** Each request mails the person. */
const limit: Limit = { burst: 5, perMinute: perHour(5) };

export const requestErasure = command({
  context,
  name: 'request-erasure',
  schema,
  allowed,
  limit,
  async handle(log, _, envelope) {
    const accountId = envelope.actor.id;
    const data = { accountId, reason: 'self', at: 'due' } as const;
    const { position, events } = await askErasure(log, { type: 'RequestErasure', data }, envelope);
    const to = await addressOf(log.db, accountId);
    if (to) await erasureNotice(log.pool, accountId, events, to, envelope);
    return { id: accountId, position };
  },
});

export const cancelErasure = command({
  context,
  name: 'cancel-erasure',
  schema,
  allowed,
  limit,
  async handle(log, _, envelope) {
    const accountId = envelope.actor.id;
    const { position } = await askErasure(log, { type: 'CancelErasure', data: { accountId } }, envelope);
    return { id: accountId, position };
  },
});

/** Requests the erasure of an account for the operator. Only the command line sends it. */
export const orderErasure = command({
  context,
  name: 'order-erasure',
  schema: z.strictObject({ accountId: z.uuid(), at: z.enum(['once', 'due']) }),
  allowed: mayOrderErasure,
  async handle(log, { accountId, at }, envelope) {
    const data = { accountId, reason: 'operator', at } as const;
    const { position } = await askErasure(log, { type: 'RequestErasure', data }, envelope);
    return { id: accountId, position };
  },
});

/** The commands of people about their own data. */
export const privacyCommands: readonly Command[] = [requestErasure, cancelErasure];
