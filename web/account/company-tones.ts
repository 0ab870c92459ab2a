import type { OwnCompanyState } from '#read-api/company/own-companies.ts';
import type { Tone } from '../ui/badge.tsx';

/** The colour of each state of somebody's company. */
export const companyTones: Readonly<Record<OwnCompanyState, Tone>> = {
  asked: 'ochre',
  draft: 'ochre',
  waiting: 'ochre',
  refused: 'danger',
  offline: 'plain',
  moved: 'plain',
  public: 'leaf',
};
