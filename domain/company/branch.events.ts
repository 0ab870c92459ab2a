import { z } from 'zod';
import { type EventOf, event } from '../event.ts';

const companyId = z.int().positive();

/** `companyId` is the branch, `rootId` the company that it belongs to. */
export const branchEvents = {
  BranchAttached: event(z.object({ companyId, rootId: companyId })),
  BranchDetached: event(z.object({ companyId })),
};

export type BranchEvent = EventOf<typeof branchEvents>;
