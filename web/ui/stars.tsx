import { useText } from '../page/text.ts';
import './stars.css';

/** Five stars, as far filled as `value` goes, for reviews and their summary; elsewhere one star and the number (`Rating`). */
export const Stars = ({ value }: { readonly value: number }) => {
  const { t, number } = useText();
  const halves = Math.round(value * 2) / 2;
  return (
    <span className="stars" data-v={halves} role="img" aria-label={t('web.stars.label', { stars: number(value) })} />
  );
};

type SplitProps = {
  /** How many gave one star, two stars … five stars. */
  readonly counts: readonly [number, number, number, number, number];
};

/** How many gave each number of stars, five first. */
export const StarSplit = ({ counts }: SplitProps) => {
  const { t, number } = useText();
  const most = Math.max(1, ...counts);
  return (
    <ul className="star-split">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0;
        return (
          <li key={stars}>
            <span aria-hidden="true">{stars}</span>
            <svg className="split-bar" role="img" aria-label={t('web.stars.split', { stars, count })}>
              <rect width={`${(count / most) * 100}%`} height="100%" />
            </svg>
            <span aria-hidden="true">{number(count)}</span>
          </li>
        );
      })}
    </ul>
  );
};
