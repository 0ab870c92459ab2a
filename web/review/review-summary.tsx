import type { CompanyReviews } from '#read-api/review/company-reviews.ts';
import { useText } from '../page/text.ts';
import { StarSplit, Stars } from '../ui/stars.tsx';

type Props = { readonly reviews: Pick<CompanyReviews, 'rating' | 'stars' | 'nbHits'> };

/** The mean, and how it came about; side by side on the smallest screen too. */
export const ReviewSummary = ({ reviews: { rating, stars, nbHits } }: Props) => {
  const { t, number } = useText();
  if (rating === null) return null;
  const bare = nbHits - stars.reduce((sum, count) => sum + count, 0);
  return (
    <div className="score">
      <div>
        <p className="big">{number(Math.round(rating * 10) / 10)}</p>
        <Stars value={rating} />
        <p className="small muted">{t('web.rating.count', { count: nbHits })}</p>
        {bare > 0 && <p className="small muted">{t('review.section.wordsOnly', { count: bare })}</p>}
      </div>
      <StarSplit counts={stars} />
    </div>
  );
};
