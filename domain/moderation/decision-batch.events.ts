import { z } from 'zod';
import { type EventOf, event } from '../event.ts';
import { refusalReasons } from '../review/review.events.ts';

/** Most cases that are decided at once. */
export const largestBatch = 1000;

export const batchDecisions = ['publish', 'refuse', 'uphold', 'dismiss'] as const;

/** A case of the queue: a review in the version that was read, or a report. */
export const batchItem = z.object({ id: z.uuid(), version: z.int().positive() });

const by = z.string().min(1).max(64);
const batch = { batchId: z.uuid() };
const skipped = z.array(z.object({ id: z.uuid(), code: z.string().min(1).max(100) })).max(largestBatch);

export const decisionBatchEvents = {
  BatchDecided: event(
    z.object({
      ...batch,
      decision: z.enum(batchDecisions),
      reason: z.enum(refusalReasons).nullable(),
      items: z.array(batchItem).min(1).max(largestBatch),
      by,
    }),
  ),
  /** All that could be decided is; the others changed meanwhile. */
  BatchFinished: event(z.object({ ...batch, skipped })),
  BatchUndoAsked: event(z.object({ ...batch, by })),
  BatchUndone: event(z.object({ ...batch, skipped })),
};

export type DecisionBatchEvent = EventOf<typeof decisionBatchEvents>;
export type BatchDecision = (typeof batchDecisions)[number];
export type BatchItem = z.infer<typeof batchItem>;
