import { Body, Controller, Inject, NotFoundException, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { anyone } from '#domain/access.ts';
import { DataRoute } from '#infra/http/data-route.ts';
import { actorOf, envelopeOf } from '#infra/http/request.ts';
import { API_TOKEN, COMMANDS } from '#infra/http/tokens.ts';
import { answerSent, type Command } from './command.ts';
import { Execute } from './command-bus.ts';

/** Receives the published commands of all contexts: `POST /api/{context}/{command-in-kebab}`. */
@Controller('api')
export class CommandsController {
  readonly #byPath: ReadonlyMap<string, Command>;

  constructor(
    @Inject(COMMANDS) commands: readonly Command[],
    @Inject(API_TOKEN) private readonly apiToken: string | undefined,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {
    this.#byPath = new Map(commands.map((command) => [`${command.context}/${command.name}`, command]));
  }

  @Post(':context/:command')
  @DataRoute({
    rule: anyone,
  })
  async execute(
    @Param('context') context: string,
    @Param('command') name: string,
    @Body() data: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.infer<typeof answerSent>> {
    const command = this.#byPath.get(`${context}/${name}`);
    if (!command) throw new NotFoundException();
    const envelope = envelopeOf(request, actorOf(request, this.apiToken), `${context}/${name}`);
    const answer = await this.bus.execute(new Execute(command, data, envelope));
    reply.status(answer.created ? 201 : 200);
    return answerSent.parse(answer);
  }
}
