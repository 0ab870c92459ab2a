import pg from 'pg';
import { pause } from '../database/every.ts';
import { isAfter, type RecordedEvent, type SubscribeAll, start } from './event-store.ts';
import { headOf, pageOf } from './postgres.read.ts';

/** Wakes followers when there are new events. */
export type Bell = {
  /** Returns how many times it rang so far. */
  rings(): number;
  /** Resolves when it has rung more than `rings` times, after `milliseconds`, or when `signal` aborts. */
  after(rings: number, milliseconds: number, signal: AbortSignal): Promise<void>;
  ring(): void;
  close(): Promise<void>;
};

const maxPauseMs = 5_000;

/** How many events a follower is given at once. */
const mostEvents = 1_000;

/** A bell for appends of this process and of others; it opens one listening connection at the first follower. */
export const bell = (pool: pg.Pool): Bell => {
  let rings = 0;
  let listener: Promise<void> | undefined;
  const waiting = new Set<() => void>();
  const closed = new AbortController();

  const ring = () => {
    rings++;
    for (const wake of waiting) wake();
  };

  const listen = async () => {
    for (let pauseMs = 100; !closed.signal.aborted; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      const client = new pg.Client(pool.options);
      const gone = Promise.withResolvers<void>();
      client.on('error', () => gone.resolve()).on('end', () => gone.resolve());
      client.on('notification', ring);
      closed.signal.addEventListener('abort', () => gone.resolve(), { once: true });
      try {
        await client.connect();
        await client.query('listen event_store');
        pauseMs = 100;
        ring(); // for events that came before the connection listened
        await gone.promise;
      } catch {
        // tried again after the pause; meanwhile followers poll
      }
      await client.end().catch(() => {});
      await pause(pauseMs, closed.signal);
    }
  };

  return {
    rings: () => rings,
    after(heard, milliseconds, signal) {
      listener ??= listen();
      if (rings > heard || signal.aborted) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, milliseconds);
      waiting.add(resolve);
      const ended = () => resolve();
      signal.addEventListener('abort', ended);
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(resolve);
        signal.removeEventListener('abort', ended);
      });
    },
    ring,
    async close() {
      closed.abort();
      ring();
      await listener;
    },
  };
};

/** Whether the error is temporary: a lost or refused connection, a restart, a full server. */
const passes = (error: unknown) => !(error instanceof pg.DatabaseError) || /^(08|40|53|57|58)/.test(error.code ?? '');

/** Yields the log in order and then new events, one page at a time. Ends when `signal` aborts. */
export async function* follow(
  pool: pg.Pool,
  bell: Bell,
  { after = start, types, signal }: SubscribeAll,
  pollEvery: number,
): AsyncGenerator<readonly RecordedEvent[]> {
  let read = after;
  let pauseMs = 100;
  while (!signal.aborted) {
    const heard = bell.rings();
    try {
      const head = await headOf(pool);
      while (isAfter(head, read) && !signal.aborted) {
        const page = await pageOf(pool, { after: read, through: head, types, limit: mostEvents });
        read = page.at(-1)?.position ?? head;
        if (page.length > 0) yield page;
      }
      pauseMs = 100;
    } catch (error) {
      if (!passes(error)) throw error;
      await pause(pauseMs, signal);
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
      continue;
    }
    if (signal.aborted) return;
    yield [];
    await bell.after(heard, pollEvery, signal);
  }
}
