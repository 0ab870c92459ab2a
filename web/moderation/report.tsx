import { data, redirect } from 'react-router';
import { fileReport } from '#commands/moderation/file-report.ts';
import { visitor } from '#domain/actor.ts';
import { reportedKinds } from '#domain/moderation/report-kinds.ts';
import { signInFirst, typedBefore } from '../account/sign-in-first.ts';
import { homePath, languageOf } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { addressOf } from '../page/address-of.ts';
import { privateHead } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import '../review/write-review.css';
import type { Route } from './+types/report.ts';
import { ReportForm } from './report-form.tsx';

const targetOf = ({ kind, id }: { readonly kind: string; readonly id: string }) => {
  const known = reportedKinds.find((one) => one === kind);
  if (!known || !/^[\w-]{1,64}$/.test(id)) throw data(null, { status: 404 });
  return { kind: known, id };
};

export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const target = targetOf(params);
  const reader = context.get(viewerContext) ?? visitor;
  if (!(await context.get(readApiContext).isReportable(target, reader))) throw data(null, { status: 404 });
  const typed = await typedBefore({ request, context, lang: languageOf(addressOf(request).pathname) });
  const { pathname, searchParams } = addressOf(request);
  return { target, typed, sent: searchParams.has('sent'), done: `${pathname}?sent` };
};

export const action = async ({ request, params, context }: Route.ActionArgs) => {
  const target = targetOf(params);
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  if (!context.get(viewerContext)) return signInFirst({ request, context, lang }, form);
  const said = { target, type: form.get('type') || undefined, message: form.get('message') };
  try {
    await context.get(sendContext)(fileReport, said);
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(`${addressOf(request).pathname}?sent`, 303);
};

export const headers = privately;

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const { t } = textOf(languageOf(location.pathname));
  return loaderData ? privateHead(t('report.title', { target: t(`moderation.target.${loaderData.target.kind}`) })) : [];
};

export default function Report({ loaderData: { target, typed, sent, done }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const refusal = actionData;
  if (sent && !refusal)
    return (
      <main id="main" className="wrap review-page" tabIndex={-1} data-event="report_sent">
        <EmptyState
          icon="check"
          heading="h1"
          title={t('report.thanks')}
          actions={<LinkButton href={homePath(lang)}>{t('web.do.back')}</LinkButton>}
        >
          <p>{t('report.thanksLead')}</p>
        </EmptyState>
      </main>
    );
  return (
    <main id="main" className="wrap review-page" tabIndex={-1}>
      <PageHead title={t('report.title', { target: t(`moderation.target.${target.kind}`) })} lead={t('report.lead')} />
      <Island name="report-form" of={ReportForm} props={{ target, typed, refusal, done }} now />
    </main>
  );
}
