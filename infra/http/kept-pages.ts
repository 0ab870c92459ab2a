import type { Position } from '#infra/event-store/event-store.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished page. `until` is when hours or dates on it may read differently, in ms since the epoch. */
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
/** What an entry costs beside its bytes: headers, key, the objects themselves. */
const entryBytes = 2_048;

/** What keeping `page` costs in memory: each of its copies once, since what is too small to compress is one buffer. */
const costOf = (key: string, { bytes }: Page): number =>
  [...new Set(Object.values(bytes))].reduce((sum, copy) => sum + copy.length, entryBytes + 2 * key.length);

/** Of the same bytes for everyone: what sets a cookie or allows a script by a nonce is for one reader. */
const forEveryone = ({ status, headers }: Page): boolean =>
  status === 200 &&
  !headers.some(
    ([name, value]) =>
      name === 'set-cookie' ||
      name === 'content-security-policy' ||
      (name === 'cache-control' && value.includes('no-store')),
  );

/**
 * Pages as they were read at a position, 64 MB and 5,000 of them at most; those of an older position are dropped. While one is being made, others who ask for it at the
 * same position wait for it; one that is not for everyone is made anew for each of them.
 */
export const keptPages = (position: () => Position) => {
  const kept = new Map<string, Page>();
  const making = new Map<string, Promise<Page>>();
  let size = 0;
  let newest = position();

  const drop = (key: string): void => {
    const page = kept.get(key);
    if (page) size -= costOf(key, page);
    kept.delete(key);
  };
  const keep = (key: string, page: Page): void => {
    if (newest !== position()) {
      newest = position();
      kept.clear();
      size = 0;
    }
    drop(key);
    kept.set(key, page);
    size += costOf(key, page);
    for (const oldest of kept.keys()) {
      if (size <= maxBytes && kept.size <= maxPages) break;
      drop(oldest);
    }
  };

  const find = (key: string): Page | undefined => {
    const page = kept.get(key);
    return page && page.position === position() && Date.now() < page.until ? page : undefined;
  };

  return {
    /** How much is kept, in bytes and pages. */
    size: () => ({ bytes: size, pages: kept.size }),

    /** The page kept as `key`, as long as it holds. */
    find,

    /** What `make` makes for `key`, which is then kept, or what it is making for someone else. */
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
