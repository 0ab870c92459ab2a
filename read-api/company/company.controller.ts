import { Controller, Get, Inject, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { anyone } from '#domain/access.ts';
import { refuse } from '#domain/company/company.rejections.ts';
import { typedCompanyId } from '#domain/typed-number.ts';
import { DataRoute, ok, reading } from '#infra/http/data-route.ts';
import { READ_API, SHOWN_NUMBERS } from '#infra/http/tokens.ts';
import type { ReadApi } from '../read-api.ts';
import type { CompanyPage } from './company-page.ts';
import { companyPageAnswer } from './company-page-answer.ts';
import type { ShownNumbers } from './shown-numbers.ts';

@Controller('api/companies')
export class CompanyController {
  constructor(
    @Inject(READ_API) private readonly read: Pick<ReadApi, 'companyPage'>,
    @Inject(SHOWN_NUMBERS) private readonly shown: (request: FastifyRequest) => ShownNumbers,
  ) {}

  /** The public page of a company as JSON. Phone numbers are complete only with the API token. */
  @Get(':id')
  @DataRoute({
    rule: anyone,
    limit: reading,
    summary: 'The public page of a company; numbers end in • without the API token',
    parts: { id: typedCompanyId },
    answers: ok(companyPageAnswer),
  })
  async company(@Param('id') param: string, @Req() request: FastifyRequest): Promise<CompanyPage> {
    const id = typedCompanyId.safeParse(param).data;
    const page = id && (await this.read.companyPage(id, new Date()));
    if (!page) throw refuse('unknown');
    return this.shown(request).company(page);
  }
}
