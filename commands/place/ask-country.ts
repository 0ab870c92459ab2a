import type { Envelope } from '#domain/envelope.ts';
import { country, countryStream, type PlaceCommand } from '#domain/place/place.ts';
import type { Answer, CommandContext } from '../command.ts';
import { handle } from '../handle.ts';

/** Hands a command to the country that it names. */
export const askCountry = async (
  context: CommandContext,
  command: PlaceCommand,
  envelope: Envelope,
): Promise<Answer> => {
  const stream = countryStream(command.data.country);
  const { position, events } = await handle(context, country, stream, command, envelope);
  return { id: command.data.country, position, created: events.length > 0 };
};
