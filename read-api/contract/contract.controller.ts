import { Controller, Get, Header, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Actor, isSignedIn } from '#domain/actor.ts';
import { mayReadContracts } from '#domain/contract/contract.permissions.ts';
import { refuse } from '#domain/contract/contract.rejections.ts';
import type { Documents } from '#infra/documents/documents.ts';
import { apart } from '#infra/http/apart.ts';
import { DataRoute, file, ok, reading } from '#infra/http/data-route.ts';
import { actorOf } from '#infra/http/request.ts';
import { API_TOKEN, DOCUMENTS, READ_API } from '#infra/http/tokens.ts';
import type { ReadApi } from '../read-api.ts';
import {
  contractLogAnswer as answer,
  type contractLogAnswer,
  contractLogParams,
  contractParts,
} from './contract-log.ts';

const attachmentId = z.uuid();

/** The log of a contract, for the team, and its files, also for the company when they are shared with it. */
@Controller('api/contracts')
export class ContractController {
  constructor(
    @Inject(READ_API)
    private readonly read: Pick<ReadApi, 'contractLog' | 'contractAttachment'>,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(API_TOKEN) private readonly apiToken: string | undefined,
  ) {}

  @Get(':number/log')
  @Header('Cache-Control', 'private, no-store')
  @DataRoute({
    rule: mayReadContracts,
    limit: reading,
    summary: 'What happened to a contract: who, when, what, before and after',
    parts: contractParts,
    params: contractLogParams,
    answers: ok(answer),
  })
  async log(
    @Param('number') typed: string,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
  ): Promise<z.input<typeof contractLogAnswer>> {
    const [number, viewer] = this.#asked(typed, request);
    const entries = await this.read.contractLog(number, viewer, contractLogParams.parse(query));
    if (!entries) throw refuse('unknown');
    return { number, entries: [...entries] };
  }

  @Get(':number/attachments/:attachment')
  @DataRoute({
    rule: isSignedIn,
    limit: reading,
    summary: 'A PDF of a contract, for the team and for the managers it is shared with',
    parts: { ...contractParts, attachment: attachmentId },
    answers: file('application/pdf'),
  })
  async attachment(
    @Param('number') typed: string,
    @Param('attachment') asked: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const [number, viewer] = this.#asked(typed, request);
    const id = attachmentId.safeParse(asked).data;
    const found = id && (await this.read.contractAttachment(number, id, viewer));
    const bytes = found && (await this.documents.file(found));
    if (!bytes) throw refuse('attachment-unknown');
    return apart(reply)
      .header('Content-Disposition', `attachment; filename="${number}.pdf"`)
      .type('application/pdf')
      .send(bytes);
  }

  #asked(typed: string, request: FastifyRequest): readonly [string, Actor] {
    const number = contractParts.number.safeParse(typed).data;
    if (number === undefined) throw refuse('unknown');
    return [number, actorOf(request, this.apiToken)];
  }
}
