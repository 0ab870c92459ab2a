import type { Envelope } from '#domain/envelope.ts';
import type { ProfileCommand } from '#domain/profile/profile.commands.ts';
import { profile, profileStream } from '#domain/profile/profile.ts';
import type { Answer, CommandContext } from '../command.ts';
import { handle } from '../handle.ts';

type CommandByType = { [C in ProfileCommand as C['type']]: C }[ProfileCommand['type']];

/** Hands a command to the actor's own profile, never to another one. */
export const askProfile = async (
  context: CommandContext,
  envelope: Envelope,
  command: { readonly type: CommandByType['type']; readonly data: object },
  id?: string,
): Promise<Answer> => {
  const accountId = envelope.actor.id;
  const profileCommand = { type: command.type, data: { ...command.data, accountId } } as ProfileCommand;
  const { position, events } = await handle(context, profile, profileStream(accountId), profileCommand, envelope);
  return { id: id ?? accountId, position, created: id !== undefined && events.length > 0 };
};
