import { Controller, Get, Inject, Param } from '@nestjs/common';
import { z } from 'zod';
import { refuse } from '#domain/company/company.rejections.ts';
import { READ_API } from '#infra/http/tokens.ts';
import type { ReadApi } from '../read-api.ts';
import type { CompanyPage } from './company-page.ts';

const companyId = z.coerce.number().int().positive().max(2_147_483_647);

@Controller('api/companies')
export class CompanyController {
  constructor(@Inject(READ_API) private readonly read: Pick<ReadApi, 'companyPage'>) {}

  /** The public page of a company, as data. */
  @Get(':id')
  async company(@Param('id') given: string): Promise<CompanyPage> {
    const id = companyId.safeParse(given).data;
    const page = id && (await this.read.companyPage(id, new Date()));
    if (!page) throw refuse('unknown');
    return page;
  }
}
