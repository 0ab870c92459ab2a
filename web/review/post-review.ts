import { graphemes } from '#domain/review/graphemes.ts';
import { sendOrKeep } from '../offline/send-later.ts';
import type { ReviewPayload } from './write-review.machine.ts';

export type ReviewWords = {
  readonly offline: string;
  readonly timeout: string;
  readonly needed: string;
  /** For so many missing characters. */
  readonly missing: (missing: number) => string;
};

const shortest = 20;

/** What is wrong with a review before it is sent. */
export const faultOf = ({ score, comment }: ReviewPayload, words: ReviewWords): string | undefined => {
  const length = graphemes(comment.trim(), shortest);
  if (length === 0) return score === '' ? words.needed : undefined;
  return length < shortest ? words.missing(shortest - length) : undefined;
};

/**
 * Sends a review, or keeps it until there is a network. Throws what the reader is told: the message of the answer or its
 * text, or what the network did.
 */
export const postReview = async (
  url: string,
  name: string,
  payload: ReviewPayload & { readonly experiencedOn: string },
  words: ReviewWords,
): Promise<void> => {
  const fault = faultOf(payload, words);
  if (fault) throw new Error(fault);
  const language = document.documentElement.lang === 'en' ? 'en' : 'fr';
  const body = JSON.stringify({ ...payload, language });
  const outcome = await sendOrKeep({ name, url, type: 'application/json', body });
  if (outcome.is === 'late') throw new Error(words.timeout);
  if (outcome.is === 'unreachable') throw new Error(words.offline);
  if (outcome.is === 'refused') throw Object.assign(new Error(outcome.message), { status: outcome.status });
};
