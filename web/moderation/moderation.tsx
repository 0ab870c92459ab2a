import { languageOf, moderationBatchPath, moderationPath } from '../addresses/paths.ts';
import { Desk } from '../admin/desk.tsx';
import { addressOf } from '../page/address-of.ts';
import { ago } from '../page/ago.ts';
import { privateHead } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { readApiContext } from '../page/server-context.ts';
import { type Text, textOf, useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Pager } from '../ui/pager.tsx';
import type { Route } from './+types/moderation.ts';
import { BatchBar } from './batch-bar.tsx';
import { BatchPreview } from './batch-preview.tsx';
import { CaseCard } from './case-card.tsx';
import { decisionOf, itemOf } from './case-items.ts';
import { KeyboardHelp } from './keyboard-help.tsx';
import './moderation.css';
import { moderationAction } from './moderation-action.ts';
import { moderatorOnly } from './moderator.ts';
import { QueueFilters, queueHref } from './queue-filters.tsx';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const viewer = moderatorOnly({ request, context });
  const { searchParams } = addressOf(request);
  const api = context.get(readApiContext);
  const asked = api.queueAsked(Object.fromEntries(searchParams));
  const [queue, batches, alone] = await Promise.all([
    api.moderationQueue(asked),
    api.recentBatches(),
    api.moderatesAlone(viewer),
  ]);
  const did = searchParams.get('did');
  const item = searchParams.get('item');
  const [decided] = await api.casesShown([itemOf(item)?.id ?? []].flat());
  return {
    ...queue,
    asked,
    batches,
    desk: { me: viewer.id, alone },
    did: did === 'undo' ? ('undo' as const) : decisionOf(did),
    item,
    decided: decided ?? null,
    at: new Date(),
  };
};

export const action = ({ request, context }: Route.ActionArgs) => {
  moderatorOnly({ request, context });
  return moderationAction({ request, context });
};

export const headers = privately;

type Decided = Pick<Route.ComponentProps['loaderData'], 'did' | 'decided'>;

/** What has just been decided, of whom. */
const doneIn = ({ t }: Pick<Text, 't'>, { did, decided }: Decided): string | undefined =>
  did && decided
    ? t(`moderation.done.${did}`, {
        company: decided.company?.name ?? t(`moderation.target.${decided.targetKind ?? 'review'}`),
      })
    : undefined;

// a screen reader says the title first: it tells what came of the last page
export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const text = textOf(languageOf(location.pathname));
  const done = loaderData && doneIn(text, loaderData);
  return privateHead(...(done ? [done] : []), text.t('moderation.title'));
};

export default function Moderation({ loaderData, actionData }: Route.ComponentProps) {
  const { cases, found, nbPages, waiting, asked, batches, desk, did, item, at } = loaderData;
  const text = useText();
  const { t, lang } = text;
  const done = doneIn(text, loaderData);
  const path = moderationPath(lang);
  const preview = actionData && 'preview' in actionData ? actionData.preview : undefined;
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack moderation">
        <div id="queue-head" data-follows="moderation">
          <PageHead title={t('moderation.title')} lead={t('moderation.lead', { count: found })} />
        </div>
        {did && done && !actionData && (
          <Notice
            tone="good"
            action={
              did !== 'undo' &&
              itemOf(item) && (
                <form method="post" action={queueHref(path, asked, asked)}>
                  <input type="hidden" name="item" value={item ?? ''} />
                  <Button look="ghost" icon="undo" name="undo" value={did}>
                    {t('moderation.do.undo')}
                  </Button>
                </form>
              )
            }
          >
            <p>{done}</p>
          </Notice>
        )}
        <ErrorSummary errors={refusal?.errors ?? []} title={refusal?.errors[0]?.message ?? ''} />
        {preview ? (
          <BatchPreview preview={preview} asked={asked} />
        ) : (
          <>
            <QueueFilters asked={asked} waiting={waiting} />
            {cases.length === 0 ? (
              <EmptyState icon="check" title={t('moderation.empty.title')}>
                <p>{t('moderation.empty.lead')}</p>
              </EmptyState>
            ) : (
              <>
                <BatchBar asked={asked} />
                <ul className="card list cases" id="cases" data-cases data-follows="moderation">
                  {cases.map((shown) => (
                    <CaseCard key={shown.id} shown={shown} desk={desk} age={ago(lang, shown.since, at)} />
                  ))}
                </ul>
                <Pager page={asked.page} last={nbPages} hrefOf={(page) => queueHref(path, asked, { page })} />
                <KeyboardHelp />
              </>
            )}
            {batches.length > 0 && (
              <section className="stack">
                <h2>{t('moderation.batch.recent')}</h2>
                <ul className="card list pad">
                  {batches.map(({ id, decision, total, state, at: when }) => (
                    <li key={id} className="row">
                      <a href={moderationBatchPath(lang, id)}>{t(`moderation.batch.${decision}`, { count: total })}</a>
                      <span className="small muted">
                        {t(`moderation.batch.${state}`)} · {ago(lang, when, at)}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </main>
    </Desk>
  );
}
