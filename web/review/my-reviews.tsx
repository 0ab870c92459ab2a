import { viewerOrSignIn } from '../account/sign-in-first.ts';
import { companyPath, languageOf, ownReviewsPath, resultsPath } from '../addresses/paths.ts';
import { useLive } from '../client/use-live.ts';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { leadToLastPage } from '../page/last-page.ts';
import { privately } from '../page/privately.ts';
import { readApiContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Pager } from '../ui/pager.tsx';
import type { Route } from './+types/my-reviews.ts';
import { OwnReview } from './own-review.tsx';
import './reviews.css';
import './write-review.css';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const url = addressOf(request);
  const viewer = viewerOrSignIn({ request, context, lang: languageOf(url.pathname) });
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1)));
  const api = context.get(readApiContext);
  const { reviews, nbPages } = await api.ownReviews(viewer.id, page);
  leadToLastPage(request, page, nbPages);
  const names = await api.companyNames(reviews.map(({ companyId }) => companyId));
  return { reviews: reviews.flatMap((review) => ({ review, company: names.get(review.companyId) })), page, nbPages };
};

export const headers = privately;

export const meta = privatePage('review.mine.title');

export default function MyReviews({ loaderData: { reviews, page, nbPages } }: Route.ComponentProps) {
  const { t, lang } = useText();
  useLive('notifications');
  return (
    <main id="main" className="wrap review-page" tabIndex={-1}>
      <PageHead title={t('review.mine.title')} />
      {reviews.length === 0 && (
        <EmptyState
          icon="star"
          title={t('review.mine.empty')}
          actions={
            <LinkButton look="primary" icon="search" href={resultsPath(lang)}>
              {t('web.do.findCompany')}
            </LinkButton>
          }
        >
          <p>{t('review.mine.emptyLead')}</p>
        </EmptyState>
      )}
      {reviews.map(
        ({ review, company }) =>
          company && (
            <article key={review.id} className="card pad stack" id={`own-${review.id}`}>
              <h2>
                <a href={companyPath(lang, company)}>
                  <bdi>{company.name}</bdi>
                </a>
              </h2>
              <OwnReview review={review} company={company} />
            </article>
          ),
      )}
      <Pager page={page} last={nbPages} hrefOf={(one) => `${ownReviewsPath(lang)}${one > 1 ? `?page=${one}` : ''}`} />
    </main>
  );
}
