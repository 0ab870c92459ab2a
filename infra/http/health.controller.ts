import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { HEALTH, METRICS } from './tokens.ts';

/** What `/health/ready` asks: each part answers whether it can serve, and what it says of itself. */
export type Health = {
  ready(): Promise<{ readonly ready: boolean; readonly parts: Readonly<Record<string, unknown>> }>;
};

@Controller()
export class HealthController {
  constructor(
    @Inject(HEALTH) private readonly health: Health,
    @Inject(METRICS) private readonly metrics: { metrics(): Promise<string> },
  ) {}

  @Get('health/live')
  live() {
    return { live: true };
  }

  @Get('health/ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const answer = await this.health.ready();
    reply.status(answer.ready ? 200 : 503).header('Cache-Control', 'no-store');
    return answer;
  }

  @Get('metrics')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  prometheus() {
    return this.metrics.metrics();
  }
}
