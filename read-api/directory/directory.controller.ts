import { Controller, Get, Header, Inject, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Database } from '#infra/database/database.ts';
import { languageAsked } from '#infra/http/request.ts';
import { DATABASE } from '#infra/http/tokens.ts';
import { type Countries, countries, countriesParams } from './countries.ts';

@Controller('api')
export class DirectoryController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Get('countries')
  @Header('Cache-Control', 'private, max-age=300')
  @Header('Vary', 'Accept-Language')
  countries(@Query() query: unknown, @Req() request: FastifyRequest): Promise<Countries> {
    return countries(this.db, countriesParams.parse(query).lang ?? languageAsked(request));
  }
}
