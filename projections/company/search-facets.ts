import { areaOf, type Findable, type Located } from './search-words.ts';

export const facetOrder = [
  'category',
  'city',
  'district',
  'size',
  'hours',
  'rating',
  'hasWhatsapp',
  'verified',
  'hasProducts',
  'jobs',
] as const;

type Counted = Located &
  Pick<Findable, 'category' | 'size' | 'whatsapp' | 'verified'> & {
    readonly hours: string | null;
    readonly rating: number | null;
    readonly products: number;
    readonly hiring: string | null;
  };

/**
 * Returns the value of each facet in the order of `facetOrder`, joined by tabs; empty where there is none. `rating` is
 * in whole stars, `jobs` the last day on which an offer is open.
 */
export const facetsOf = ({ category, size, whatsapp, verified, hours, rating, products, hiring, ...at }: Counted) =>
  [
    category,
    at.city ?? '',
    areaOf(at) ?? '',
    size,
    hours ?? '',
    rating === null ? '' : Math.floor(rating),
    whatsapp ? 'true' : '',
    verified ? 'true' : '',
    products > 0 ? 'true' : '',
    hiring ?? '',
  ].join('\t');

/** What every company starts from: as if it had 5 reviews with a mean of 3.5 stars. */
const prior = { rating: 3.5, reviews: 5 };

/** The mean of a company with few reviews is drawn to that of all: its own stars weigh more with every review. */
export const bayesianMean = (rating: number | null, reviews: number): number =>
  ((rating ?? 0) * (rating === null ? 0 : reviews) + prior.rating * prior.reviews) /
  ((rating === null ? 0 : reviews) + prior.reviews);
