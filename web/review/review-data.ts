import type { Language } from '#domain/language.ts';
import type { CompanyReviews } from '#read-api/review/company-reviews.ts';
import { textOf } from '../page/text.ts';

/** What search engines are told of a company's reviews: none before the first stars. */
export const reviewData = (reviews: CompanyReviews | undefined, lang: Language) => {
  if (!reviews || reviews.rating === null) return {};
  const ratingCount = reviews.stars.reduce((sum, count) => sum + count, 0);
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(reviews.rating * 100) / 100,
      ratingCount,
      reviewCount: reviews.nbHits,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.results.slice(0, 5).flatMap(({ score, comment, author, publishedAt, language }) =>
      score === null
        ? []
        : [
            {
              '@type': 'Review',
              author: { '@type': 'Person', name: author ?? textOf(lang).t('review.item.formerMember') },
              datePublished: publishedAt.slice(0, 10),
              inLanguage: language,
              reviewBody: comment ?? undefined,
              reviewRating: { '@type': 'Rating', ratingValue: score, bestRating: 5, worstRating: 1 },
            },
          ],
    ),
  };
};
