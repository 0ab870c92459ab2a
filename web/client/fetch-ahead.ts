import { type DataStrategyResult, UNSAFE_decodeViaTurboStream as decode } from 'react-router';

type Results = Record<string, DataStrategyResult>;

/** Data that was asked for longer ago is asked for again, in ms. */
const freshMs = 10_000;

type Ahead = { readonly address: string; readonly at: number; readonly results: Promise<Results | null> };

/** The data of the page that somebody was last about to open. */
let ahead: Ahead | null = null;

/** Where the data of the page at `url` are asked for (`page/address-of.ts`). */
export const dataOf = ({ pathname, search, origin }: URL): URL => new URL(`${pathname}.data${search}`, origin);

type Loaded = { readonly data: unknown } | { readonly error: unknown };

/** The data of a page as the router takes them; null where it leads on, is refused, or cannot be reached. */
const resultsOf = async (url: URL): Promise<Results | null> => {
  const answer = await fetch(dataOf(url)).catch(() => null);
  if (answer?.status !== 200 || !answer.body || !answer.headers.has('X-Remix-Response')) return null;
  const { value } = await decode(answer.body, window);
  const results: Results = {};
  for (const [id, loaded] of Object.entries(value as Readonly<Record<string, Loaded>>)) {
    if (!('data' in loaded)) return null;
    results[id] = { type: 'data', result: loaded.data };
  }
  return results;
};

const isFresh = ({ at }: Ahead): boolean => performance.now() - at < freshMs;

/** Asks for the data of the page at `url`, which somebody is about to open. Only for pages whose reading changes nothing. */
export const fetchAhead = (url: URL): void => {
  const address = url.pathname + url.search;
  if (address === location.pathname + location.search || (ahead?.address === address && isFresh(ahead))) return;
  ahead = { address, at: performance.now(), results: resultsOf(url).catch(() => null) };
};

/** What was asked for is no longer so: something was changed since, or may have been. */
export const dropAhead = (): void => {
  ahead = null;
};

/** The data of the page at `url` where they were asked for just now; they are handed over once. */
export const takeAhead = async ({ pathname, search }: URL): Promise<Results | null> => {
  const taken = ahead;
  ahead = null;
  return taken?.address === pathname + search && isFresh(taken) ? taken.results : null;
};
