import { useRef } from 'react';
import type { Suggestion } from '#read-api/suggest/suggestion.ts';
import { askOnce } from '../client/ask-once.ts';
import { suggestionsAddress, takeAhead } from '../client/suggestions-ahead.ts';
import { useText } from '../page/text.ts';
import { joined, usualFor, usualPath, usualSuggestions } from './usual-suggestions.ts';

const debounceMs = 60;
const answersKept = 50;

/** What is suggested for what was typed; null when nothing was asked for, or the question failed. */
export type Suggested = {
  readonly typed: string;
  readonly choices: readonly Suggestion[];
  /** The server has answered: more does not come. */
  readonly isWhole: boolean;
} | null;

type Question = {
  readonly field: 'what' | 'where';
  /** Two capitals; where suggestions are looked for. */
  readonly country: string | undefined;
  /** The town that the person looks in. */
  readonly near: () => string;
};

/**
 * Asks for suggestions as somebody types: at once, or 60 ms after the last letter of those that come faster than that. One
 * question at a time, each calling off the one before; what was answered before is known. `tell` gets what is usual
 * (`usual-suggestions.ts`) as soon as it is typed, and the answer; null when there is nothing to ask or none came.
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
  const ask = async (text: string, afterMs = 0): Promise<void> => {
    cancel();
    request.current = new AbortController();
    const { signal } = request.current;
    const typed = text.trim();
    const address = addressFor(text);
    if (!address) return tell(null);
    const before = known.current.get(address);
    if (before) return tell({ typed, choices: before, isWhole: true });
    const usual = usualFor(typed, field, usualSuggestions(lang, country));
    if (usual.length > 0) tell({ typed, choices: usual, isWhole: false });
    if (afterMs > 0)
      await new Promise((then) => {
        timer.current = setTimeout(then, afterMs);
      });
    try {
      const answer = await (takeAhead(address) ?? fetch(address, { signal }));
      if (!answer.ok) throw new Error(String(answer.status));
      const { results } = (await answer.json()) as { readonly results: readonly Suggestion[] };
      const choices = joined(usual, results);
      if (known.current.size >= answersKept) known.current.clear();
      known.current.set(address, choices);
      if (!signal.aborted) tell({ typed, choices, isWhole: true });
    } catch {
      // called off by the next letter; else the form works with what is usual, or without suggestions
      if (!signal.aborted) tell(usual.length > 0 ? { typed, choices: usual, isWhole: true } : null);
    }
  };
  const askSoon = (text: string): void => {
    const now = performance.now();
    const rested = now - lastLetter.current >= debounceMs;
    lastLetter.current = now;
    void ask(text, rested ? 0 : debounceMs);
  };
  /** Somebody is about to type. */
  const prepare = (): void => {
    askOnce(usualPath(lang, country)).catch(() => {}); // the server is asked with every letter
  };
  return { prepare, ask, askSoon, cancel };
};
