import type { Decider } from '../decider.ts';
import { same } from '../same.ts';
import type { ApprovalEvent } from './approval.events.ts';
import type { CompanyCommand } from './company.commands.ts';
import type { CompanyEvent } from './company.events.ts';
import { refuse } from './company.rejections.ts';
import type { CompanyState } from './company.ts';
import { registered, withOwnPage } from './registered.ts';

type Decisions = Pick<
  Decider<CompanyCommand, CompanyEvent | ApprovalEvent, CompanyState>['decide'],
  'ApproveCompany' | 'RefuseCompany' | 'WithdrawCompanyApproval' | 'AskCompanyApproval' | 'MarkCompanyClient'
>;

/** Whether visitors may see a company: staff approve a new one, or refuse it with a reason, and its managers ask again. */
export const approvalDecisions: Decisions = {
  ApproveCompany: (data, state) => (withOwnPage(state).approval === 'given' ? [] : [{ type: 'CompanyApproved', data }]),
  RefuseCompany: (data, state) => {
    const { companyId, ...said } = data;
    const { approval, refusal } = withOwnPage(state);
    if (approval === 'refused' && same(refusal, said)) return [];
    if (approval === 'given') throw refuse('approved-already');
    return [{ type: 'CompanyRefused', data: { companyId, ...said } }];
  },
  WithdrawCompanyApproval: (data, state) =>
    withOwnPage(state).approval === 'given' ? [{ type: 'CompanyApprovalWithdrawn', data }] : [],
  AskCompanyApproval: (data, state) => {
    const { approval } = withOwnPage(state);
    return approval === 'refused' || approval === 'withdrawn' ? [{ type: 'CompanyApprovalAsked', data }] : [];
  },
  MarkCompanyClient: (data, state) =>
    registered(state).client === data.client ? [] : [{ type: 'CompanyClientMarked', data }],
};
