import { z } from 'zod';
import { accountEvents } from '#domain/account/account.events.ts';
import { mayImpersonate } from '#domain/account/account.permissions.ts';
import { accountId } from '#domain/account-id.ts';
import { command } from '../command.ts';
import { partOf } from '../part-of.ts';
import { askAccount, minutes } from './accounts.ts';
import { originOf } from './tries.ts';

const lastingMinutes = 30;

/** Lets an administrator act as somebody for half an hour, and records why. The answer has the token of the session. */
export const beginImpersonation = command({
  context: 'account',
  name: 'begin-impersonation',
  schema: accountEvents.ImpersonationBegun.schema.pick({ accountId: true, reason: true }),
  allowed: mayImpersonate,
  async handle(context, { accountId, reason }, envelope) {
    const { actor, now } = envelope;
    const { ip, device } = originOf(envelope);
    const until = minutes(now, lastingMinutes);
    const data = { accountId, by: actor.id, reason, until: until.toISOString() };
    const { position } = await askAccount(context, { type: 'BeginImpersonation', data }, partOf(envelope, 'begin'));
    const acting = { id: actor.id, reason, until };
    const token = await context.accounts.access.sessions.open({ account: accountId, ip, device, now, actor: acting });
    return { token, position };
  },
});

/** Ends every session of an account. */
export const forceSignOut = command({
  context: 'account',
  name: 'force-sign-out',
  schema: z.object({ accountId }),
  allowed: mayImpersonate,
  async handle(context, { accountId }) {
    await context.accounts.access.sessions.endAll(accountId);
    return { position: null };
  },
});
