import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { anyone } from '#domain/access.ts';
import { languages } from '#domain/language.ts';
import { countryCode } from '#domain/place/place.events.ts';
import { DataRoute, done, telling } from '#infra/http/data-route.ts';
import { API_TOKEN, STATISTICS } from '#infra/http/tokens.ts';
import { isMeasured } from './measurable.ts';
import { beaconEvents, type Statistics } from './statistics.ts';

const count = z.int().min(0).max(2_147_483_647);

/** What happened on a page: at most twenty events in one request. */
const collected = z.strictObject({
  events: z
    .array(z.strictObject({ name: z.enum(beaconEvents), companyId: count.min(1) }))
    .min(1)
    .max(20),
});

const typed = z.string().max(200).trim();

const searchBeacon = z.strictObject({
  what: typed,
  where: typed,
  country: z.string().toUpperCase().pipe(countryCode).nullable(),
  lang: z.enum(languages),
  nbHits: count,
  page: count.min(1).max(10_000),
});

/** Receives the beacons of pages (`navigator.sendBeacon`), which ignore the answer. */
@Controller()
export class AnalyticsController {
  constructor(
    @Inject(STATISTICS) private readonly statistics: Pick<Statistics, 'happened' | 'searched'>,
    @Inject(API_TOKEN) private readonly apiToken: string | undefined,
  ) {}

  @Post('event-stats/collect')
  @DataRoute({
    rule: anyone,
    limit: telling,
    maxBodyBytes: 8192,
    summary: 'Counts what happened on a page',
    body: collected,
    answers: done,
  })
  @HttpCode(204)
  collect(@Body() body: unknown, @Req() request: FastifyRequest): void {
    const { events } = collected.parse(body);
    for (const { companyId, name } of events)
      if (isMeasured(request, this.apiToken, companyId)) this.statistics.happened(companyId, name);
  }

  @Post('search-log')
  @DataRoute({
    rule: anyone,
    limit: telling,
    maxBodyBytes: 4096,
    summary: 'Counts a search',
    body: searchBeacon,
    answers: done,
  })
  @HttpCode(204)
  search(@Body() body: unknown, @Req() request: FastifyRequest): void {
    const search = searchBeacon.parse(body);
    if (isMeasured(request, this.apiToken)) this.statistics.searched(search);
  }
}
