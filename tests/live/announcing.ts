import { randomUUID } from 'node:crypto';
import { kyselyOf } from '#infra/database/database.ts';
import { sessionLocks } from '#infra/database/locks.ts';
import { announce } from '#infra/live/announce.ts';
import { type Announcement, announcement } from '#infra/live/announcement.ts';
import { type Hub, openHub } from '#infra/live/hub.ts';
import { topicOf } from '#infra/live/message.ts';
import type { ProjectionProgress } from '#projections/progress.ts';
import { readModel } from '#projections/projection.ts';
import type { World } from '#tests/projections/engine.ts';
import { ledger, ledgerEvents } from '#tests/projections/ledger.ts';

/** Tells a shelf's keeper of each book that was put there, and how many its shelf has by then. */
const bookAnnounced: Announcement = announcement(ledgerEvents)({
  shown: [ledger],
  on: {
    BookPut: async ({ data: { shelf, book } }, db) => {
      if (book === 13) throw new Error('not thirteen');
      const found = await readModel(db, ledger).selectFrom('book').select('book').where('shelf', '=', shelf).execute();
      return [
        { topic: topicOf(shelf), event: 'book', payload: { book, shown: found.some((row) => row.book === book) } },
      ];
    },
  },
});

export const put = async ({ store, codec }: World, book: number, at = new Date()): Promise<void> => {
  const event = { type: 'BookPut', data: { shelf: 'ada', book, copies: 1, words: [] } };
  const metadata = { $correlationId: 'test', $causationId: 'test', actor: 'operator', at: at.toISOString() };
  await store.append(`shelf-${book}`, 'any', [await codec.encode(event, randomUUID(), metadata)]);
};

const silent = { info() {}, warn() {}, error() {} };

/** An announcer until it is stopped, and its hub. */
export const announcing = async (world: World, progress: Pick<ProjectionProgress, 'caughtUp'>, given?: Hub) => {
  const ending = new AbortController();
  const locks = sessionLocks(world.pool);
  const live = given ?? (await openHub({ pool: world.pool, log: silent }));
  const { signal } = ending;
  const parts = { ...world, db: kyselyOf(world.pool), live, progress, locks, signal, log: silent, lookEvery: 20 };
  const ended = announce({ ...parts, announcements: [bookAnnounced] });
  return {
    live,
    async [Symbol.asyncDispose]() {
      ending.abort();
      await ended;
      await locks.close();
      if (!given) await live.close();
    },
  };
};
