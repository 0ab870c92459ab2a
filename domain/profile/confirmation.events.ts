import { z } from 'zod';
import { accountId } from '../account-id.ts';
import { type EventOf, event } from '../event.ts';

const its = { accountId, itemId: z.uuid(), companyId: z.int().positive() };

/** Whether a company confirms that a person worked there. The details are in the person's experience. */
export const confirmationEvents = {
  ConfirmationAsked: event(z.object({ ...its, askedAt: z.iso.datetime() })),
  /** The person withdrew the request, or the experience was changed or removed since. */
  ConfirmationEnded: event(z.object({ ...its, because: z.enum(['withdrawn', 'changed', 'removed']) })),
  ExperienceConfirmed: event(z.object(its)),
  ConfirmationRefused: event(z.object(its)),
  /** The company decided by mistake: the request waits again. */
  ConfirmationDecisionUndone: event(z.object({ ...its, undone: z.enum(['confirmed', 'refused']) })),
};

export type ConfirmationEvent = EventOf<typeof confirmationEvents>;
