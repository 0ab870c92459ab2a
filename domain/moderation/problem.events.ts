import { z } from 'zod';
import { type EventOf, event } from '../event.ts';
import { line, prose } from '../text.ts';

/** What may be wrong with what the directory says of a company. */
export const problemKinds = ['closed', 'moved', 'replaced', 'wrong_number', 'wrong_pin', 'other'] as const;
export const problemOutcomes = ['corrected', 'unfounded'] as const;

const problem = { problemId: z.uuid(), companyId: z.int().positive() };

/** Who decided: an account, or `operator`. */
const by = z.string().min(1).max(64);

const alone = (v1: object) => ({ ...v1, batchId: null });
/** The decision on many at once that this one is part of. */
const decided = { ...problem, by, batchId: z.uuid().nullable() };

export const problemEvents = {
  ProblemReported: event(
    z.object({
      ...problem,
      kind: z.enum(problemKinds),
      /** The number, the address or the name that it is about, or that would be right. */
      about: line(300).nullable(),
      /** About the company and nobody else: the form says so. */
      message: prose(1000).nullable(),
      /** Whose report it is, to be told what came of it; null for a visitor without an account. */
      reporterId: z.uuid().nullable(),
    }),
  ),
  ProblemSettled: event(z.object({ ...decided, outcome: z.enum(problemOutcomes) }), alone),
  ProblemReopened: event(z.object(decided), alone),
};

export type ProblemEvent = EventOf<typeof problemEvents>;
export type ProblemKind = (typeof problemKinds)[number];
export type ProblemOutcome = (typeof problemOutcomes)[number];
