import type { Envelope } from '#domain/envelope.ts';
import type { ProfileCommand } from '#domain/profile/profile.commands.ts';
import { profile, profileStream } from '#domain/profile/profile.ts';
import type { Answer, CommandContext } from '../command.ts';
import { handle } from '../handle.ts';

type Asked = { [C in ProfileCommand as C['type']]: C }[ProfileCommand['type']];

/** Asks the profile of whoever asks: there is no way to name another one. */
export const askProfile = async (
  context: CommandContext,
  envelope: Envelope,
  command: { readonly type: Asked['type']; readonly data: object },
  id?: string,
): Promise<Answer> => {
  const accountId = envelope.actor.id;
  const asked = { type: command.type, data: { ...command.data, accountId } } as ProfileCommand;
  const { position, events } = await handle(context, profile, profileStream(accountId), asked, envelope);
  return { id: id ?? accountId, position, created: id !== undefined && events.length > 0 };
};
