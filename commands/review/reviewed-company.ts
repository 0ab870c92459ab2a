import { company, companyStream, isPublic } from '#domain/company/company.ts';
import { stateAfter } from '#domain/decider.ts';
import { refuse } from '#domain/review/review.rejections.ts';
import type { Log } from '../handle.ts';

/** Throws a `Rejection` unless people can see the company. */
export const checkReviewedCompany = async ({ store, codec }: Log, companyId: number): Promise<void> => {
  let state = company.initial;
  for await (const batch of store.readStream(companyStream(companyId)))
    state = stateAfter(company, await codec.decode(batch), state);
  if (!isPublic(state)) throw refuse('company-unknown', {}, '/companyId');
};
