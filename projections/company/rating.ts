import { type SameCompanyEvent, sameCompanyEvents } from '#domain/company/same-company.events.ts';
import type { DataOf } from '#domain/decider.ts';
import { type ReviewEvent, reviewEvents } from '#domain/review/review.events.ts';
import type { Handlers, Happened, RowsOf } from '../projection.ts';

/** The events that change a rating. */
export const ratingEvents = { ...reviewEvents, ...sameCompanyEvents };

type Totals = {
  readonly reviews: number;
  /** How many of the reviews have stars, and the sum of those stars. */
  readonly scored: number;
  readonly stars: number;
};

/** The totals of the published reviews that a company's page shows. */
export type Rating = Totals & {
  /** How much of them comes from other pages of the same company, which lead to this one; null without such pages. */
  readonly joined: Totals | null;
};

export const unrated: Rating = { reviews: 0, scored: 0, stars: 0, joined: null };

type Shown = { readonly score: number | null } | null;

const add = (rating: Rating, shown: Shown, times: 1 | -1): Rating =>
  shown === null
    ? rating
    : {
        ...rating,
        reviews: rating.reviews + times,
        scored: rating.scored + (shown.score === null ? 0 : times),
        stars: rating.stars + times * (shown.score ?? 0),
      };

/** The totals of the reviews that were written on the page itself. */
export const ownTotals = ({ reviews, scored, stars, joined }: Rating): Totals => ({
  reviews: reviews - (joined?.reviews ?? 0),
  scored: scored - (joined?.scored ?? 0),
  stars: stars - (joined?.stars ?? 0),
});

const withJoined = (rating: Rating, joined: Totals): Rating => {
  const own = ownTotals(rating);
  return {
    reviews: own.reviews + joined.reviews,
    scored: own.scored + joined.scored,
    stars: own.stars + joined.stars,
    joined: joined.reviews === 0 ? null : joined,
  };
};

/** The mean of the stars; null when no review has stars. */
export const meanOf = ({ scored, stars }: Omit<Totals, 'reviews'>): number | null =>
  scored > 0 ? stars / scored : null;

type Changing = 'Published' | 'Edited' | 'Refused' | 'DecisionUndone' | 'Retracted' | 'Hidden' | 'ShownAgain';
type Data = DataOf<ReviewEvent, `Review${Changing}`>;
type Joined = DataOf<SameCompanyEvent, 'JoinedRatingCounted'>;

/** The handlers of all events that change a rating; `change` writes the new rating into the company's row. */
export const rated = <T extends Record<string, unknown>>(
  change: (
    rows: RowsOf<T>,
    companyId: number,
    to: (rating: Rating) => Rating,
    happened: Happened<Data | Joined>,
  ) => void,
): Pick<Handlers<typeof ratingEvents, T>, `Review${Changing}` | 'JoinedRatingCounted'> => {
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
    JoinedRatingCounted: (rows, happened) => {
      const { companyId, reviews, scored, stars } = happened.data;
      change(rows, companyId, (rating) => withJoined(rating, { reviews, scored, stars }), happened);
    },
  };
};
