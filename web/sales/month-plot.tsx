type PlotLine = { readonly label: string; readonly values: readonly number[] };

type Drawing = { readonly width: number; readonly height: number; readonly end: number; readonly top: number };

/** Each at its real size: a phone gets its own, with fewer names under it. Room is kept for the names of the lines. */
const drawings = {
  wide: { width: 900, height: 240, end: 800, top: 34 },
  thin: { width: 294, height: 210, end: 204, top: 30 },
} as const satisfies Record<string, Drawing>;

const left = 34;
const below = 26;
/** Two names at the ends of lines stand at least so far apart. */
const apart = 18;

/** The highest rule: a round number that no value is above, and that is even. */
const roundAbove = (most: number): number => {
  if (most <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 6, 8, 10].find((one) => one * power >= most) ?? 10;
  return power === 1 ? Math.ceil(most / 2) * 2 : step * power;
};

type Props = {
  readonly lines: readonly PlotLine[];
  /** The names of the months, short. */
  readonly months: readonly string[];
  readonly label: string;
  readonly number: (value: number) => string;
};

const Drawn = ({ lines, months, label, number, size }: Props & { readonly size: keyof typeof drawings }) => {
  const { width, height, end, top } = drawings[size];
  const highest = roundAbove(Math.max(0, ...lines.flatMap(({ values }) => values)));
  const ground = height - below;
  const x = (index: number): number => left + (index * (end - left)) / Math.max(1, months.length - 1);
  const y = (value: number): number => ground - (value / highest) * (ground - top);
  const every = Math.ceil(months.length / (size === 'wide' ? 12 : 3));
  const [first, second] = lines;
  const peak = first ? first.values.indexOf(Math.max(...first.values)) : -1;
  const names = lines.map(({ values }) => y(values.at(-1) ?? 0) + 5);
  const [one = 0, other = 0] = names;
  if (second && Math.abs(one - other) < apart) {
    const between = (one + other) / 2;
    names[0] = between - (one <= other ? apart / 2 : -apart / 2);
    names[1] = between + (one <= other ? apart / 2 : -apart / 2);
  }
  // the names of the months stay free
  const down = Math.max(0, Math.max(...names) - (ground - 2));
  return (
    <svg className={size} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {[0, highest / 2, highest].map((value) => (
        <g key={value}>
          <path className="rule" d={`M${left} ${y(value)}H${end}`} />
          <text x={0} y={y(value) + 5}>
            {number(value)}
          </text>
        </g>
      ))}
      {months.map(
        (month, index) =>
          (months.length - 1 - index) % every === 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two years have the same months
            <text key={index} textAnchor="middle" x={x(index)} y={height - 5}>
              {month}
            </text>
          ),
      )}
      {lines.map(({ label, values }, index) => (
        <g key={label} className={index > 0 ? 'other' : undefined}>
          <path className="ln" d={`M${values.map((value, at) => `${x(at)} ${y(value)}`).join('L')}`} />
          <text className="val" x={end + 8} y={(names[index] ?? 0) - down}>
            {label}
          </text>
        </g>
      ))}
      {first && peak >= 0 && (first.values[peak] ?? 0) > 0 && (
        <>
          <circle className="pt" cx={x(peak)} cy={y(first.values[peak] ?? 0)} r={4} />
          <text className="peak" textAnchor="middle" x={x(peak)} y={y(first.values[peak] ?? 0) - 10}>
            {number(first.values[peak] ?? 0)}
          </text>
        </>
      )}
    </svg>
  );
};

/**
 * One line or two over months, each with its name at its end. Drawn here after a trial of both libraries (2026-11-26).
 * uPlot 1.6.32 draws on a canvas: nothing without script, nothing to read aloud, 23 KB more to load. Plot 0.6.17 on the
 * server with linkedom 0.18.15 adds 45 MB of memory and 16 ms a drawing, two for each page; its `<style>` is refused by
 * our `style-src 'self'`; two lines that end at the same height have their names one over the other.
 */
export const MonthPlot = (props: Props) => (
  <div className="month-plot">
    <Drawn {...props} size="wide" />
    <Drawn {...props} size="thin" />
  </div>
);
