import type { FastifyRequest } from 'fastify';
import { subscriberOf } from '#infra/http/subscriber.ts';
import { type NamedLimit, perHour } from '#infra/limits/limit.ts';
import type { Limits } from '#infra/limits/limits.ts';
import { isMeasured } from './measurable.ts';
import type { CompanyEventName, Statistics } from './statistics.ts';

/** Numbers that one visitor's address, or one member, may ask for: people call a few, harvesters want them all. */
export const numbers: NamedLimit = { name: 'numbers', burst: 60, perMinute: perHour(60) };
/** What all members behind one address may ask for together, however many accounts a harvester has. */
const numbersOfMembers: NamedLimit = { name: 'numbers/members', burst: 600, perMinute: perHour(600) };

/**
 * Asks for the numbers of a company on behalf of whoever sent the request, and counts a lead where it is a person.
 * Resolves with 0, or after how many seconds to ask again.
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
