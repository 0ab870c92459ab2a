import { z } from 'zod';
import type { Envelope } from '#domain/envelope.ts';
import { batchItem, decisionBatchEvents, largestBatch } from '#domain/moderation/decision-batch.events.ts';
import { decisionBatch, decisionBatchStream } from '#domain/moderation/decision-batch.ts';
import { mayModerate } from '#domain/moderation/moderation.permissions.ts';
import { type Command, type CommandContext, command } from '../command.ts';
import { handle } from '../handle.ts';
import { runBatch } from './run-batch.ts';

const { decision, reason } = decisionBatchEvents.BatchDecided.schema.shape;
const item = batchItem.extend({ company: batchItem.shape.company.default(null) });

/**
 * Runs the batch after the answer is sent; the page of the batch shows its progress. After a crash, it is finished a
 * minute later (`batches-run.reactor.ts`), or at once from the page of the batch.
 */
const run = (context: CommandContext, batchId: string, envelope: Envelope): void => {
  runBatch(context, batchId, envelope).catch((error: unknown) =>
    console.error(`batch ${batchId} was cut short`, error),
  );
};

export const decideBatch = command({
  context: 'moderation',
  name: 'decide-batch',
  schema: z.object({
    decision,
    reason: reason.default(null),
    items: z.array(item).min(1).max(largestBatch),
  }),
  allowed: mayModerate,
  async handle(context, data, envelope) {
    const batchId = envelope.commandId;
    const decide = { type: 'DecideBatch', data: { batchId, ...data } } as const;
    const { position, events } = await handle(context, decisionBatch, decisionBatchStream(batchId), decide, envelope, {
      assumeNew: true,
    });
    run(context, batchId, envelope);
    return { id: batchId, position, created: events.length > 0 };
  },
});

const batchId = z.uuid();

export const undoBatch = command({
  context: 'moderation',
  name: 'undo-batch',
  schema: z.object({ batchId }),
  allowed: mayModerate,
  async handle(context, data, envelope) {
    const stream = decisionBatchStream(data.batchId);
    const { position } = await handle(context, decisionBatch, stream, { type: 'UndoBatch', data }, envelope);
    run(context, data.batchId, envelope);
    return { id: data.batchId, position };
  },
});

/** Finishes a batch that a stopped process left unfinished. */
export const resumeBatch = command({
  context: 'moderation',
  name: 'resume-batch',
  schema: z.object({ batchId }),
  allowed: mayModerate,
  async handle(context, data, envelope) {
    run(context, data.batchId, envelope);
    return { id: data.batchId, position: null };
  },
});

export const batchCommands: readonly Command[] = [decideBatch, undoBatch, resumeBatch];
