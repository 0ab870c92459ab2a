import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** A bucket of tokens for each key, in the memory of this process: for what needs no more, such as lines of the log. */
export type RateLimit = {
  /** Takes one token: 0 when there was one, else the seconds until there is. */
  take(key: string): number;
};

type Options = {
  /** Tokens of a full bucket. */
  readonly burst: number;
  /** Tokens that come back in a minute. */
  readonly perMinute: number;
  /** Keys that are remembered; beyond, the one that was quiet for longest is forgotten. */
  readonly most?: number;
  /** ms */
  readonly now?: () => number;
};

export const rateLimit = ({ burst, perMinute, most = 50_000, now = () => performance.now() }: Options): RateLimit => {
  const buckets = new Map<string, { readonly tokens: number; readonly at: number }>();
  const perMs = perMinute / 60_000;
  return {
    take(key) {
      const at = now();
      const bucket = buckets.get(key);
      const tokens = bucket ? Math.min(burst, bucket.tokens + (at - bucket.at) * perMs) : burst;
      const allowed = tokens >= 1;
      buckets.delete(key); // so that the order of the map is that of the last use
      buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at });
      for (const oldest of buckets.keys()) {
        if (buckets.size <= most) break;
        buckets.delete(oldest);
      }
      return allowed ? 0 : Math.ceil((1 - tokens) / perMs / 1000);
    },
  };
};

/** One key for one subscriber: an IPv4 address, or the /64 that an IPv6 subscriber has to itself. */
export const subscriberOf = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

const loopback = /^(::1|(::ffff:)?127\.)/;

/** What a proxy says of whom it asks for. */
const spokenFor = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Asked from the machine itself, by nobody that a proxy speaks for. */
export const fromHere = ({ headers, socket }: FastifyRequest): boolean =>
  !spokenFor.some((name) => headers[name]) && loopback.test(socket.remoteAddress ?? '');
