import { Controller, Get, Header, Inject, Param, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { anyone } from '#domain/access.ts';
import { refuse } from '#domain/company/company.rejections.ts';
import { typedCompanyId } from '#domain/typed-number.ts';
import { DataRoute, ok, telling } from '#infra/http/data-route.ts';
import { API_TOKEN, STATISTICS } from '#infra/http/tokens.ts';
import { isMeasured, visitorOf } from './measurable.ts';
import type { Statistics } from './statistics.ts';

const visitAnswer = z.object({ counted: z.boolean() });
type Visit = z.infer<typeof visitAnswer>;

/** Counts visits of a company's page: one a day for each visitor, none for bots, prefetching, staff or its managers. */
@Controller('api/company/:company_id/incrementVisit')
export class IncrementVisitController {
  constructor(
    @Inject(STATISTICS) private readonly statistics: Pick<Statistics, 'visited' | 'knows'>,
    @Inject(API_TOKEN) private readonly apiToken: string | undefined,
  ) {}

  @Get()
  @DataRoute({
    rule: anyone,
    limit: telling,
    summary: 'Counts a visit of its page',
    parts: { company_id: typedCompanyId },
    answers: ok(visitAnswer, 'Counted, unless it is no visit of a person'),
  })
  @Header('Cache-Control', 'no-store')
  async get(@Param('company_id') idText: string, @Req() request: FastifyRequest): Promise<Visit> {
    const id = typedCompanyId.safeParse(idText).data;
    if (!id) throw refuse('unknown');
    if (!isMeasured(request, this.apiToken, id)) {
      if (!(await this.statistics.knows(id))) throw refuse('unknown');
      return { counted: false };
    }
    const result = await this.statistics.visited(id, visitorOf(request));
    if (result === 'unknown') throw refuse('unknown');
    return { counted: result === 'counted' };
  }

  @Put()
  @DataRoute({
    rule: anyone,
    limit: telling,
    summary: 'Counts a visit of its page',
    parts: { company_id: typedCompanyId },
    answers: ok(visitAnswer, 'Counted, unless it is no visit of a person'),
  })
  @Header('Cache-Control', 'no-store')
  put(@Param('company_id') idText: string, @Req() request: FastifyRequest): Promise<Visit> {
    return this.get(idText, request);
  }
}
