import { decisionBatchEvents } from '#domain/moderation/decision-batch.events.ts';
import { type Intent, reactor } from '#infra/reactions/reactor.ts';

/** In seconds. The process that got the command starts at once; this run finishes what it left when it died. */
const resumeAfterS = 60;

type BatchEvent = { readonly id: string; readonly data: { readonly batchId: string; readonly by: string } };

const run = ({ id, data: { batchId, by } }: BatchEvent): readonly Intent[] => [
  { key: `${id}/run`, kind: 'run-batch', batch: batchId, by, delayS: resumeAfterS },
];

/** Finishes a batch decision, or its undo, when the process that began it has died. */
export const batchesRun = reactor(decisionBatchEvents)({
  name: 'batches-run',
  on: { BatchDecided: run, BatchUndoAsked: run },
});
