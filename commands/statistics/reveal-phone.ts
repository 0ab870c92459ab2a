import type { FastifyRequest } from 'fastify';
import { subscriberOf } from '#infra/http/subscriber.ts';
import { type NamedLimit, perHour } from '#infra/limits/limit.ts';
import type { Limits } from '#infra/limits/limits.ts';
import { isMeasured } from './measurable.ts';
import type { CompanyEventName, Statistics } from './statistics.ts';

/** How many companies' numbers a visitor's IP address, or a member, may see: people call a few, scrapers want all. */
export const numbers: NamedLimit = { name: 'numbers', burst: 60, perMinute: perHour(60) };
/** The same for all members behind one IP address together, because a scraper may have many accounts. */
const numbersOfMembers: NamedLimit = { name: 'numbers/members', burst: 600, perMinute: perHour(600) };

/**
 * Takes one reveal of a company's numbers from the rate limit, and counts a lead when a person sent the request.
 * Returns 0, or the seconds to wait before the next try.
 */
export type AskNumbers = (companyId: number, event: CompanyEventName) => Promise<number>;

type Needs = {
  readonly statistics: Pick<Statistics, 'happened'>;
  readonly limits: Limits;
  readonly apiToken: string | undefined;
};

export const leads =
  ({ statistics, limits, apiToken }: Needs): ((request: FastifyRequest) => AskNumbers) =>
  (request) =>
  async (companyId, event) => {
    const [{ viewer }, address] = [request, subscriberOf(request.ip)];
    const waitS =
      (viewer && (await limits.take(numbersOfMembers, address))) || (await limits.take(numbers, viewer?.id ?? address));
    if (waitS === 0 && isMeasured(request, apiToken, companyId)) statistics.happened(companyId, event);
    return waitS;
  };
