import { z } from 'zod';
import { type EventOf, event } from '../event.ts';
import { line } from '../text.ts';
import { coordinate } from './company.events.ts';
import { numberProblemCodes } from './number-problem-codes.ts';

const ofNumber = { companyId: z.int().positive(), number: coordinate.shape.value };

/** Staff note that a number of a company does not work; a number that leaves the page takes its problem with it. */
export const numberProblemEvents = {
  NumberProblemNoted: event(z.object({ ...ofNumber, code: z.enum(numberProblemCodes), note: line(300).nullable() })),
  NumberProblemResolved: event(z.object(ofNumber)),
};

export type NumberProblemEvent = EventOf<typeof numberProblemEvents>;
