import { company, companyStream } from '#domain/company/company.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { ReviewCommand } from '#domain/review/review.commands.ts';
import { review, reviewStream } from '#domain/review/review.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
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

const maxSteps = 100;

/** The other pages of the same company that show a review, since the page that it was written for leads to them. */
export const pagesShowing = async (log: Log, reviewId: string): Promise<readonly number[]> => {
  const { state } = await stateOf(log, review, reviewStream(reviewId));
  const pages: number[] = [];
  let next = 'companyId' in state ? state.companyId : undefined;
  while (next !== undefined && pages.length < maxSteps) {
    const { state: of } = await stateOf(log, company, companyStream(next));
    next = of.status === 'registered' ? of.same?.stays : undefined;
    if (next !== undefined) pages.push(next);
  }
  return pages;
};
