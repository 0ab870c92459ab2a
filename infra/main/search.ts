import { meilisearchSearch } from '#read-api/search/meilisearch.ts';
import { askMeilisearch, whyMeilisearchFailed } from '#read-api/search/meilisearch-client.ts';
import { meilisearchIndexer } from '#read-api/search/meilisearch-indexer.ts';
import { type MeilisearchWatch, meilisearchWatch } from '#read-api/search/meilisearch-watch.ts';
import { postgresSearch } from '#read-api/search/postgres-search.ts';
import type { SearchIndex } from '#read-api/search/search-index.ts';
import { answerWithinMs, searchWithFallback } from '#read-api/search/search-with-fallback.ts';
import { understood } from '#read-api/search/understood-search.ts';
import { every } from '../database/every.ts';
import { sessionLocks } from '../database/locks.ts';
import { underLease } from '../database/under-lease.ts';
import type { Sokoni } from './open.ts';

const betweenLooksMs = 500;
const betweenQuestionsMs = 1_000;

export type OpenedSearch = {
  readonly index: SearchIndex;
  /** Who answers searches, and while Meilisearch is set and fails: what of it fails, why and since when. */
  health(): { readonly answers: string; readonly meilisearch?: Readonly<Record<string, string>> };
  /** How many searches each engine has answered. */
  readonly counts: Readonly<Record<string, number>>;
  /** How often Meilisearch failed, by reason. */
  failures(): ReadonlyMap<string, number>;
  /** Resolves when the signal has aborted and nothing is at work. */
  readonly stopped: Promise<unknown>;
};

/**
 * Keeps Meilisearch as the search's tables are: one process of all does it. What fails is tried again, after longer and
 * longer pauses up to five seconds.
 */
const keepIndexed = async (sokoni: Sokoni, watch: MeilisearchWatch, url: string, signal: AbortSignal) => {
  const { pool, log, config } = sokoni;
  const indexer = meilisearchIndexer({ url, key: config.MEILISEARCH_KEY }, pool);
  const locks = sessionLocks(pool);
  const onError = (error: unknown) => {
    const reason = whyMeilisearchFailed(error);
    if (reason) watch.failed('indexing', reason);
    else log.error({ err: error }, 'the search index is behind');
  };
  await underLease({ locks, name: 'search.index', signal, lookEveryMs: betweenLooksMs, onError }, (held, moved) =>
    every(betweenLooksMs, held, async () => {
      await indexer.catchUp();
      watch.works('indexing');
      moved();
    }),
  );
  await locks.close();
};

/** The search that the configuration names, asked for what people mean, and its upkeep until `signal` aborts. */
export const openSearch = (sokoni: Sokoni, signal: AbortSignal): OpenedSearch => {
  const { pool, log, config } = sokoni;
  const { MEILISEARCH_URL: url, MEILISEARCH_KEY: key } = config;
  const postgresql = postgresSearch(pool);
  const watch = meilisearchWatch(log);
  const { failures } = watch;
  if (!url) {
    const counts = { postgresql: 0 };
    const index: SearchIndex = {
      search(query, seen) {
        counts.postgresql += 1;
        return postgresql.search(query, seen);
      },
    };
    return {
      index: understood(pool, index),
      counts,
      failures,
      health: () => ({ answers: 'postgresql' }),
      stopped: Promise.resolve(),
    };
  }
  const search = searchWithFallback({
    meilisearch: meilisearchSearch({ url, key }, pool, answerWithinMs),
    postgresql,
    ask: askMeilisearch({ url, key }, answerWithinMs),
    watch,
  });
  const looking = every(betweenQuestionsMs, signal, search.look);
  const indexed = config.ROLE === 'web' ? undefined : keepIndexed(sokoni, watch, url, signal);
  return {
    ...search,
    index: understood(pool, search.index),
    failures,
    health() {
      const fails = watch.fails();
      return { answers: search.answers(), ...(fails && { meilisearch: fails }) };
    },
    stopped: Promise.all([looking, indexed]),
  };
};
