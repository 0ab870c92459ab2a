import type { z } from 'zod';
import { demand, refusalOf } from '#domain/access.ts';
import { isSignedIn, isStaff } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import { type Answer, type Command, type CommandContext, ordinary } from './command.ts';
import { refuseWhileActing } from './while-acting.ts';

const demandRoom = async (
  limits: CommandContext['limits'],
  { context, name, limit = ordinary, limitPer }: Pick<Command, 'context' | 'name' | 'limit' | 'limitPer'>,
  data: unknown,
  { actor, subscriber }: Envelope,
): Promise<void> => {
  const asker = isSignedIn(actor) ? actor.id : (subscriber ?? actor.id);
  if (limit && 'name' in limit) return limits.demand(limit, asker);
  if (!limit || isStaff(actor) || actor.impersonatedBy) return;
  await limits.demand({ ...limit, name: `command/${context}/${name}` }, asker);
  if (limitPer)
    await limits.demand({ ...limitPer, name: `command/${context}/${name}/one` }, `${asker}/${limitPer.of(data)}`);
};

/**
 * Executes a command, for pages, the API, imports, the operator and reactors alike: checks the permission, the data and
 * the rate limit, then decides. Throws a `Rejection` when a rule refuses, a `ZodError` for invalid data,
 * `TooManyRequests` beyond the limit.
 */
export const execute = async <Schema extends z.ZodType, Result extends Answer>(
  context: CommandContext,
  command: Command<Schema, Result>,
  data: unknown,
  envelope: Envelope,
): Promise<Result> => {
  const { actor } = envelope;
  refuseWhileActing(actor, command);
  demand(command.allowed, actor);
  const checked = command.schema.parse(data);
  if (command.allowedFor?.(actor, checked) === false) throw refusalOf(actor);
  await demandRoom(context.limits, command as Command, checked, envelope);
  return command.handle(context, checked, envelope);
};
