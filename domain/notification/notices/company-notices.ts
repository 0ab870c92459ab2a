import { operator } from '../../actor.ts';
import { approvalEvents } from '../../company/approval.events.ts';
import { categoryChangeEvents } from '../../company/category-change.events.ts';
import { companyEvents } from '../../company/company.events.ts';
import { numberProblemEvents } from '../../company/number-problem.events.ts';
import { sameCompanyEvents } from '../../company/same-company.events.ts';
import { type Notice, noticesOf, undoS } from '../notice.ts';

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

type Same = { readonly companyId: number; readonly stays: number };
type SameKind = 'same_company_moved' | 'same_company_joined' | 'same_company_parted';

/** A later notice about the same two pages takes the place of the one before; an undo in time stops the mail. */
const same = (kind: SameKind, { companyId, stays }: Same, to: number, about = companyId): Notice => ({
  to: { company: to },
  id: `same:${companyId}`,
  kind,
  subject: `same:${companyId}`,
  about: { companyId: about },
  mail: { as: kind, about: { companyId, other: stays }, delayS: undoS },
});

/** A company's managers get a notice of what the team decided, on a new page and on another category, of numbers that do not work, and of pages that are of the same company. */
export const companyNotices = noticesOf({
  ...companyEvents,
  ...approvalEvents,
  ...categoryChangeEvents,
  ...numberProblemEvents,
  ...sameCompanyEvents,
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
  SameCompanyDeclared: ({ data }) => ({
    tell: [same('same_company_moved', data, data.companyId), same('same_company_joined', data, data.stays, data.stays)],
  }),
  SameCompanyUndone: ({ data }) => ({
    tell: [same('same_company_parted', data, data.companyId), same('same_company_parted', data, data.stays)],
  }),
  CompanyApprovalAsked: ({ data: { companyId } }) => ({
    withdraw: [{ to: { company: companyId }, id: `approval:${companyId}` }],
  }),
});
