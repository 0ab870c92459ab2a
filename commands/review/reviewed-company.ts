import { company, companyStream, isPublic } from '#domain/company/company.ts';
import { refuse } from '#domain/review/review.rejections.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';

/** Throws a `Rejection` unless visitors can see the company. */
export const checkReviewedCompany = async (log: Log, companyId: number): Promise<void> => {
  const { state } = await stateOf(log, company, companyStream(companyId));
  if (!isPublic(state)) throw refuse('company-unknown', {}, '/companyId');
};
