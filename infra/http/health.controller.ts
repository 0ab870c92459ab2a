import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyone, demand } from '#domain/access.ts';
import { operator } from '#domain/actor.ts';
import { version } from '#package.json' with { type: 'json' };
import { DataRoute } from './data-route.ts';
import { actorOf } from './request.ts';
import { fromHere } from './subscriber.ts';
import { API_TOKEN, HEALTH, METRICS, PUBLIC_ORIGIN } from './tokens.ts';

/** The check behind `/health/ready`: whether the process can serve, with details of each part. */
export type Health = {
  ready(): Promise<{ readonly ready: boolean; readonly parts: Readonly<Record<string, unknown>> }>;
};

@Controller()
export class HealthController {
  constructor(
    @Inject(HEALTH) private readonly health: Health,
    @Inject(METRICS) private readonly metrics: { metrics(): Promise<string> },
    @Inject(API_TOKEN) private readonly apiToken: string | undefined,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string | null,
  ) {}

  @Get('health/live')
  @DataRoute({
    rule: anyone,
  })
  live() {
    return { live: true, version };
  }

  @Get('health/ready')
  @DataRoute({
    rule: anyone,
  })
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const answer = await this.health.ready();
    reply.status(answer.ready ? 200 : 503).header('Cache-Control', 'no-store');
    return answer;
  }

  /**
   * Requires the API token. Without a configured public address it is also open to this machine; with one, it is not,
   * because a proxy may not say that it forwards a request.
   */
  @Get('metrics')
  @DataRoute({
    rule: anyone,
  })
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  prometheus(@Req() request: FastifyRequest) {
    const isHere = this.origin === null && fromHere(request);
    demand(({ id }) => id === operator.id || isHere, actorOf(request, this.apiToken));
    return this.metrics.metrics();
  }
}
