import { z } from 'zod';
import { anyone } from '#domain/access.ts';
import { mayChangeOwnSignIn } from '#domain/account/account.permissions.ts';
import { command } from '../command.ts';
import { endPushOfSession } from '../notification/push-subscriptions.ts';
import { partOf } from '../part-of.ts';
import { askAccount } from './accounts.ts';
import { originOf } from './tries.ts';

/** Ends the session that the command comes from, with its push messages, and records that an administrator no longer acts as somebody. */
export const signOut = command({
  context: 'account',
  name: 'sign-out',
  schema: z.object({}),
  allowed: anyone,
  whileActing: true,
  limit: null,
  async handle(context, _, envelope) {
    const { id: accountId, impersonatedBy: by } = envelope.actor;
    const { session } = originOf(envelope);
    const end = by ? ({ type: 'EndImpersonation', data: { accountId, by } } as const) : null;
    const ended = end && (await askAccount(context, end, partOf(envelope, 'end')));
    if (session) {
      await endPushOfSession(context, accountId, session, partOf(envelope, 'push'));
      await context.accounts.access.sessions.end(accountId, session);
    }
    return { position: ended?.position ?? null };
  },
});

/** Ends one of one's own sessions; nothing happens for the session of somebody else. */
export const endSession = command({
  context: 'account',
  name: 'end-session',
  schema: z.object({ session: z.uuid() }),
  allowed: mayChangeOwnSignIn,
  async handle(context, { session }, { actor }) {
    await context.accounts.access.sessions.end(actor.id, session);
    return { position: null };
  },
});

/** Ends all of one's own sessions but the one that the command comes from. */
export const endOtherSessions = command({
  context: 'account',
  name: 'end-other-sessions',
  schema: z.object({}),
  allowed: mayChangeOwnSignIn,
  async handle(context, _, envelope) {
    await context.accounts.access.sessions.endAll(envelope.actor.id, originOf(envelope).session);
    return { position: null };
  },
});
