import { z } from 'zod';
import { type EventOf, event } from '../event.ts';

const companyId = z.int().positive();

/** One company was listed twice: the page of `companyId` leads to the page of `stays`. */
export const sameCompanyEvents = {
  SameCompanyDeclared: event(z.object({ companyId, stays: companyId })),
  /** They are two companies after all: `companyId` has its page again. */
  SameCompanyUndone: event(z.object({ companyId, stays: companyId })),
  /** The totals of the published reviews of all pages that lead to the one of `companyId`, which shows them. */
  JoinedRatingCounted: event(
    z.object({ companyId, reviews: z.int().min(0), scored: z.int().min(0), stars: z.int().min(0) }),
  ),
};

export type SameCompanyEvent = EventOf<typeof sameCompanyEvents>;
