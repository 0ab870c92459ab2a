import { Controller, Get, Header, Inject, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { anyone } from '#domain/access.ts';
import type { Database } from '#infra/database/database.ts';
import { DataRoute, ok } from '#infra/http/data-route.ts';
import { requestLanguage } from '#infra/http/request.ts';
import { DATABASE } from '#infra/http/tokens.ts';
import { type Countries, countries, countriesParams, countryList } from './countries.ts';

@Controller('api')
export class DirectoryController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Get('countries')
  @DataRoute({
    rule: anyone,
    summary: 'The countries of the directory',
    params: countriesParams,
    answers: ok(countryList),
  })
  @Header('Cache-Control', 'private, max-age=300')
  @Header('Vary', 'Accept-Language')
  countries(@Query() query: unknown, @Req() request: FastifyRequest): Promise<Countries> {
    return countries(this.db, countriesParams.parse(query).lang ?? requestLanguage(request));
  }
}
