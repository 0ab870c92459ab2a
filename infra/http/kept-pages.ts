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
 * Pages as they were read at a position, 64 MB of them at most. While one is being made, others who ask for it at the
 * same position wait for it; one that is not for everyone is made anew for each of them.
 */
export const keptPages = (position: () => Position) => {
  const kept = new Map<string, Page>();
  const making = new Map<string, Promise<Page>>();
  let size = 0;

  const drop = (key: string): void => {
    size -= kept.get(key)?.bytes.identity.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, page: Page): void => {
    drop(key);
    kept.set(key, page);
    size += page.bytes.identity.length;
    for (const oldest of kept.keys()) {
      if (size <= maxBytes) break;
      drop(oldest);
    }
  };

  const find = (key: string): Page | undefined => {
    const page = kept.get(key);
    return page && page.position === position() && Date.now() < page.until ? page : undefined;
  };

  return {
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
