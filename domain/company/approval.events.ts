import { z } from 'zod';
import { type EventOf, event } from '../event.ts';
import { prose } from '../text.ts';
import { companyRefusals } from './company-refusals.ts';

const companyId = z.int().positive();

/** What staff say of a company beside its approval (`CompanyApproved` in `company.events.ts`), and what its managers answer. */
export const approvalEvents = {
  CompanyRefused: event(z.object({ companyId, reason: z.enum(companyRefusals), explanation: prose(2000).nullable() })),
  /** Its managers have corrected the page of a company that was not approved, and ask again. */
  CompanyApprovalAsked: event(z.object({ companyId })),
  /** Whether the company is a client of ours. Staff alone see it. */
  CompanyClientMarked: event(z.object({ companyId, client: z.boolean() })),
};

export type ApprovalEvent = EventOf<typeof approvalEvents>;
