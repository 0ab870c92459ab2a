import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { anyone } from '#domain/access.ts';
import { DataRoute, ok, reading } from '#infra/http/data-route.ts';
import { requestLanguage } from '#infra/http/request.ts';
import { SEARCH, SHOWN_NUMBERS } from '#infra/http/tokens.ts';
import type { ShownNumbers } from '../company/shown-numbers.ts';
import { searchAnswer } from './search-answer.ts';
import { searchCompanies, searchParams } from './search-companies.ts';
import type { SearchAnswer, SearchIndex } from './search-index.ts';

@Controller('api/search')
export class SearchController {
  constructor(
    @Inject(SEARCH) readonly search: SearchIndex,
    @Inject(SHOWN_NUMBERS) private readonly shown: (request: FastifyRequest) => ShownNumbers,
  ) {}

  /** Searches companies. Phone numbers are complete only with the API token. */
  @Get()
  @DataRoute({
    rule: anyone,
    limit: reading,
    summary: 'Companies by what and where, with facets; numbers end in • without the API token',
    params: searchParams,
    answers: ok(searchAnswer),
  })
  async companies(@Query() query: unknown, @Req() request: FastifyRequest): Promise<SearchAnswer> {
    const params = searchParams.parse(query);
    const lang = params.lang ?? requestLanguage(request);
    return this.shown(request).results(await searchCompanies(this, { ...params, lang }, new Date()));
  }
}
