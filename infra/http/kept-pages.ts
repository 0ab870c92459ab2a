import type { Position } from '#infra/event-store/event-store.ts';
import type { Encoding } from './compressed-answers.ts';

/** A rendered page. `until` is when hours or dates on it may change, in ms since the epoch. */
export type Page = {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly etag: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
  readonly position: Position;
  readonly until: number;
};

const maxBytes = 64 * 1024 * 1024;
const maxPages = 5_000;
/** The memory of an entry beside its bytes: headers, key and objects. */
const entryBytes = 2_048;

/** Returns the memory of an entry in bytes. Equal copies count once: a page too small to compress is one buffer. */
const costOf = (key: string, { bytes }: Page): number =>
  [...new Set(Object.values(bytes))].reduce((sum, copy) => sum + copy.length, entryBytes + 2 * key.length);

/** Whether the page is the same for everyone: no cookie, no nonce for scripts, no `no-store`. */
const forEveryone = ({ status, headers }: Page): boolean =>
  status === 200 &&
  !headers.some(
    ([name, value]) =>
      name === 'set-cookie' ||
      name === 'content-security-policy' ||
      (name === 'cache-control' && value.includes('no-store')),
  );

/**
 * A cache of rendered pages: at most 64 MB and 5,000 pages, only of the current position of the read models. While a
 * page is being rendered, other requests for it wait; a page that is not for everyone is rendered again for each.
 */
export const keptPages = (position: () => Position) => {
  const cached = new Map<string, Page>();
  const making = new Map<string, Promise<Page>>();
  let size = 0;
  let newest = position();

  const drop = (key: string): void => {
    const page = cached.get(key);
    if (page) size -= costOf(key, page);
    cached.delete(key);
  };
  const keep = (key: string, page: Page): void => {
    if (newest !== position()) {
      newest = position();
      cached.clear();
      size = 0;
    }
    drop(key);
    cached.set(key, page);
    size += costOf(key, page);
    for (const oldest of cached.keys()) {
      if (size <= maxBytes && cached.size <= maxPages) break;
      drop(oldest);
    }
  };

  const find = (key: string): Page | undefined => {
    const page = cached.get(key);
    return page && page.position === position() && Date.now() < page.until ? page : undefined;
  };

  return {
    /** Returns the size of the cache in bytes and pages. */
    size: () => ({ bytes: size, pages: cached.size }),

    /** Returns the cached page, while it is valid. */
    find,

    /** Renders the page with `make` and caches it, or waits for another request that renders it now. */
    async make(key: string, make: () => Promise<Page>): Promise<Page> {
      const being = `${position()} ${key}`;
      const awaited = making.get(being);
      if (awaited) {
        const page = await awaited;
        return forEveryone(page) ? page : make();
      }
      const made = make();
      making.set(being, made);
      try {
        const page = await made;
        if (forEveryone(page)) keep(key, page);
        return page;
      } finally {
        making.delete(being);
      }
    },
  };
};
