import type { Actor } from '#domain/actor.ts';
import { operator } from '#domain/actor.ts';
import type { Perform } from '#infra/reactions/perform.ts';
import type { BatchToRun } from '#infra/reactions/reactor.ts';
import type { CommandContext } from '../command.ts';
import { runBatch } from './run-batch.ts';

/** As whom it goes on: whoever decided was allowed to when they did. */
const deciderOf = (id: string): Actor => (id === operator.id ? operator : { id, role: 'moderator' });

/** Finishes a batch that its process left behind; nothing happens to one that is finished. */
export const performBatch =
  (context: CommandContext): Perform =>
  async ({ key, data }) => {
    const { batch, by } = data as BatchToRun;
    const envelope = { commandId: batch, actor: deciderOf(by), now: new Date(), correlationId: key };
    await runBatch(context, batch, envelope);
    return 'done';
  };
