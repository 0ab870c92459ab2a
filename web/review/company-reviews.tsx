import type { CompanyPage } from '#read-api/company/company-page.ts';
import type { CompanyReviews as Reviews } from '#read-api/review/company-reviews.ts';
import type { OwnReview as Own } from '#read-api/review/own-reviews.ts';
import { howReviewsWorkPath, reviewsPath, writeReviewPath } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { OwnReview } from './own-review.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { ReviewItem } from './review-item.tsx';
import { reviewPaths } from './review-paths.ts';
import { ReviewSummary } from './review-summary.tsx';
import './reviews.css';
import type { ReviewConfig } from './write-review.machine.ts';

export type ReviewsShown = {
  readonly reviews: Reviews;
  readonly own: Own | null;
  readonly config: ReviewConfig;
  readonly isManager: boolean;
  readonly today: string;
};

type Props = ReviewsShown & {
  readonly company: Pick<CompanyPage, 'id' | 'slug' | 'name'>;
  /** All of the page that was read, not the first few. */
  readonly all?: boolean;
  /** What was typed into an appeal that is not there yet. */
  readonly appeal?: string | undefined;
};

const shown = 5;

/** What people say of the company, on its page: the first of them, one's own, and the way to write one. */
export const CompanyReviews = ({ company, reviews, own, config, isManager, today, all = false, appeal }: Props) => {
  const { t, lang } = useText();
  const { results, nbHits } = reviews;
  const asked = config.restricted ? { 'data-needs-account': config.initialOpen ? 'now' : '' } : {};
  const write = (
    <LinkButton look="primary" icon="edit" href={writeReviewPath(lang, company)} data-opens="review-dialog" {...asked}>
      {t('review.section.write')}
    </LinkButton>
  );
  const mayWrite = !isManager && own === null;
  return (
    <section aria-labelledby="reviews" className="reviews">
      <h2 id="reviews" className={all ? 'sr' : undefined}>
        {t('review.section.title')}
      </h2>
      {own && (
        <div id="own" data-follows="notifications">
          <OwnReview review={own} company={company} appeal={appeal} />
        </div>
      )}
      {nbHits === 0 && own === null && (
        <EmptyState icon="star" title={t('review.empty.title')} heading="h3" actions={mayWrite && write}>
          <p>{t('review.empty.lead', { company: company.name })}</p>
        </EmptyState>
      )}
      {nbHits > 0 && (
        <div className="card pad stack">
          <ReviewSummary reviews={reviews} />
          {mayWrite && <div className="row">{write}</div>}
          <ul className="review-list">
            {(all ? results : results.slice(0, shown)).map((review) => (
              <ReviewItem key={review.id} review={review} company={company} replies={isManager} />
            ))}
          </ul>
          {!all && nbHits > shown && (
            <LinkButton look="line" wide href={reviewsPath(lang, company)}>
              {t('review.section.all', { count: nbHits })}
            </LinkButton>
          )}
        </div>
      )}
      <p className="small">
        <a className="link" href={howReviewsWorkPath(lang)}>
          {t('review.how.title')}
        </a>
      </p>
      {!isManager && !config.restricted && (
        <Island
          name="review-dialog"
          of={ReviewDialog}
          props={{
            company: { id: company.id, name: company.name },
            own,
            config,
            paths: reviewPaths(lang, company),
            today,
          }}
          now={config.initialOpen}
        />
      )}
    </section>
  );
};
