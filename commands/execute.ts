import type { z } from 'zod';
import { demand, refusalOf } from '#domain/access.ts';
import { isSignedIn, isStaff } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import { type Answer, type Command, type CommandContext, ordinary } from './command.ts';
import { refuseWhileActing } from './while-acting.ts';

const demandRoom = async (
  limits: CommandContext['limits'],
  { context, name, limit = ordinary, limitPer }: Command,
  data: unknown,
  { actor, subscriber }: Envelope,
): Promise<void> => {
  if (isStaff(actor) || actor.impersonatedBy) return;
  const asker = isSignedIn(actor) ? actor.id : (subscriber ?? actor.id);
  await limits.demand({ ...limit, name: `command/${context}/${name}` }, asker);
  if (limitPer)
    await limits.demand({ ...limitPer, name: `command/${context}/${name}/one` }, `${asker}/${limitPer.of(data)}`);
};

/**
 * The one door of every change of state, whoever asks (a page, the API, an import, an operator, a reactor): permission,
 * then form, then limit, then the decision. Throws a `Rejection` when a rule refuses, a `ZodError` for data that are
 * none, `TooManyRequests` beyond the limit.
 */
export const execute = async <Schema extends z.ZodType>(
  context: CommandContext,
  command: Command<Schema>,
  data: unknown,
  envelope: Envelope,
): Promise<Answer> => {
  const { actor } = envelope;
  refuseWhileActing(actor, command);
  demand(command.allowed, actor);
  const checked = command.schema.parse(data);
  if (command.allowedFor?.(actor, checked) === false) throw refusalOf(actor);
  await demandRoom(context.limits, command as Command, checked, envelope);
  return command.handle(context, checked, envelope);
};
