import { Controller, Get, Header, Inject, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '#domain/company/company.rejections.ts';
import type { leads } from '#infra/http/leads.ts';
import { LEADS, READ_API } from '#infra/http/tokens.ts';
import { TooManyRequests } from '#infra/limits/limit.ts';
import type { ReadApi } from '../read-api.ts';

const companyId = z.coerce.number().int().positive().max(2_147_483_647);

type Leads = ReturnType<typeof leads>;
type Phones = { readonly phones: readonly { readonly type: string; readonly value: string }[] };

@Controller('api/companies/:id/phones')
export class CompanyPhonesController {
  constructor(
    @Inject(READ_API) private readonly read: Pick<ReadApi, 'companyPage'>,
    @Inject(LEADS) private readonly leads: Leads,
  ) {}

  /** The numbers that pages show only the beginning of: phones in the order of the page, then faxes. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async phones(@Param('id') given: string, @Req() request: FastifyRequest): Promise<Phones> {
    const id = companyId.safeParse(given).data;
    const company = id && (await this.read.companyPage(id, new Date()));
    if (!company) throw refuse('unknown');
    const waitS = await this.leads(request)(id, 'phone-reveal');
    if (waitS > 0) throw new TooManyRequests(waitS);
    const of = (...types: readonly string[]) =>
      company.coordinates.flatMap(({ type, value }) => (types.includes(type) ? [{ type, value }] : []));
    return { phones: [...of('tel', 'gsm'), ...of('fax')] };
  }
}
