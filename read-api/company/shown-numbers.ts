import type { FastifyRequest } from 'fastify';
import { operator } from '#domain/actor.ts';
import { actorOf } from '#infra/http/request.ts';
import { masked, maskedResult } from '#web/phone/masked.ts';
import type { SearchAnswer } from '../search/search-index.ts';
import type { CompanyPage } from './company-page.ts';

/** What an answer shows of the numbers of companies. */
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
 * Numbers in full for whoever holds the API token; without their end for everyone else, as on pages. People ask for them
 * one company at a time (`commands/statistics/reveal-phone.ts`), limited and counted.
 */
export const shownNumbers =
  (apiToken: string | undefined) =>
  (request: FastifyRequest): ShownNumbers =>
    actorOf(request, apiToken) === operator ? inFull : withoutEnds;
