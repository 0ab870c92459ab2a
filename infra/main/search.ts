import { setTimeout } from 'node:timers/promises';
import { meilisearchSearch } from '#read-api/search/meilisearch.ts';
import { meilisearchIndexer } from '#read-api/search/meilisearch-indexer.ts';
import { postgresSearch } from '#read-api/search/postgres-search.ts';
import type { SearchIndex } from '#read-api/search/search-index.ts';
import { sessionLocks } from '../database/locks.ts';
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
  let lease: Awaited<ReturnType<typeof locks.take>>;
  while (!signal.aborted) {
    try {
      if (!lease || lease.signal.aborted) lease = await locks.take('search.index');
      if (lease) await indexer.catchUp();
    } catch (error) {
      log.error({ err: error }, 'the search index is behind');
    }
    await setTimeout(betweenLooksMs, undefined, { signal }).catch(() => {});
  }
  await locks.close();
};
