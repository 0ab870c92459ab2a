import type { FastifyRequest } from 'fastify';
import type { CompanyEventName, Statistics } from '../statistics/statistics.ts';
import { isMeasured } from './measurable.ts';
import { rateLimit, subscriberOf } from './rate-limit.ts';

/** Numbers that one address may ask for in an hour: people call a few, harvesters want them all. */
export const numbersAnHour = 60;

/**
 * Asks for the numbers of a company on behalf of whoever sent the request, and counts a lead where it is a person.
 * Answers 0, or after how many seconds to ask again.
 */
export type AskNumbers = (companyId: number, event: CompanyEventName) => number;

type Needs = { readonly statistics: Pick<Statistics, 'happened'>; readonly apiToken: string | undefined };

export const leads = ({ statistics, apiToken }: Needs): ((request: FastifyRequest) => AskNumbers) => {
  const limit = rateLimit({ burst: numbersAnHour, perMinute: numbersAnHour / 60 });
  return (request) => (companyId, event) => {
    const waitS = limit.take(subscriberOf(request.ip));
    if (waitS === 0 && isMeasured(request, apiToken)) statistics.happened(companyId, event);
    return waitS;
  };
};
