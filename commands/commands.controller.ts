import { Body, Controller, Inject, NotFoundException, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyone } from '#domain/access.ts';
import { DataRoute } from '#infra/http/data-route.ts';
import { actorOf, envelopeOf } from '#infra/http/request.ts';
import { API_TOKEN, COMMANDS } from '#infra/http/tokens.ts';
import type { Answer, Command } from './command.ts';
import { Execute } from './command-bus.ts';

/** Receives the commands of all contexts: `POST /api/{context}/{command-in-kebab}`. */
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
  ): Promise<Omit<Answer, 'created'>> {
    const command = this.#byPath.get(`${context}/${name}`);
    if (!command) throw new NotFoundException();
    const envelope = envelopeOf(request, actorOf(request, this.apiToken), `${context}/${name}`);
    const { created, ...answer } = await this.bus.execute(new Execute(command, data, envelope));
    reply.status(created ? 201 : 200);
    return answer;
  }
}
