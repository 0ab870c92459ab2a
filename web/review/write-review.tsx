import { data, redirect } from 'react-router';
import { writeReview } from '#commands/review/write-review.ts';
import { manages } from '#domain/actor.ts';
import { signInFirst, typedBefore } from '../account/sign-in-first.ts';
import { companyPath, languageOf, reviewsPath, safePath, writeReviewPath } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { addressOf } from '../page/address-of.ts';
import { privateHead } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { requestedCompany } from '../page/requested-company.ts';
import { readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/write-review.ts';
import { reviewConfig } from './review-config.ts';
import { ReviewOnPage } from './review-on-page.tsx';
import { reviewPaths } from './review-paths.ts';
import { SignInToReview } from './sign-in-to-review.tsx';
import './write-review.css';

export const loader = async (args: Route.LoaderArgs) => {
  const { request, context } = args;
  const url = addressOf(request);
  const at = new Date();
  const { id, slug, name } = await requestedCompany(args, at, writeReviewPath);
  const viewer = context.get(viewerContext);
  return data({
    company: { id, slug, name },
    own: viewer ? await context.get(readApiContext).ownReview(viewer.id, id) : null,
    config: reviewConfig({ companyId: id, isSignedIn: viewer !== null, url, opens: true }),
    isManager: viewer !== null && manages(viewer, id),
    typed: viewer && (await typedBefore({ request, context, lang: languageOf(url.pathname) })),
    today: at.toISOString().slice(0, 10),
  });
};

export const action = async (args: Route.ActionArgs) => {
  const { request, context } = args;
  const lang = languageOf(addressOf(request).pathname);
  const company = await requestedCompany(args, new Date(), writeReviewPath);
  const form = await request.formData();
  if (!context.get(viewerContext)) return signInFirst({ request, context, lang }, form);
  const score = form.get('score');
  const said = {
    companyId: company.id,
    score: score ? Number(score) : null,
    comment: form.get('comment') ?? '',
    experiencedOn: form.get('experiencedOn') ?? '',
    language: lang,
  };
  try {
    await context.get(sendContext)(writeReview, said);
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(safePath(`${reviewsPath(lang, company)}#own`), 303);
};

export const headers = privately;

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const { t } = textOf(languageOf(location.pathname));
  return loaderData ? privateHead(t('review.write.title', { company: loaderData.company.name })) : [];
};

export { CompanyGone as ErrorBoundary } from '../results/company-gone.tsx';

export default function WriteReview({ loaderData, actionData }: Route.ComponentProps) {
  const { company, own, config, isManager, typed, today } = loaderData;
  const { t, lang } = useText();
  const crumbs = [{ name: company.name, href: companyPath(lang, company) }];
  return (
    <main id="main" className="wrap review-page" tabIndex={-1}>
      <PageHead title={t('review.write.title', { company: company.name })} crumbs={crumbs} />
      {config.justRegistered && !config.restricted && <Notice tone="good">{t('review.write.welcome')}</Notice>}
      <ErrorSummary errors={actionData?.errors ?? []} title={`${t('review.write.failed')} ${t('review.write.kept')}`} />
      {isManager ? (
        <Notice>{t('review.write.ownCompany', { company: company.name })}</Notice>
      ) : (
        <section className="card pad">
          {config.restricted ? (
            <SignInToReview company={company} />
          ) : (
            <Island
              name="review-form"
              of={ReviewOnPage}
              props={{ company, own, config, paths: reviewPaths(lang, company), today, refusal: actionData, typed }}
              now
            />
          )}
        </section>
      )}
    </main>
  );
}
