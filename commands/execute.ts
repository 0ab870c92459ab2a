import { Inject } from '@nestjs/common';
import { Command as BusCommand, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { z } from 'zod';
import { demand, refusalOf } from '#domain/access.ts';
import { isSignedIn, isStaff } from '#domain/actor.ts';
import { COMMAND_CONTEXT, LIMITS } from '#infra/http/tokens.ts';
import type { Limits } from '#infra/limits/limits.ts';
import { type Answer, type Command, type CommandContext, ordinary } from './command.ts';
import type { Envelope } from './handle.ts';
import { refuseWhileActing } from './while-acting.ts';

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

/** The one place that every command passes: permission, then form, then the limit, then the decision. */
@CommandHandler(Execute)
export class ExecuteHandler implements ICommandHandler<Execute> {
  constructor(
    @Inject(COMMAND_CONTEXT) private readonly context: CommandContext,
    @Inject(LIMITS) private readonly limits: Limits,
  ) {}

  async execute({ command, data, envelope }: Execute): Promise<Answer> {
    const { actor } = envelope;
    refuseWhileActing(actor, command);
    demand(command.allowed, actor);
    const checked: z.infer<typeof command.schema> = command.schema.parse(data);
    if (command.allowedFor?.(actor, checked) === false) throw refusalOf(actor);
    await this.demandRoom(command, checked, envelope);
    return command.handle(this.context, checked, envelope);
  }

  private async demandRoom(
    { context, name, limit = ordinary, limitPer }: Command,
    data: unknown,
    { actor, subscriber }: Envelope,
  ): Promise<void> {
    if (isStaff(actor) || actor.impersonatedBy) return;
    const asker = isSignedIn(actor) ? actor.id : (subscriber ?? actor.id);
    await this.limits.demand({ ...limit, name: `command/${context}/${name}` }, asker);
    if (limitPer)
      await this.limits.demand(
        { ...limitPer, name: `command/${context}/${name}/one` },
        `${asker}/${limitPer.of(data)}`,
      );
  }
}
