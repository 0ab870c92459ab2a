import { Controller, Get, Header, Inject, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { anyone } from '#domain/access.ts';
import { refuse } from '#domain/company/company.rejections.ts';
import { typedCompanyId } from '#domain/typed-number.ts';
import { DataRoute, ok } from '#infra/http/data-route.ts';
import { LEADS, READ_API } from '#infra/http/tokens.ts';
import { TooManyRequests } from '#infra/limits/limit.ts';
import type { ReadApi } from '#read-api/read-api.ts';
import type { leads } from './reveal-phone.ts';
import { numbers } from './reveal-phone.ts';

type Leads = ReturnType<typeof leads>;

/** The complete phone and fax numbers of a company. */
const phonesAnswer = z.object({
  phones: z.array(z.object({ type: z.enum(['tel', 'gsm', 'fax']), value: z.string() })),
});
type Phones = z.infer<typeof phonesAnswer>;

@Controller('api/companies/:id/phones')
export class CompanyPhonesController {
  constructor(
    @Inject(READ_API) private readonly read: Pick<ReadApi, 'companyPage'>,
    @Inject(LEADS) private readonly leads: Leads,
  ) {}

  /** The complete numbers, of which pages show only the beginning: phones in the order of the page, then faxes. */
  @Get()
  @DataRoute({
    rule: anyone,
    ownLimit: numbers,
    summary: 'Its numbers, limited for each address and counted as leads',
    parts: { id: typedCompanyId },
    answers: ok(phonesAnswer),
  })
  @Header('Cache-Control', 'no-store')
  async phones(@Param('id') idText: string, @Req() request: FastifyRequest): Promise<Phones> {
    const id = typedCompanyId.safeParse(idText).data;
    const company = id && (await this.read.companyPage(id, new Date()));
    if (!company) throw refuse('unknown');
    const waitS = await this.leads(request)(id, 'phone-reveal');
    if (waitS > 0) throw new TooManyRequests(waitS);
    const of = <T extends string>(wanted: T) =>
      company.coordinates.flatMap(({ type, value }) => (type === wanted ? [{ type: wanted, value }] : []));
    const phones = company.coordinates.flatMap(({ type, value }) =>
      type === 'tel' || type === 'gsm' ? [{ type, value }] : [],
    );
    return { phones: [...phones, ...of('fax')] };
  }
}
