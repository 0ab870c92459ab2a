import { z } from 'zod';
import { type Command, command } from '../command.ts';
import { askErasure } from './ask-erasure.ts';
import { mayErase as allowed } from './privacy.permissions.ts';

const context = 'privacy';
const schema = z.strictObject({});

/** What people can ask about all that is kept of them: each asks for themselves. */
export const privacyCommands: readonly Command[] = [
  command({
    context,
    name: 'request-erasure',
    schema,
    allowed,
    async handle(log, _, envelope) {
      const accountId = envelope.actor.id;
      const data = { accountId, reason: 'self', at: 'due' } as const;
      const { position } = await askErasure(log, { type: 'RequestErasure', data }, envelope);
      return { id: accountId, position };
    },
  }),
  command({
    context,
    name: 'cancel-erasure',
    schema,
    allowed,
    async handle(log, _, envelope) {
      const accountId = envelope.actor.id;
      const { position } = await askErasure(log, { type: 'CancelErasure', data: { accountId } }, envelope);
      return { id: accountId, position };
    },
  }),
];
