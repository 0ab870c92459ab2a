import { Controller, Get, Header, Inject, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { anyone } from '#domain/access.ts';
import type { Database } from '#infra/database/database.ts';
import { DataRoute, ok } from '#infra/http/data-route.ts';
import { requestLanguage } from '#infra/http/request.ts';
import { DATABASE } from '#infra/http/tokens.ts';
import { type Suggestions, suggested, suggestions, suggestionsParams } from './suggestions.ts';
import { usualSuggestions, usualSuggestionsParams } from './usual-suggestions.ts';

/** What the search suggests as somebody types. */
@Controller('api/suggestions')
export class SuggestController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Get()
  @DataRoute({
    rule: anyone,
    summary: 'Trades, companies and places that the letters typed so far may mean, the likeliest first',
    params: suggestionsParams,
    answers: ok(suggestions),
  })
  suggest(@Query() query: unknown, @Req() request: FastifyRequest): Promise<Suggestions> {
    return suggested(this.db, suggestionsParams.parse(query), requestLanguage(request));
  }
  @Get('usual')
  @DataRoute({
    rule: anyone,
    summary: 'The trades and cities that have companies, of each those with the most first: what to suggest at once',
    params: usualSuggestionsParams,
    answers: ok(suggestions),
  })
  @Header('Cache-Control', 'private, max-age=300')
  @Header('Vary', 'Accept-Language')
  usual(@Query() query: unknown, @Req() request: FastifyRequest): Promise<Suggestions> {
    return usualSuggestions(this.db, usualSuggestionsParams.parse(query), requestLanguage(request));
  }
}
