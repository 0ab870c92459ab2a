import { operator } from '../../actor.ts';
import { approvalEvents } from '../../company/approval.events.ts';
import { companyEvents } from '../../company/company.events.ts';
import { type Notice, noticesOf } from '../notice.ts';

const answer = (kind: 'company_approved' | 'company_refused', companyId: number): Notice => {
  const subject = `approval:${companyId}`;
  const mail = { as: 'company', about: { companyId } };
  return { to: { company: companyId }, id: subject, kind, subject, about: { companyId }, mail };
};

/** A new company's managers get a notice of what the team decided. */
export const companyNotices = noticesOf({ ...companyEvents, ...approvalEvents })({
  // the operator imports directories of companies that nobody manages yet
  CompanyApproved: ({ actor, data: { companyId } }) =>
    actor === operator.id ? {} : { tell: [answer('company_approved', companyId)] },
  CompanyRefused: ({ data: { companyId } }) => ({ tell: [answer('company_refused', companyId)] }),
  CompanyApprovalAsked: ({ data: { companyId } }) => ({
    withdraw: [{ to: { company: companyId }, id: `approval:${companyId}` }],
  }),
});
