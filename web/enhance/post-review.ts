import { graphemes } from '#domain/review/graphemes.ts';
import type { ReviewPayload } from '../review/write-review.machine.ts';

export type ReviewWords = {
  readonly offline: string;
  readonly timeout: string;
  readonly needed: string;
  /** For one missing character, two, and so on. */
  readonly missing: readonly string[];
  readonly sending: string;
  readonly send: string;
};

const patienceMs = 20_000;
const shortest = 20;

/** What is wrong with a review before it is sent. */
export const faultOf = ({ score, comment }: ReviewPayload, words: ReviewWords): string | undefined => {
  const length = graphemes(comment.trim(), shortest);
  if (length === 0) return score === '' ? words.needed : undefined;
  return length < shortest ? words.missing[shortest - length - 1] : undefined;
};

const messageIn = (body: string): string => {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' && message ? message : body;
  } catch {
    return body;
  }
};

/** Sends a review. Throws what the reader is told: the message of the answer or its text, or what the network did. */
export const postReview = async (
  url: string,
  payload: ReviewPayload & { readonly experiencedOn: string },
  key: string,
  words: ReviewWords,
  patience = patienceMs,
): Promise<void> => {
  const fault = faultOf(payload, words);
  if (fault) throw new Error(fault);
  const lang = document.documentElement.lang;
  const answer = await fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': lang, 'Idempotency-Key': key },
    body: JSON.stringify({ ...payload, language: lang === 'en' ? 'en' : 'fr' }),
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw new Error(error instanceof DOMException && error.name === 'TimeoutError' ? words.timeout : words.offline);
  });
  if (answer.ok) return;
  const message = messageIn(await answer.text().catch(() => words.offline));
  throw Object.assign(new Error(message), { status: answer.status });
};
