import { Inject } from '@nestjs/common';
import { Command as BusCommand, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { z } from 'zod';
import { demand, refusalOf } from '#domain/access.ts';
import { COMMAND_CONTEXT } from '#infra/http/tokens.ts';
import type { Answer, Command, CommandContext } from './command.ts';
import type { Envelope } from './handle.ts';

/** A command on its way through the bus, as it was asked: not yet allowed, not yet checked. */
export class Execute extends BusCommand<Answer> {
  constructor(
    readonly command: Command,
    readonly data: unknown,
    readonly envelope: Envelope,
  ) {
    super();
  }
}

/** The one place that every command passes: permission, then form, then the decision. */
@CommandHandler(Execute)
export class ExecuteHandler implements ICommandHandler<Execute> {
  constructor(@Inject(COMMAND_CONTEXT) private readonly context: CommandContext) {}

  async execute({ command, data, envelope }: Execute): Promise<Answer> {
    const { actor } = envelope;
    demand(command.allowed, actor);
    const checked: z.infer<typeof command.schema> = command.schema.parse(data);
    if (command.allowedFor?.(actor, checked) === false) throw refusalOf(actor);
    return command.handle(this.context, checked, envelope);
  }
}
