import { Controller, Get, Header, Inject, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '#domain/actor.ts';
import { mayReadContracts } from '#domain/contract/contract.permissions.ts';
import { refuse } from '#domain/contract/contract.rejections.ts';
import { DataRoute, file, ok, reading } from '#infra/http/data-route.ts';
import { actorOf, requestLanguage } from '#infra/http/request.ts';
import { API_TOKEN, READ_API } from '#infra/http/tokens.ts';
import type { ReadApi } from '../read-api.ts';
import {
  contractLogAnswer as answer,
  type contractLogAnswer,
  contractLogParams,
  contractParts,
} from './contract-log.ts';

/** The log of a contract, for the team. */
@Controller('api/contracts')
export class ContractController {
  constructor(
    @Inject(READ_API) private readonly read: Pick<ReadApi, 'contractLog' | 'contractLogCsv'>,
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

  @Get(':number/log.csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Cache-Control', 'private, no-store')
  @DataRoute({
    rule: mayReadContracts,
    limit: reading,
    summary: 'The log of a contract as CSV, in the language of the reader',
    parts: contractParts,
    params: contractLogParams,
    answers: file('text/csv'),
  })
  async csv(@Param('number') typed: string, @Query() query: unknown, @Req() request: FastifyRequest): Promise<string> {
    const [number, viewer] = this.#asked(typed, request);
    const params = contractLogParams.parse(query);
    const csv = await this.read.contractLogCsv(number, viewer, params, requestLanguage(request));
    if (csv === null) throw refuse('unknown');
    return csv;
  }

  #asked(typed: string, request: FastifyRequest): readonly [string, Actor] {
    const number = contractParts.number.safeParse(typed).data;
    if (number === undefined) throw refuse('unknown');
    return [number, actorOf(request, this.apiToken)];
  }
}
