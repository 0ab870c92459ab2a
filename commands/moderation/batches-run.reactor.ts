import { decisionBatchEvents } from '#domain/moderation/decision-batch.events.ts';
import { type Intent, reactor } from '#infra/reactions/reactor.ts';

/** The process that was asked begins at once; this is for when it did not live to finish. */
const resumeAfterS = 60;

type Asked = { readonly id: string; readonly data: { readonly batchId: string; readonly by: string } };

const run = ({ id, data: { batchId, by } }: Asked): readonly Intent[] => [
  { key: `${id}/run`, kind: 'run-batch', batch: batchId, by, delayS: resumeAfterS },
];

/** A decision on many at once, or its undoing, is finished whatever happens to the process that began it. */
export const batchesRun = reactor(decisionBatchEvents)({
  name: 'batches-run',
  on: { BatchDecided: run, BatchUndoAsked: run },
});
