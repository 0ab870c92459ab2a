import { z } from 'zod';
import { type EventOf, event } from '../event.ts';

const companyId = z.int().positive();

/** One company was listed twice: the page of `companyId` leads to the page of `stays`. */
export const sameCompanyEvents = {
  SameCompanyDeclared: event(z.object({ companyId, stays: companyId })),
  /** They are two companies after all: `companyId` has its page again. */
  SameCompanyUndone: event(z.object({ companyId, stays: companyId })),
};

export type SameCompanyEvent = EventOf<typeof sameCompanyEvents>;
