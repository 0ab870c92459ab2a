import type { Logger } from 'pino';

/** What Meilisearch is needed for: answering searches, taking changes. */
type Part = 'search' | 'indexing';

export type MeilisearchWatch = ReturnType<typeof meilisearchWatch>;

/** Knows whether Meilisearch works, and says so in the log: one line when it fails, one when all of it works again. */
export const meilisearchWatch = (log: Pick<Logger, 'warn'>) => {
  const failing = new Map<Part, string>();
  const failures = new Map<string, number>();
  let since: Date | undefined;
  return {
    failed(part: Part, reason: string): void {
      failing.set(part, reason);
      if (since) return;
      since = new Date();
      log.warn({ part, reason }, 'Meilisearch fails: PostgreSQL answers what it does not');
    },
    works(part: Part): void {
      if (!failing.delete(part) || failing.size > 0 || !since) return;
      log.warn({ seconds: Math.round((Date.now() - since.getTime()) / 1000) }, 'Meilisearch works again');
      since = undefined;
    },
    /** Counts a failure for `/metrics`, told or not. */
    count(reason: string): void {
      failures.set(reason, (failures.get(reason) ?? 0) + 1);
    },
    /** How often Meilisearch failed since the start, by reason. */
    failures: (): ReadonlyMap<string, number> => failures,
    /** What fails and why, since when; undefined while all works. */
    fails: () => since && { ...Object.fromEntries(failing), since: since.toISOString() },
  };
};
