import { meilisearchSearch } from '#read-api/search/meilisearch.ts';
import { meilisearchIndexer } from '#read-api/search/meilisearch-indexer.ts';
import { postgresSearch } from '#read-api/search/postgres-search.ts';
import type { SearchIndex } from '#read-api/search/search-index.ts';
import { every } from '../database/every.ts';
import { sessionLocks } from '../database/locks.ts';
import { underLease } from '../database/under-lease.ts';
import type { Sokoni } from './open.ts';

const betweenLooksMs = 500;

/** The search that the configuration names. */
export const openSearch = ({ pool, config: { MEILISEARCH_URL: url, MEILISEARCH_KEY: key } }: Sokoni): SearchIndex =>
  url ? meilisearchSearch({ url, key }, pool) : postgresSearch(pool);

/**
 * Keeps Meilisearch, where there is one, as the search's tables are: one process of all does it. An index that cannot be
 * reached is told in the log and tried again. Resolves when it has stopped.
 */
export const keepIndexed = async (sokoni: Sokoni, signal: AbortSignal): Promise<void> => {
  const { pool, log, config } = sokoni;
  const { MEILISEARCH_URL: url, MEILISEARCH_KEY: key } = config;
  if (!url) return;
  const indexer = meilisearchIndexer({ url, key }, pool);
  const locks = sessionLocks(pool);
  const onError = (error: unknown) => log.error({ err: error }, 'the search index is behind');
  await underLease({ locks, name: 'search.index', signal, lookEveryMs: betweenLooksMs, onError }, (held, moved) =>
    every(betweenLooksMs, held, () => indexer.catchUp().then(moved)),
  );
  await locks.close();
};
