import type { OwnCompanyState } from '#read-api/company/own-companies.ts';
import type { Tone } from '../ui/badge.tsx';

/** The colour of each state of somebody's company. */
export const companyTones: Readonly<Record<OwnCompanyState, Tone>> = {
  asked: 'ochre',
  waiting: 'ochre',
  offline: 'plain',
  public: 'leaf',
};
