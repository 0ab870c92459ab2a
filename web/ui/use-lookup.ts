import { useEffect, useRef, useState } from 'react';

export const debounceMs = 100;

/** Something that a look-up finds: its name, what tells it from others of that name, and its id when it has one. */
export type Choice = { readonly name: string; readonly id?: string | number; readonly label?: string };

type Answer = { readonly results: readonly Choice[]; readonly nbPages?: number };

type Found = {
  /** The address whose answer this is, without its page; null before the first answer. */
  readonly address: string | null;
  readonly choices: readonly Choice[];
  readonly page: number;
  readonly pages: number;
  readonly status: 'none' | 'loading' | 'found' | 'failed';
};

export type Lookup = Found & {
  /** Asks at once, with nothing to choose until the answer is there. The question before it is called off. */
  ask(address: string): void;
  /** Asks once nobody has typed for a moment. */
  askSoon(address: string): void;
  /** Asks for the next page, when there is one. */
  more(): void;
  /** Calls off what is being asked. */
  stop(): void;
};

/** What React knows a choice by. */
export const keyOf = ({ id, name }: Choice): string => String(id ?? name);

const distinct = (choices: readonly Choice[]): readonly Choice[] => [
  ...new Map(choices.map((choice) => [keyOf(choice), choice])).values(),
];

const nothing: Found = { address: null, choices: [], page: 0, pages: 0, status: 'none' };

const isFound = ({ page }: Found): boolean => page > 0;

/** Asks a look-up of the server (`/ajax/city-choice`), page by page. Only the answer to the last question counts. */
export const useLookup = (): Lookup => {
  const [found, setFound] = useState(nothing);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef(new AbortController());

  const stop = (): void => {
    clearTimeout(timer.current);
    request.current.abort();
    setFound((now) => (now.status === 'loading' ? { ...now, status: isFound(now) ? 'found' : 'none' } : now));
  };
  const load = async (address: string, page: number): Promise<void> => {
    request.current.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    setFound((now) => ({ ...now, status: 'loading' }));
    try {
      const answer = await fetch(`${address}&page=${page}`, { signal });
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      const { results, nbPages = 1 }: Answer = await answer.json();
      if (signal.aborted) return;
      setFound(({ choices }) => ({
        address,
        choices: distinct(page === 1 ? results : [...choices, ...results]),
        page,
        pages: nbPages,
        status: 'found',
      }));
    } catch {
      if (signal.aborted) return;
      // pages that are there stay
      setFound((now) => (page === 1 ? { ...nothing, address, status: 'failed' } : { ...now, status: 'failed' }));
    }
  };
  const ask = (address: string): void => {
    clearTimeout(timer.current);
    setFound(nothing);
    void load(address, 1);
  };
  const askSoon = (address: string): void => {
    clearTimeout(timer.current);
    request.current.abort();
    timer.current = setTimeout(() => void load(address, 1), debounceMs);
  };
  const more = (): void => {
    const { address, page, pages, status } = found;
    if (address !== null && status !== 'loading' && page < pages) void load(address, page + 1);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      request.current.abort();
    },
    [],
  );
  return { ...found, ask, askSoon, more, stop };
};
