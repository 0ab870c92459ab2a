import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Carrier } from './carrier.ts';
import type { Stored } from './message.ts';

type Needs = {
  readonly url: string;
  /** Two installations may share a server: each has its own channel. */
  readonly installation: string;
  readonly log: Pick<Logger, 'info' | 'warn'>;
};

const carried = z.array(z.object({ id: z.number(), topic: z.string(), body: z.string() }));

/** The limit of unanswered sends. Beyond it messages are not sent; receivers poll the message log. */
const mostUnanswered = 256;
const longestPauseMs = 1000;

const understood = (text: string): readonly Stored[] => {
  try {
    return carried.parse(JSON.parse(text));
  } catch {
    return []; // not ours
  }
};

const connection = (url: string): Redis =>
  new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: null,
    connectTimeout: 3000,
    keepAlive: 5000,
    retryStrategy: (times) => Math.min(longestPauseMs, 50 * 2 ** times) * (0.5 + Math.random() / 2),
  });

/** A carrier over Redis publish and subscribe: each message arrives at most once. */
export const redisCarrier = ({ url, installation, log }: Needs): Carrier => {
  const channel = `sokoni.live.${installation}`;
  const [sending, hearing] = [connection(url), connection(url)];
  let unanswered = 0;
  let away = false;
  for (const redis of [sending, hearing])
    redis.on('error', (err: Error) => {
      if (!away) log.warn({ err }, 'Redis is away: live messages take a second until it is back');
      away = true;
    });
  hearing.on('ready', () => {
    if (away) log.info('Redis is back');
    away = false;
  });

  return {
    async listen(take, reconnected) {
      hearing.on('message', (_, text) => take(understood(text)));
      hearing.on('ready', () => {
        hearing.subscribe(channel).then(reconnected, () => {});
      });
      await Promise.allSettled([sending.connect(), hearing.connect()]);
    },
    carry(messages) {
      if (sending.status !== 'ready' || unanswered >= mostUnanswered) return;
      unanswered++;
      sending
        .publish(channel, JSON.stringify(messages))
        .catch(() => {})
        .finally(() => {
          unanswered--;
        });
    },
    async close() {
      sending.disconnect();
      hearing.disconnect();
    },
  };
};
