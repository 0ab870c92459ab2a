import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '#domain/audit/audit.rejections.ts';
import { dayOf } from '#domain/calendar.ts';
import { mayExportContracts } from '#domain/contract/contract.permissions.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { asCsvFile } from '#infra/http/csv.ts';
import { DataRoute, file } from '#infra/http/data-route.ts';
import { actorOf, requestLanguage } from '#infra/http/request.ts';
import { API_TOKEN, COMMAND_CONTEXT } from '#infra/http/tokens.ts';
import { perHour } from '#infra/limits/limit.ts';
import { exportedFile } from '#read-api/audit/exported-file.ts';
import { contractsCsv } from '#read-api/contract/contracts-csv.ts';

const parts = { file: z.uuid() };

/** A list of contracts that somebody asked for with a reason, for them alone and until it expires. */
@Controller()
export class ContractsFileController {
  constructor(
    @Inject(COMMAND_CONTEXT) private readonly log: Reading,
    @Inject(API_TOKEN) private readonly apiToken: string | undefined,
  ) {}

  @Get('admin/contracts/file/:file')
  @DataRoute({
    rule: mayExportContracts,
    limit: { name: 'route/contracts-file', burst: 20, perMinute: perHour(60) },
    summary: 'A list of contracts as a file, which one asked for with a reason before',
    parts,
    answers: file('text/csv'),
  })
  async download(
    @Param('file') typed: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const id = parts.file.safeParse(typed).data;
    const viewer = actorOf(request, this.apiToken);
    const now = new Date();
    const made = id === undefined ? null : await exportedFile(this.log, 'ContractsExported', id, { viewer, now });
    if (!made || made.expired) throw refuse('file-expired');
    const asked = { viewer, lang: requestLanguage(request), today: dayOf(now) };
    const csv = await contractsCsv(this.log.db, made.of.numbers, asked);
    asCsvFile(reply, 'contracts', now);
    return csv;
  }
}
