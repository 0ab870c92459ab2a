import { Body, Controller, HttpCode, Inject, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayExportContacts } from '#domain/account/account.permissions.ts';
import { asCsvFile } from '#infra/http/csv.ts';
import { DataRoute, file } from '#infra/http/data-route.ts';
import { actorOf, envelopeOf } from '#infra/http/request.ts';
import { API_TOKEN } from '#infra/http/tokens.ts';
import type { ContactKind } from '#read-api/account/exported-contacts.ts';
import { Execute } from '../command-bus.ts';
import { exportContacts, exportFilter } from './export-contacts.ts';

/** Exports of members' e-mail addresses and phone numbers, for administrators who give a reason. */
@Controller('admin')
export class ExportController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(API_TOKEN) private readonly apiToken: string | undefined,
  ) {}

  @Post('email/export')
  @DataRoute({
    rule: mayExportContacts,
    summary: 'E-mail addresses of members, for administrators with a reason',
    body: exportFilter,
    answers: file('text/csv'),
  })
  @HttpCode(200)
  emails(@Body() body: unknown, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.#export('email', body, request, reply);
  }

  @Post('phone/export')
  @DataRoute({
    rule: mayExportContacts,
    summary: 'Numbers of members, for administrators with a reason',
    body: exportFilter,
    answers: file('text/csv'),
  })
  @HttpCode(200)
  phones(@Body() body: unknown, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.#export('phone', body, request, reply);
  }

  async #export(kind: ContactKind, body: unknown, request: FastifyRequest, reply: FastifyReply) {
    const actor = actorOf(request, this.apiToken);
    const envelope = envelopeOf(request, actor, `admin/${kind}-export`);
    const data = { ...exportFilter.parse(body), kind };
    const { csv } = await this.bus.execute(new Execute(exportContacts, data, envelope));
    asCsvFile(reply, kind, envelope.now);
    return new StreamableFile(csv);
  }
}
