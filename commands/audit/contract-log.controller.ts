import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '#domain/audit/audit.rejections.ts';
import { mayReadContracts } from '#domain/contract/contract.permissions.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { DataRoute, drawing, file } from '#infra/http/data-route.ts';
import { actorOf, requestLanguage } from '#infra/http/request.ts';
import { API_TOKEN, COMMAND_CONTEXT } from '#infra/http/tokens.ts';
import { TooManyRequests } from '#infra/limits/limit.ts';
import { TooBusy } from '#infra/media/few-at-once.ts';
import { exportedFile } from '#read-api/audit/exported-file.ts';
import { contractHistory } from '#read-api/contract/contract-history.ts';
import { contractLogCsv, contractLogParams, contractParts } from '#read-api/contract/contract-log.ts';
import { contractLogSheet } from '#read-api/contract/contract-log-pdf.ts';
import type { Cv } from '#read-api/profile/cv/cv.ts';
import { cvPdf } from '#read-api/profile/cv/cv-pdf.ts';

const parts = { ...contractParts, file: z.uuid() };
const asked = z.object(parts);

const types = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' } as const;

const printed = async (sheet: Cv | null): Promise<Buffer | null> =>
  sheet &&
  cvPdf(sheet).catch((error: unknown) => {
    throw error instanceof TooBusy ? new TooManyRequests(5) : error;
  });

/** The log of a contract that somebody asked for with a reason, for them alone and until it expires. */
@Controller()
export class ContractLogFileController {
  constructor(
    @Inject(COMMAND_CONTEXT) private readonly log: Reading,
    @Inject(API_TOKEN) private readonly apiToken: string | undefined,
  ) {}

  @Get('admin/contracts/:number/log/:file')
  @DataRoute({
    rule: mayReadContracts,
    limit: drawing,
    summary: 'The log of a contract as PDF or CSV, which one asked for with a reason before',
    parts,
    answers: file('application/pdf', 'The file; `text/csv` where that was asked for'),
  })
  async download(
    @Param() typed: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { number, file: id } = asked.safeParse(typed).data ?? {};
    const viewer = actorOf(request, this.apiToken);
    const now = new Date();
    const made = id === undefined ? null : await exportedFile(this.log, 'ContractLogExported', id, { viewer, now });
    if (!made || made.expired || made.of.number !== number) throw refuse('file-expired');
    const last = (await contractHistory(this.log, number)).at(-1)?.after;
    if (last?.status !== 'signed') throw refuse('file-expired');
    const { form, filter } = made.of;
    const params = contractLogParams.parse(filter);
    const lang = requestLanguage(request);
    const written =
      form === 'csv'
        ? await contractLogCsv(this.log, number, viewer, params, lang)
        : await printed(await contractLogSheet(this.log, number, viewer, params, { lang, made: now }));
    if (written === null) throw refuse('file-expired');
    return reply
      .header('Cache-Control', 'private, no-store')
      .header('Content-Disposition', `attachment; filename="${number}-log.${form}"`)
      .type(types[form])
      .send(written);
  }
}
