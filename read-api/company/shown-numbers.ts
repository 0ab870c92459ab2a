import type { FastifyRequest } from 'fastify';
import { operator } from '#domain/actor.ts';
import { actorOf } from '#infra/http/request.ts';
import { masked, maskedResult } from '#web/phone/masked.ts';
import type { SearchAnswer } from '../search/search-index.ts';
import type { CompanyPage } from './company-page.ts';

/** Shows or masks the phone numbers of companies in an answer. */
export type ShownNumbers = {
  company(page: CompanyPage): CompanyPage;
  results(answer: SearchAnswer): SearchAnswer;
};

const inFull: ShownNumbers = { company: (page) => page, results: (answer) => answer };

const withoutEnds: ShownNumbers = {
  company: masked,
  results: (answer) => ({ ...answer, results: answer.results.map(maskedResult) }),
};

/**
 * Returns complete numbers for requests with the API token, and numbers without their end for all others, as on pages.
 * People reveal a number one company at a time (`commands/statistics/reveal-phone.ts`), rate limited and counted.
 */
export const shownNumbers =
  (apiToken: string | undefined) =>
  (request: FastifyRequest): ShownNumbers =>
    actorOf(request, apiToken) === operator ? inFull : withoutEnds;
