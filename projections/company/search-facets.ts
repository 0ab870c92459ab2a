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
] as const;

type Counted = Located &
  Pick<Findable, 'category' | 'size' | 'whatsapp' | 'verified'> & {
    readonly hours: string | null;
    readonly rating: number | null;
  };

/** The value of each facet, in their order and empty where there is none, with tabs between. Ratings are whole stars. */
export const facetsOf = ({ category, size, whatsapp, verified, hours, rating, ...at }: Counted): string =>
  [
    category,
    at.city ?? '',
    areaOf(at) ?? '',
    size,
    hours ?? '',
    rating === null ? '' : Math.floor(rating),
    whatsapp ? 'true' : '',
    verified ? 'true' : '',
  ].join('\t');

const beforehand = { rating: 3.5, reviews: 5 };

export const bayesianMean = (rating: number | null, reviews: number): number =>
  ((rating ?? 0) * (rating === null ? 0 : reviews) + beforehand.rating * beforehand.reviews) /
  ((rating === null ? 0 : reviews) + beforehand.reviews);
