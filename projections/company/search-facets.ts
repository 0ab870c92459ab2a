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
 * The value of each facet, in their order and empty where there is none, with tabs between. Ratings are whole stars,
 * jobs the last day on which one of them is open.
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

const beforehand = { rating: 3.5, reviews: 5 };

export const bayesianMean = (rating: number | null, reviews: number): number =>
  ((rating ?? 0) * (rating === null ? 0 : reviews) + beforehand.rating * beforehand.reviews) /
  ((rating === null ? 0 : reviews) + beforehand.reviews);
