import { sql } from 'kysely';

/** How much waits at a desk of the staff, and since when the oldest of it does; null when nothing waits. */
export type DeskCount = {
  readonly count: number;
  readonly oldestSince: string | null;
  /** Nine of ten have waited since then at most; only where ten or more wait. */
  readonly mostSince?: string | undefined;
};

const enough = 10;
const oldestTenth = 0.1;

/** Of rows with a `since`: the moment since when nine of ten have waited at most. */
export const mostSince = sql<string | null>`percentile_disc(${sql.lit(oldestTenth)}) within group (order by since)`;

type Times = { readonly oldest: string | null | undefined; readonly most: string | null | undefined };

/** How much waits, by what was counted. */
export const deskCount = (count: number, { oldest, most }: Times): DeskCount => ({
  count,
  oldestSince: count > 0 ? (oldest ?? null) : null,
  ...(count >= enough && most && { mostSince: most }),
});

/** The same of what is at hand: since when each of it waits. */
export const deskCountOf = (since: readonly string[]): DeskCount => {
  const sorted = since.toSorted();
  return deskCount(since.length, { oldest: sorted[0], most: sorted[Math.ceil(since.length * oldestTenth) - 1] });
};
