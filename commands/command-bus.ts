import { Inject } from '@nestjs/common';
import { Command as BusCommand, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { z } from 'zod';
import type { Envelope } from '#domain/envelope.ts';
import { COMMAND_CONTEXT } from '#infra/http/tokens.ts';
import type { Answer, Command, CommandContext } from './command.ts';
import { execute } from './execute.ts';

/** A command for Nest's bus. Its permission and its data are not checked yet. */
export class Execute<Result extends Answer = Answer> extends BusCommand<Result> {
  readonly command: Command<z.ZodType, Result>;
  readonly data: unknown;
  readonly envelope: Envelope;

  constructor(command: Command<z.ZodType, Result>, data: unknown, envelope: Envelope) {
    super();
    this.command = command;
    this.data = data;
    this.envelope = envelope;
  }
}

@CommandHandler(Execute)
export class ExecuteHandler implements ICommandHandler<Execute> {
  constructor(@Inject(COMMAND_CONTEXT) private readonly context: CommandContext) {}

  execute({ command, data, envelope }: Execute): Promise<Answer> {
    return execute(this.context, command, data, envelope);
  }
}
