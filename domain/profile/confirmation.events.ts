import { z } from 'zod';
import { accountId } from '../actor.ts';
import { type EventOf, event } from '../event.ts';

const its = { accountId, itemId: z.uuid(), companyId: z.int().positive() };

/** Whether a company says that somebody worked there as they say. What they say stays in their experience. */
export const confirmationEvents = {
  ConfirmationAsked: event(z.object({ ...its, askedAt: z.iso.datetime() })),
  /** The person took it back, or the experience is not what was asked about or confirmed any more. */
  ConfirmationEnded: event(z.object({ ...its, because: z.enum(['withdrawn', 'changed', 'removed']) })),
  ExperienceConfirmed: event(z.object(its)),
  ConfirmationRefused: event(z.object(its)),
  /** The company decided by mistake: the request waits again. */
  ConfirmationDecisionUndone: event(z.object({ ...its, undone: z.enum(['confirmed', 'refused']) })),
};

export type ConfirmationEvent = EventOf<typeof confirmationEvents>;
