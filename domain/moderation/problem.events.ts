import { z } from 'zod';
import { proposedChange } from '../company/company.events.ts';
import { type EventOf, event } from '../event.ts';
import { storedDocument } from '../stored-document.ts';
import { line, prose } from '../text.ts';
import { problemKinds, problemOutcomes } from './problem-kinds.ts';
import { mostProblemPictures } from './problem-pictures.ts';

const problem = { problemId: z.uuid(), companyId: z.int().positive() };

/** Who decided: an account, or `operator`. */
const by = z.string().min(1).max(64);

/** Version 1 has words only. */
const inWords = (v1: object) => ({ ...v1, proposed: null });
const alone = (v1: object) => ({ ...v1, batchId: null });
/** `batchId` is the batch that the decision was part of; null for a decision on one problem alone. */
const decided = { ...problem, by, batchId: z.uuid().nullable() };

export const problemEvents = {
  ProblemReported: event(
    z.object({
      ...problem,
      kind: z.enum(problemKinds),
      /** The number, address or name that is wrong, or the one that would be right. */
      about: line(300).nullable(),
      /** Not stored as personal data: the form asks people to write about the company only. */
      message: prose(1000).nullable(),
      /** What the page should say instead, where somebody said it exactly; null when it is told in words alone. */
      proposed: proposedChange.nullable(),
      /** The account that gets a notice of the outcome; null for a visitor without an account. */
      reporterId: z.uuid().nullable(),
    }),
    inWords,
  ),
  /** What shows it; each picture is stored as a document of one page. */
  ProblemPictured: event(
    z.object({
      ...problem,
      pictures: z
        .array(storedDocument.pick({ id: true, bytes: true }))
        .min(1)
        .max(mostProblemPictures),
    }),
  ),
  ProblemSettled: event(z.object({ ...decided, outcome: z.enum(problemOutcomes) }), alone),
  ProblemReopened: event(z.object(decided), alone),
};

export type ProblemEvent = EventOf<typeof problemEvents>;
