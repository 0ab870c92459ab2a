/** One thing measured, against a baseline of the same run. Absolute figures are this machine's; the ratio is the result. */
export type BenchRow = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What `ratio` compares with. */
  readonly baseline?: string;
  readonly ratio?: number;
  /** What the ratio, or the value where there is no baseline, should reach: `≥ 0.6` or `≤ 15`. */
  readonly target?: string;
};

/** `url` is a PostgreSQL of the run's own, with real fsync and nothing in it but the default database. */
export type Bench = (url: string) => Promise<readonly BenchRow[]>;

/** Whether the figure that the target speaks of reaches it; nothing where there is no target. */
export const reaches = ({ value, ratio, target }: BenchRow): boolean | undefined => {
  const [, sign, bound] = target?.match(/([≥≤])\s*([\d.]+)/) ?? [];
  if (!sign || !bound) return undefined;
  const figure = ratio ?? value;
  return sign === '≥' ? figure >= Number(bound) : figure <= Number(bound);
};

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export const inKb = (bytes: number): number => bytes / 1024;

/** The number given as `--name=5`, or `otherwise`. */
export const numberOption = (name: string, otherwise: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
