import { z } from 'zod';
import { type EventOf, event } from '../event.ts';
import { prose } from '../text.ts';
import { companyRefusals } from './company-refusals.ts';

const companyId = z.int().positive();

/** What becomes of a new company beside its approval (`CompanyApproved` in `company.events.ts`). */
export const approvalEvents = {
  CompanyRefused: event(z.object({ companyId, reason: z.enum(companyRefusals), explanation: prose(2000).nullable() })),
  /** Its managers have corrected the page of a company that was not approved, and ask again. */
  CompanyApprovalAsked: event(z.object({ companyId })),
};

export type ApprovalEvent = EventOf<typeof approvalEvents>;
