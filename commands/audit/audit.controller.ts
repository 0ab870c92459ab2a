import { Body, Controller, Get, Header, HttpCode, Inject, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mayExportAudit, mayReadAudit } from '#domain/audit/audit.permissions.ts';
import { asCsvFile } from '#infra/http/csv.ts';
import { DataRoute, file, ok } from '#infra/http/data-route.ts';
import { actorOf, envelopeOf } from '#infra/http/request.ts';
import { API_TOKEN } from '#infra/http/tokens.ts';
import { auditParams } from '#read-api/audit/audit-filter.ts';
import { auditedEvent } from '#read-api/audit/audited-events.ts';
import { Execute } from '../command-bus.ts';
import { auditExportForm, exportAudit } from './export-audit.ts';
import { readAudit } from './read-audit.ts';

/** A page of the log; `next` is the cursor of the page after it, null on the last. */
const auditPage = z.object({ events: z.array(auditedEvent), next: z.string().nullable() });

/** The log of everything, for staff. Every reading of it is itself an event. */
@Controller()
export class AuditController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(API_TOKEN) private readonly apiToken: string | undefined,
  ) {}

  @Get('api/audit')
  @Header('Cache-Control', 'private, no-store')
  @DataRoute({
    rule: mayReadAudit,
    summary: 'Everything that happened, the newest first, 50 a page; each reading is recorded',
    params: auditParams,
    answers: ok(auditPage),
  })
  async read(@Query() query: unknown, @Req() request: FastifyRequest): Promise<z.infer<typeof auditPage>> {
    const envelope = envelopeOf(request, actorOf(request, this.apiToken), 'audit/read-audit');
    const { events, next } = await this.bus.execute(new Execute(readAudit, query, envelope));
    return { events: [...events], next };
  }

  @Post('admin/audit/export')
  @DataRoute({
    rule: mayExportAudit,
    summary: 'A part of what happened as a file, without personal data, for administrators with a reason',
    body: auditExportForm,
    answers: file('text/csv'),
  })
  @HttpCode(200)
  async export(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const envelope = envelopeOf(request, actorOf(request, this.apiToken), 'audit/export-audit');
    const { csv } = await this.bus.execute(new Execute(exportAudit, body, envelope));
    asCsvFile(reply, 'audit', envelope.now);
    return new StreamableFile(csv);
  }
}
