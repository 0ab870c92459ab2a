import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '#domain/audit/audit.rejections.ts';
import { mayExportClientEmails } from '#domain/contract/contract.permissions.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { asCsvFile, csvLine } from '#infra/http/csv.ts';
import { DataRoute, file } from '#infra/http/data-route.ts';
import { actorOf, requestLanguage } from '#infra/http/request.ts';
import { API_TOKEN, COMMAND_CONTEXT } from '#infra/http/tokens.ts';
import { perHour } from '#infra/limits/limit.ts';
import { translate } from '#locales/messages.ts';
import { exportedFile } from '#read-api/audit/exported-file.ts';
import { clientEmails } from '#read-api/contract/client-emails.ts';

const parts = { file: z.uuid() };

/** The clients' e-mails that somebody asked for with a reason, for them alone and until it expires. */
@Controller()
export class ClientEmailsController {
  constructor(
    @Inject(COMMAND_CONTEXT) private readonly log: Reading,
    @Inject(API_TOKEN) private readonly apiToken: string | undefined,
  ) {}

  @Get('admin/contracts/emails/:file')
  @DataRoute({
    rule: mayExportClientEmails,
    limit: { name: 'route/client-emails', burst: 20, perMinute: perHour(60) },
    summary: 'The clients’ e-mails of contracts, which one asked for with a reason before',
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
    const asked = { viewer, now };
    const made = id === undefined ? null : await exportedFile(this.log, 'ClientEmailsExported', id, asked);
    if (!made || made.expired) throw refuse('file-expired');
    const found = await clientEmails(this.log, made.of.numbers, viewer);
    asCsvFile(reply, 'client-emails', now);
    const lines = found.map(({ number, company, email, lastDay }) => [number, company, email, lastDay]);
    const lang = requestLanguage(request);
    const head = ['contract.csv.number', 'contracts.company', 'contract.field.clientEmail', 'contract.field.lastDay'];
    return [head.map((id) => translate(lang, id)), ...lines].map(csvLine).join('');
  }
}
