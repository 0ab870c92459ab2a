import { z } from 'zod';
import { type EventOf, event } from '../event.ts';
import { refusalReasons } from '../refusal-reasons.ts';

/** How many cases may be decided at once. */
export const largestBatch = 1000;

export const batchDecisions = ['publish', 'refuse', 'uphold', 'dismiss', 'correct', 'disregard'] as const;

/** A case of the queue: a review in the version that was read, a report, or a problem with the page of a company. */
export const batchItem = z.object({
  id: z.uuid(),
  version: z.int().positive(),
  company: z.int().positive().nullable(),
});

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
    (v1: { readonly items: readonly object[] }) => ({
      ...v1,
      items: v1.items.map((item) => ({ ...item, company: null })),
    }),
  ),
  /** Every case is decided, except those in `skipped`, each with the code of its rejection. */
  BatchFinished: event(z.object({ ...batch, skipped })),
  BatchUndoAsked: event(z.object({ ...batch, by })),
  BatchUndone: event(z.object({ ...batch, skipped })),
};

export type DecisionBatchEvent = EventOf<typeof decisionBatchEvents>;
export type BatchDecision = (typeof batchDecisions)[number];
export type BatchItem = z.infer<typeof batchItem>;
