import type { Actor } from '#domain/actor.ts';
import { operator } from '#domain/actor.ts';
import type { Perform } from '#infra/reactions/perform.ts';
import type { BatchToRun } from '#infra/reactions/reactor.ts';
import type { CommandContext } from '../command.ts';
import { runBatch } from './run-batch.ts';

/** The actor for the rest of a batch: the person who decided, as a moderator, since they were allowed to then. */
const deciderOf = (id: string): Actor => (id === operator.id ? operator : { id, role: 'moderator' });

/** Finishes a batch that its process left unfinished; does nothing when it is finished. */
export const performBatch =
  (context: CommandContext): Perform =>
  async ({ key, data }) => {
    const { batch, by } = data as BatchToRun;
    const envelope = { commandId: batch, actor: deciderOf(by), now: new Date(), correlationId: key };
    await runBatch(context, batch, envelope);
    return 'done';
  };
