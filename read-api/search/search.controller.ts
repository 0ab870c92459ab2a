import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { languageAsked } from '#infra/http/request.ts';
import { SEARCH } from '#infra/http/tokens.ts';
import type { SearchAnswer, SearchIndex } from '#infra/search/search-index.ts';
import { searchCompanies, searchParams } from './search-companies.ts';

@Controller('api/search')
export class SearchController {
  constructor(@Inject(SEARCH) private readonly search: SearchIndex) {}

  /** Companies by what and where. */
  @Get()
  companies(@Query() query: unknown, @Req() request: FastifyRequest): Promise<SearchAnswer> {
    const params = searchParams.parse(query);
    return searchCompanies(
      { search: this.search },
      { ...params, lang: params.lang ?? languageAsked(request) },
      new Date(),
    );
  }
}
