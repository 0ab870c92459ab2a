import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayReadSales } from '#domain/contract/contract.permissions.ts';
import { asCsvFile } from '#infra/http/csv.ts';
import { DataRoute, file } from '#infra/http/data-route.ts';
import { actorOf, envelopeOf } from '#infra/http/request.ts';
import { API_TOKEN } from '#infra/http/tokens.ts';
import { Execute } from '../command-bus.ts';
import { exportSales, salesExportForm } from './export-sales.ts';

/** The figures of the sales as a file, for those who may see them. */
@Controller()
export class SalesExportController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(API_TOKEN) private readonly apiToken: string | undefined,
  ) {}

  @Post('admin/sales/export')
  @DataRoute({
    rule: mayReadSales,
    summary: 'Figures of the sales as a file, with a reason; a commercial gets their own',
    body: salesExportForm,
    answers: file('text/csv'),
  })
  @HttpCode(200)
  async export(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const envelope = envelopeOf(request, actorOf(request, this.apiToken), 'audit/export-sales');
    const { csv } = await this.bus.execute(new Execute(exportSales, body, envelope));
    asCsvFile(reply, 'sales', envelope.now);
    return csv;
  }
}
