import type { Envelope } from '#domain/envelope.ts';
import type { ReviewCommand } from '#domain/review/review.commands.ts';
import { review, reviewStream } from '#domain/review/review.ts';
import type { Answer, CommandContext } from '../command.ts';
import { handle } from '../handle.ts';

/** Hands a command to the review that it names. */
export const askReview = async (
  context: CommandContext,
  command: ReviewCommand,
  envelope: Envelope,
): Promise<Answer> => {
  const { reviewId } = command.data;
  const { position } = await handle(context, review, reviewStream(reviewId), command, envelope);
  return { id: reviewId, position };
};
