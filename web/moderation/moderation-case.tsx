import { data, redirect } from 'react-router';
import { type RefusalReason, refusalReasons } from '#domain/refusal-reasons.ts';
import type { HistoryStep } from '#read-api/moderation/moderation-case.ts';
import { signInFirst, typedBefore } from '../account/sign-in-first.ts';
import { languageOf, moderationBatchPath, moderationCasePath, moderationPath } from '../addresses/paths.ts';
import { Desk } from '../admin/desk.tsx';
import { addressOf } from '../page/address-of.ts';
import { privateHead } from '../page/head.ts';
import type { MessageId } from '../page/intl.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, viewerContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { reasonText } from '../review/review-reason.ts';
import { Badge } from '../ui/badge.tsx';
import { Done } from '../ui/done.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Ago } from '../ui/when.tsx';
import type { Route } from './+types/moderation-case.ts';
import { CaseDecision } from './case-decision.tsx';
import { decisionOf, itemOf } from './case-items.ts';
import { CaseFacts, CaseWords, caseTitle } from './case-words.tsx';
import { decideOne } from './decide.ts';
import { decidedText } from './decided-notice.tsx';
import './moderation.css';
import { useFormAnswer } from '../client/form-answer.ts';
import { moderatorOnly } from './moderator.ts';

export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const viewer = moderatorOnly({ request, context });
  const api = context.get(readApiContext);
  const [found, alone] = await Promise.all([api.moderationCase(params.case), api.moderatesAlone(viewer)]);
  if (!found) throw data(null, { status: 404 });
  const typed = await typedBefore({ request, context, lang: languageOf(addressOf(request).pathname) });
  const did = addressOf(request).searchParams.get('did');
  return {
    ...found,
    typed,
    did: did === 'undo' ? ('undo' as const) : decisionOf(did),
    desk: { me: viewer.id, alone },
    at: new Date(),
  };
};

export const action = async ({ request, params, context }: Route.ActionArgs) => {
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  if (!context.get(viewerContext)) return signInFirst({ request, context, lang }, form);
  moderatorOnly({ request, context });
  const item = itemOf(form.get('item'));
  const asked = String(form.get('do') ?? '');
  const undone = decisionOf(asked.replace(/^undo-/, ''));
  const decision = asked.startsWith('undo-') ? 'undo' : decisionOf(asked);
  try {
    if (item && decision) await decideOne(context, { item, decision, form, ...(undone && { undone }) });
  } catch (error) {
    return refused(context, error, lang, form);
  }
  const did = new URLSearchParams(decision ? { did: decision } : {});
  return redirect(`${moderationCasePath(lang, params.case)}?${did}`, 303);
};

export const headers = privately;

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const text = textOf(languageOf(location.pathname));
  return privateHead(...(loaderData ? [caseTitle(loaderData.shown, text)] : []), text.t('moderation.title'));
};

const isReason = (detail: string): detail is RefusalReason => refusalReasons.some((reason) => reason === detail);

const unnamed: Readonly<Record<string, MessageId>> = {
  rule: 'moderation.case.rule',
  visitor: 'moderation.case.visitor',
};

const Step = ({ step, at }: { readonly step: HistoryStep; readonly at: Date }) => {
  const { t, lang } = useText();
  const { what, who, by, detail, batch, version } = step;
  const actor = who ?? t(unnamed[by] ?? 'moderation.case.staff');
  return (
    <li>
      <b>{t(`moderation.step.${what}`)}</b>
      {detail && isReason(detail) && <span>{t(reasonText[detail])}</span>}
      <span className="small muted">
        <bdi>{actor}</bdi> · <Ago at={step.at} now={at} />
        {version !== null && version > 1 && ` · ${t('moderation.case.version', { version })}`}
        {batch && (
          <>
            {' · '}
            <a href={moderationBatchPath(lang, batch)}>{t('moderation.case.batch')}</a>
          </>
        )}
      </span>
    </li>
  );
};

export default function ModerationCase({
  loaderData: { shown, history, typed, did, desk, at },
  actionData: latest,
}: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const text = useText();
  const { t, lang } = text;
  const said = decidedText(text, { did, item: null, decided: shown });
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack moderation">
        <PageHead
          title={caseTitle(shown, text)}
          crumbs={[{ name: t('moderation.title'), href: moderationPath(lang) }]}
        />
        <ErrorSummary errors={actionData?.errors ?? []} />
        {said && !actionData && <Done said={said} />}
        <section className="card pad stack">
          <div className="row between">
            <CaseFacts shown={shown} at={at} />
            <Badge tone={shown.waits ? 'ochre' : 'indigo'}>
              {t(shown.hidden ? 'moderation.state.hidden' : `moderation.state.${shown.state}`)}
            </Badge>
          </div>
          <CaseWords shown={shown} />
        </section>
        <CaseDecision shown={shown} refusal={actionData} typed={typed} desk={desk} />
        <section className="card pad stack" aria-labelledby="history">
          <h2 id="history">{t('moderation.case.history')}</h2>
          <ol className="case-steps">
            {history.map((step) => (
              <Step key={step.position} step={step} at={at} />
            ))}
          </ol>
        </section>
      </main>
    </Desk>
  );
}
