import type { Bar } from '#read-api/statistics/periods.ts';

const step = 10;
const gap = 2;
const height = 100;

type Props = { readonly bars: readonly Bar[]; readonly label: string };

/** A bar for each period, the highest as high as the plot; the last one is not over yet, and paler. */
export const Bars = ({ bars, label }: Props) => {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <svg
      className="bars"
      viewBox={`0 0 ${bars.length * step} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {bars.map(({ from, count }, index) => {
        const tall = (count / highest) * height;
        return (
          <rect
            key={from}
            className={index === bars.length - 1 ? 'not-over' : undefined}
            x={index * step + gap / 2}
            y={height - tall}
            width={step - gap}
            height={tall}
          />
        );
      })}
    </svg>
  );
};
