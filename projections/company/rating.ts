import type { DataOf } from '#domain/decider.ts';
import type { ReviewEvent, reviewEvents } from '#domain/review/review.events.ts';
import type { Handlers, Happened, RowsOf } from '../projection.ts';

/** The totals of a company's published reviews. */
export type Rating = {
  readonly reviews: number;
  /** How many of the reviews have stars, and the sum of those stars. */
  readonly scored: number;
  readonly stars: number;
};

export const unrated: Rating = { reviews: 0, scored: 0, stars: 0 };

type Shown = { readonly score: number | null } | null;

const add = (rating: Rating, shown: Shown, times: 1 | -1): Rating =>
  shown === null
    ? rating
    : {
        reviews: rating.reviews + times,
        scored: rating.scored + (shown.score === null ? 0 : times),
        stars: rating.stars + times * (shown.score ?? 0),
      };

/** The mean of the stars; null when no review has stars. */
export const meanOf = ({ scored, stars }: Rating): number | null => (scored > 0 ? stars / scored : null);

type Changing = 'Published' | 'Edited' | 'Refused' | 'DecisionUndone' | 'Retracted' | 'Hidden' | 'ShownAgain';
type Data = DataOf<ReviewEvent, `Review${Changing}`>;

/** The handlers of all events that change a rating; `change` writes the new rating into the company's row. */
export const rated = <T extends Record<string, unknown>>(
  change: (rows: RowsOf<T>, companyId: number, to: (rating: Rating) => Rating, happened: Happened<Data>) => void,
): Pick<Handlers<typeof reviewEvents, T>, `Review${Changing}`> => {
  const handle = (rows: RowsOf<T>, happened: Happened<Data>): void => {
    const { data } = happened;
    const hides = 'hides' in data ? data.hides : null;
    const shows = 'ground' in data ? { score: data.score } : 'shows' in data ? data.shows : null;
    if (hides || shows) change(rows, data.companyId, (rating) => add(add(rating, hides, -1), shows, 1), happened);
  };
  return {
    ReviewPublished: handle,
    ReviewEdited: handle,
    ReviewRefused: handle,
    ReviewDecisionUndone: handle,
    ReviewRetracted: handle,
    ReviewHidden: handle,
    ReviewShownAgain: handle,
  };
};
