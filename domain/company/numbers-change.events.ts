import { z } from 'zod';
import { type EventOf, event } from '../event.ts';

/** The name of a `NumberingPlan`: the country and the year. */
const plan = z.string().regex(/^[a-z]{2}-\d{4}$/);
const count = z.int().nonnegative();

/** Every old number of a country gets its new form, or its old one back. With many companies that takes a while. */
export const numbersChangeEvents = {
  NumbersChangeAsked: event(z.object({ plan, way: z.enum(['convert', 'undo']) })),
  /** How many companies are done, of those that were left when the present run began. */
  NumbersChangeAdvanced: event(z.object({ plan, done: count, of: count })),
  /** `left`: how many old numbers have no new form that is valid. */
  NumbersChangeFinished: event(z.object({ plan, left: count })),
};

export type NumbersChangeEvent = EventOf<typeof numbersChangeEvents>;
