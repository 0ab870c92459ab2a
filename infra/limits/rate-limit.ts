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
