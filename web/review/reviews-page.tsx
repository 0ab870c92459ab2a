import { data, redirect } from 'react-router';
import { appealRefusal } from '#commands/review/appeal-refusal.ts';
import { retractReview } from '#commands/review/retract-review.ts';
import { signInFirst, typedBefore } from '../account/sign-in-first.ts';
import { companyPath, languageOf, reviewsPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { companyCard, head, originOf } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { requestedCompany } from '../page/requested-company.ts';
import { sendContext, viewerContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Pager } from '../ui/pager.tsx';
import type { Route } from './+types/reviews-page.ts';
import { CompanyReviews } from './company-reviews.tsx';
import { ReviewItem } from './review-item.tsx';
import { reviewsOf } from './reviews-of.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const { request, context } = args;
  const url = addressOf(request);
  const at = new Date();
  const { id, slug, name } = await requestedCompany(args, at, reviewsPath);
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1)));
  const shown = await reviewsOf(context, id, url, at, page);
  if (page > Math.max(1, shown.reviews.nbPages)) throw data(null, { status: 404 });
  const signedIn = context.get(viewerContext) !== null;
  const typed = signedIn ? await typedBefore({ request, context, lang: languageOf(url.pathname) }) : null;
  const isRetracted = url.searchParams.has('retracted') && shown.own === null;
  return { company: { id, slug, name }, ...shown, appeal: typed?.message, isRetracted, origin: originOf(context, url) };
};

/** What the author does with a review: takes it back, or appeals against a refusal. */
export const action = async (args: Route.ActionArgs) => {
  const { request, context } = args;
  const lang = languageOf(addressOf(request).pathname);
  const company = await requestedCompany(args, new Date(), reviewsPath);
  const form = await request.formData();
  if (!context.get(viewerContext)) return signInFirst({ request, context, lang }, form);
  const send = context.get(sendContext);
  const reviewId = form.get('review');
  try {
    if (form.get('do') === 'retract') {
      await send(retractReview, { reviewId });
      return redirect(`${reviewsPath(lang, company)}?retracted=1`, 303);
    }
    if (form.get('do') === 'appeal')
      await send(appealRefusal, {
        reviewId,
        version: Number(form.get('version')),
        message: form.get('message'),
      });
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(`${reviewsPath(lang, company)}#own`, 303);
};

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { company, origin, reviews } = loaderData;
  const lang = languageOf(location.pathname);
  const { t } = textOf(lang);
  return head({
    title: t('review.page.title', { company: company.name }),
    description: t('review.page.description', { company: company.name }),
    origin,
    path: reviewsPath(lang, company, reviews.page),
    index: reviews.nbHits > 0,
    card: companyCard(company),
  });
};

export { CompanyGone as ErrorBoundary } from '../results/company-gone.tsx';

export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { company, reviews, isManager, isRetracted } = loaderData;
  const { t, lang } = useText();
  return (
    <main id="main" className="wrap review-page" tabIndex={-1}>
      <PageHead
        title={t('review.page.title', { company: company.name })}
        crumbs={[{ name: company.name, href: companyPath(lang, company) }]}
      />
      <ErrorSummary errors={actionData?.errors ?? []} />
      {isRetracted && <Notice tone="good">{t('review.own.retracted')}</Notice>}
      {reviews.page === 1 ? (
        <CompanyReviews {...loaderData} appeal={actionData?.values.message ?? loaderData.appeal} all />
      ) : (
        <section className="card pad">
          <ul className="review-list">
            {reviews.results.map((review) => (
              <ReviewItem key={review.id} review={review} company={company} replies={isManager} />
            ))}
          </ul>
        </section>
      )}
      <Pager page={reviews.page} last={reviews.nbPages} hrefOf={(page) => reviewsPath(lang, company, page)} />
      <LinkButton look="ghost" icon="left" href={companyPath(lang, company)}>
        {t('review.page.back', { company: company.name })}
      </LinkButton>
    </main>
  );
}
