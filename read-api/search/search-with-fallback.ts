import { CircuitState, ConsecutiveBreaker, circuitBreaker, DelegateBackoff, handleWhen } from 'cockatiel';
import { whyMeilisearchFailed } from './meilisearch-client.ts';
import type { MeilisearchWatch } from './meilisearch-watch.ts';
import type { SearchIndex } from './search-index.ts';

/** How long a search may wait for Meilisearch before PostgreSQL answers it. */
export const answerWithinMs = 300;
/** How long Meilisearch is not asked after a first failure, and after each further one before a search is answered. */
const usualRestsMs = { first: 1_000, further: 10_000 };

/** How often Meilisearch is asked while no reader asks. */
const quietMs = 10_000;

type Engine = 'meilisearch' | 'postgresql';

type Engines = {
  readonly meilisearch: SearchIndex;
  readonly postgresql: SearchIndex;
  /** One small question to Meilisearch alone; throws like its search. */
  readonly ask: () => Promise<unknown>;
  readonly watch: MeilisearchWatch;
  readonly restsMs?: typeof usualRestsMs;
};

type SearchWithFallback = {
  readonly index: SearchIndex;
  /** Asks Meilisearch whether it works, unless it rests or a reader has just asked; to be called about every second. */
  look(): Promise<void>;
  /** Which engine answers now. */
  answers(): Engine;
  /** How many searches each engine has answered. */
  readonly counts: Readonly<Record<Engine, number>>;
};

/**
 * A search that is answered by Meilisearch, and by PostgreSQL whenever Meilisearch fails. After a failure PostgreSQL
 * answers alone until `look` has had an answer. One failure is not told; a second one before a search is answered is.
 */
export const searchWithFallback = (engines: Engines): SearchWithFallback => {
  const { meilisearch, postgresql, ask, watch, restsMs = usualRestsMs } = engines;
  const counts = { meilisearch: 0, postgresql: 0 };
  let breaks = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  const breaker = circuitBreaker(
    handleWhen((error) => whyMeilisearchFailed(error) !== undefined),
    {
      breaker: new ConsecutiveBreaker(1),
      halfOpenAfter: new DelegateBackoff(() => (breaks === 0 ? restsMs.first : restsMs.further)),
    },
  );
  const reasonOf = (failure: object) => ('error' in failure && whyMeilisearchFailed(failure.error)) || 'unreadable';
  breaker.onFailure(({ handled, reason }) => {
    if (handled) watch.count(reasonOf(reason));
  });
  breaker.onBreak((reason) => {
    breaks += 1;
    if (breaks > 1) watch.failed('search', reasonOf(reason));
  });
  const isClosed = () => breaker.state === CircuitState.Closed;
  const works = () => {
    if (!isClosed()) return; // an answer that was on its way when others failed
    breaks = 0;
    watch.works('search');
  };

  return {
    counts,
    answers: () => (isClosed() ? 'meilisearch' : 'postgresql'),
    async look() {
      const wasClosed = isClosed();
      if (wasClosed && performance.now() - askedAt < quietMs) return;
      askedAt = performance.now();
      const answered = await breaker.execute(ask).then(
        () => true,
        () => false, // the breaker has heard it, or refuses because it rests
      );
      // what has just closed the breaker is a small question: searches may still take too long
      if (wasClosed && answered) works();
    },
    index: {
      async search(query, seen) {
        if (isClosed())
          try {
            askedAt = performance.now();
            const answer = await breaker.execute(() => meilisearch.search(query, seen));
            counts.meilisearch += 1;
            works();
            return answer;
          } catch (error) {
            if (whyMeilisearchFailed(error) === undefined) throw error;
          }
        counts.postgresql += 1;
        return postgresql.search(query, seen);
      },
    },
  };
};
