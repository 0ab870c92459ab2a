import { data, redirect } from 'react-router';
import { replyToReview } from '#commands/review/reply-to-review.ts';
import { withdrawReviewReply } from '#commands/review/withdraw-review-reply.ts';
import { manages } from '#domain/actor.ts';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { signInFirst, typedBefore, viewerOrSignIn } from '../account/sign-in-first.ts';
import { companyPath, languageOf, replyToReviewPath, reviewsPath } from '../addresses/paths.ts';
import { useDraft } from '../client/draft.tsx';
import { addressOf } from '../page/address-of.ts';
import { fieldsOf } from '../page/fields-of.ts';
import { privateHead } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { requestedCompany } from '../page/requested-company.ts';
import { readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { TextArea } from '../ui/text-field.tsx';
import type { Route } from './+types/reply-to-review.ts';
import { ReviewItem } from './review-item.tsx';
import './reviews.css';
import './write-review.css';

/** The company and the review, for those who may reply. */
const asked = async (args: Route.LoaderArgs | Route.ActionArgs) => {
  const { request, context, params } = args;
  const lang = languageOf(addressOf(request).pathname);
  const viewer = viewerOrSignIn({ request, context, lang });
  const { id, slug, name } = await requestedCompany(args, new Date(), (to, company) =>
    replyToReviewPath(to, company, params.review),
  );
  if (!manages(viewer, id)) throw data(null, { status: 403 });
  const review = await context.get(readApiContext).publicReview(id, params.review);
  if (!review) throw data(null, { status: 404 });
  return { company: { id, slug, name }, review, lang };
};

export const loader = async (args: Route.LoaderArgs) => {
  const found = await asked(args);
  return { ...found, typed: await typedBefore({ ...args, lang: found.lang }) };
};

export const action = async (args: Route.ActionArgs) => {
  const { request, context } = args;
  const form = await request.formData();
  const here = languageOf(addressOf(request).pathname);
  if (!context.get(viewerContext)) return signInFirst({ request, context, lang: here }, form);
  const { company, review, lang } = await asked(args);
  const send = context.get(sendContext);
  try {
    if (form.get('do') === 'withdraw') await send(withdrawReviewReply, { reviewId: review.id });
    else await send(replyToReview, { reviewId: review.id, text: form.get('text') });
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(`${reviewsPath(lang, company)}#review-${review.id}`, 303);
};

export const headers = privately;

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  privateHead(
    textOf(languageOf(location.pathname)).t('review.reply.title'),
    ...(loaderData ? [loaderData.company.name] : []),
  );

export default function ReplyToReview({ loaderData: { company, review, typed }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const draft = useDraft(`reply/${review.id}`, { version: '', isReturned: Boolean(actionData || typed) });
  const field = fieldsOf(actionData, typed ?? (review.reply ? { text: review.reply.text } : {}));
  const crumbs = [
    { name: company.name, href: companyPath(lang, company) },
    { name: t('review.section.title'), href: reviewsPath(lang, company) },
  ];
  return (
    <main id="main" className="wrap review-page" tabIndex={-1}>
      <PageHead title={t('review.reply.title')} crumbs={crumbs} />
      <ErrorSummary errors={actionData?.errors ?? []} />
      <section>
        <h2 className="sr">{t('review.section.title')}</h2>
        <ul className="card pad review-list">
          <ReviewItem review={review} company={company} replies={false} />
        </ul>
      </section>
      <form ref={draft.form} method="post" className="card pad stack">
        {draft.notice}
        <TextArea
          {...field('text')}
          label={t('review.reply.label', { company: company.name })}
          hint={t('review.reply.hint')}
          maxLength={2000}
        />
        {typed && <ResumeNotice />}
        <div className="row asks">
          <Button look="primary" name="do" value="reply" autoFocus={typed !== null}>
            {t('review.reply.send')}
          </Button>
          {review.reply && (
            <Confirm label={t('review.reply.withdraw')} question={<p>{t('review.reply.withdrawAsk')}</p>}>
              <Button look="danger" name="do" value="withdraw">
                {t('web.do.yesDelete')}
              </Button>
            </Confirm>
          )}
          <LinkButton look="ghost" href={reviewsPath(lang, company)}>
            {t('web.do.cancel')}
          </LinkButton>
        </div>
      </form>
    </main>
  );
}
