import { Controller, Get, Header, Inject, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { mayFindEveryCompany } from '#domain/company/company.permissions.ts';
import type { Database } from '#infra/database/database.ts';
import { DataRoute, ok } from '#infra/http/data-route.ts';
import { requestLanguage } from '#infra/http/request.ts';
import { DATABASE } from '#infra/http/tokens.ts';
import { type StaffChoices, staffChoices, staffLookUpParams } from '../place/lookup-params.ts';
import { selectCompany } from './select-company.ts';

/** The look-up of the fields in which staff choose a company. */
@Controller('ajax/admin')
export class SelectCompanyController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Get('select-company')
  @Header('Cache-Control', 'private, no-store')
  @DataRoute({
    rule: mayFindEveryCompany,
    summary: 'Companies by their name or number, also those that are not online',
    params: staffLookUpParams,
    answers: ok(staffChoices),
  })
  companies(@Query() query: unknown, @Req() request: FastifyRequest): Promise<StaffChoices> {
    return selectCompany(this.db, staffLookUpParams.parse(query), requestLanguage(request));
  }
}
