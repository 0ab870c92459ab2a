import { useRef } from 'react';
import type { Suggestion } from '#read-api/suggest/suggestion.ts';
import { suggestionsAddress, takeAhead } from '../client/suggestions-ahead.ts';
import { useText } from '../page/text.ts';

const debounceMs = 60;
const answersKept = 50;

/** What is suggested for what was typed; null when nothing was asked for, or the question failed. */
export type Suggested = { readonly typed: string; readonly choices: readonly Suggestion[] } | null;

type Question = {
  readonly field: 'what' | 'where';
  /** Two capitals; where suggestions are looked for. */
  readonly country: string | undefined;
  /** The town that the person looks in. */
  readonly near: () => string;
};

/**
 * Asks for suggestions as somebody types: at once, or 60 ms after the last letter of those that come faster than that. One
 * question at a time, each calling off the one before; what was answered before is known. `tell` gets the answer; null
 * when there is nothing to ask or none came.
 */
export const useSuggestions = ({ field, country, near }: Question, tell: (suggested: Suggested) => void) => {
  const { lang } = useText();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastLetter = useRef(Number.NEGATIVE_INFINITY);
  const request = useRef(new AbortController());
  const known = useRef(new Map<string, readonly Suggestion[]>());
  /** No answer is told any more. */
  const cancel = (): void => {
    clearTimeout(timer.current);
    request.current.abort();
  };
  const addressFor = (text: string) => suggestionsAddress({ field, text, lang, country, near: near() });
  const ask = async (text: string): Promise<void> => {
    cancel();
    request.current = new AbortController();
    const { signal } = request.current;
    const typed = text.trim();
    const address = addressFor(text);
    if (!address) return tell(null);
    const before = known.current.get(address);
    if (before) return tell({ typed, choices: before });
    try {
      const answer = await (takeAhead(address) ?? fetch(address, { signal }));
      if (!answer.ok) throw new Error(String(answer.status));
      const { results } = (await answer.json()) as { readonly results: readonly Suggestion[] };
      if (known.current.size >= answersKept) known.current.clear();
      known.current.set(address, results);
      if (!signal.aborted) tell({ typed, choices: results });
    } catch {
      // called off by the next letter; else the form works without suggestions
      if (!signal.aborted) tell(null);
    }
  };
  const askSoon = (text: string): void => {
    clearTimeout(timer.current);
    const address = addressFor(text);
    const now = performance.now();
    const rested = now - lastLetter.current >= debounceMs;
    lastLetter.current = now;
    if (rested || !address || known.current.has(address)) void ask(text);
    else timer.current = setTimeout(() => void ask(text), debounceMs);
  };
  return { ask, askSoon, cancel };
};

/** A text without accents, a letter for a letter. */
export const plainLetters = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');

const isSign = (letter: string | undefined): boolean => letter === undefined || !/[\p{L}\p{N}]/u.test(letter);

/** Where `name` has what was typed, whatever the case and the accents: how many letters before it, and how many it is. */
export const typedPart = (name: string, typed: string): { readonly from: number; readonly to: number } | null => {
  const [where, what] = [plainLetters(name), plainLetters(typed.trim())];
  if (!what || [...name].join('').length !== where.length) return null;
  let at = where.indexOf(what);
  while (at > 0 && !isSign(where[at - 1])) at = where.indexOf(what, at + 1);
  return at >= 0 ? { from: at, to: at + what.length } : null;
};
