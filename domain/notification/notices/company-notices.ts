import { operator } from '../../actor.ts';
import { approvalEvents } from '../../company/approval.events.ts';
import { categoryChangeEvents } from '../../company/category-change.events.ts';
import { companyEvents } from '../../company/company.events.ts';
import { numberProblemEvents } from '../../company/number-problem.events.ts';
import { type Notice, noticesOf } from '../notice.ts';

type Kind = 'company_approved' | 'company_refused' | 'category_approved' | 'category_refused';

const answer = (kind: Kind, companyId: number): Notice => {
  const subject = `${kind.startsWith('category') ? 'category' : 'approval'}:${companyId}`;
  const mail = { as: 'company', about: { companyId } };
  return { to: { company: companyId }, id: subject, kind, subject, about: { companyId }, mail };
};

const numberKey = (companyId: number, number: string): string => `number:${companyId}:${number}`;

const broken = ({ companyId, number }: { readonly companyId: number; readonly number: string }): Notice => ({
  to: { company: companyId },
  id: numberKey(companyId, number),
  kind: 'number_problem',
  subject: numberKey(companyId, number),
  about: { companyId },
  mail: { as: 'company', about: { companyId } },
});

/** A company's managers get a notice of what the team decided, on a new page and on another category, and of numbers that do not work. */
export const companyNotices = noticesOf({
  ...companyEvents,
  ...approvalEvents,
  ...categoryChangeEvents,
  ...numberProblemEvents,
})({
  // the operator imports directories of companies that nobody manages yet
  CompanyApproved: ({ actor, data: { companyId } }) =>
    actor === operator.id ? {} : { tell: [answer('company_approved', companyId)] },
  CompanyRefused: ({ data: { companyId } }) => ({ tell: [answer('company_refused', companyId)] }),
  CategoryChangeApproved: ({ data: { companyId } }) => ({ tell: [answer('category_approved', companyId)] }),
  CategoryChangeRefused: ({ data: { companyId } }) => ({ tell: [answer('category_refused', companyId)] }),
  NumberProblemNoted: ({ data }) => ({ tell: [broken(data)] }),
  NumberProblemResolved: ({ data: { companyId, number } }) => ({
    withdraw: [{ to: { company: companyId }, id: numberKey(companyId, number) }],
  }),
  CompanyApprovalAsked: ({ data: { companyId } }) => ({
    withdraw: [{ to: { company: companyId }, id: `approval:${companyId}` }],
  }),
});
