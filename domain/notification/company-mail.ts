import type { DataOf, Decider } from '../decider.ts';
import type { CompanyMailEvent } from './notification.events.ts';

type CompanyMailCommand = {
  readonly type: 'StopCompanyMail';
  readonly data: DataOf<CompanyMailEvent, 'CompanyMailStopped'>;
};

type CompanyMailState = { readonly stopped: boolean };

export const companyMailStream = (companyId: number): string => `company-mail-${companyId}`;

/** Whether mail may be sent to the address on a company's page, which belongs to no account. */
export const companyMail: Decider<CompanyMailCommand, CompanyMailEvent, CompanyMailState> = {
  initial: { stopped: false },
  evolve: { CompanyMailStopped: () => ({ stopped: true }) },
  decide: {
    StopCompanyMail: (data, { stopped }) => (stopped ? [] : [{ type: 'CompanyMailStopped', data }]),
  },
};
