import { data, redirect } from 'react-router';
import { resumeBatch, undoBatch } from '#commands/moderation/decide-batch.ts';
import { languageOf, moderationBatchPath, moderationPath } from '../addresses/paths.ts';
import { Desk } from '../admin/desk.tsx';
import { useFormAnswer } from '../client/form-answer.ts';
import { ReadAgain } from '../client/read-again.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import type { MessageId } from '../page/intl.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { reasonText } from '../review/review-reason.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Progress } from '../ui/progress.tsx';
import { Ago } from '../ui/when.tsx';
import type { Route } from './+types/moderation-batch.ts';
import { moderatorOnly } from './moderator.ts';

export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  moderatorOnly({ request, context });
  const batch = await context.get(readApiContext).moderationBatch(params.batch);
  if (!batch) throw data(null, { status: 404 });
  return { batch, at: new Date() };
};

export const action = async ({ request, params, context }: Route.ActionArgs) => {
  moderatorOnly({ request, context });
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  const command = form.get('do') === 'undo' ? undoBatch : resumeBatch;
  try {
    await context.get(sendContext)(command, { batchId: params.batch });
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(moderationBatchPath(lang, params.batch), 303);
};

export const headers = privately;

const reasons: Readonly<Record<string, MessageId>> = {
  'review.newer-version': 'moderation.skipped.newer',
  'review.retracted': 'moderation.skipped.retracted',
  'review.own-review': 'moderation.skipped.own',
  'review.appeal-to-other': 'moderation.skipped.ownRefusal',
  'review.author-blacklisted': 'moderation.skipped.hidden',
};

/** Why cases were left as they were, and how many each. */
const skippedFor = (skipped: readonly { readonly code: string }[]): readonly (readonly [MessageId, number])[] =>
  [...Map.groupBy(skipped, ({ code }) => reasons[code] ?? 'moderation.skipped.decided')].map(
    ([why, all]) => [why, all.length] as const,
  );

const goesOn = (state: string): boolean => state === 'deciding' || state === 'undoing';

export const meta = privatePage('moderation.batch.title', 'moderation.title');

export default function ModerationBatch({ loaderData: { batch, at }, actionData: latest }: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const { t, lang } = useText();
  const { decision, reason, state, total, done, undone, skipped, at: when } = batch;
  const undoing = state === 'undoing' || state === 'undone';
  const value = undoing ? undone : done;
  const whole = undoing ? done : total;
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack moderation">
        {goesOn(state) && <ReadAgain />}
        <PageHead
          title={t(`moderation.batch.${decision}`, { count: total })}
          crumbs={[{ name: t('moderation.title'), href: moderationPath(lang) }]}
          lead={
            <>
              {reason && `${t(reasonText[reason])} · `}
              <Ago at={when} now={at} />
            </>
          }
        />
        <ErrorSummary errors={actionData?.errors ?? []} />
        <section className="card pad stack">
          <div role="status">
            <Badge tone={state === 'decided' ? 'leaf' : 'ochre'}>{t(`moderation.batch.${state}`)}</Badge>
          </div>
          <Progress
            id="batch-progress"
            label={t('moderation.batch.title')}
            value={value}
            max={Math.max(1, whole)}
            said={t('moderation.batch.progress', { done: value, total: whole })}
          />
          {skipped.length > 0 && (
            <div className="muted">
              <p>{t('moderation.batch.skipped', { count: skipped.length })}</p>
              <ul>
                {skippedFor(skipped).map(([why, count]) => (
                  <li key={why}>{t(why, { count })}</li>
                ))}
              </ul>
            </div>
          )}
          <form method="post" className="row">
            {state === 'decided' && (
              <Button look="line" icon="undo" name="do" value="undo">
                {t('moderation.batch.undo')}
              </Button>
            )}
            {goesOn(state) && (
              <>
                <span className="small muted">{t('moderation.batch.stuck')}</span>
                <Button look="ghost" name="do" value="resume">
                  {t('moderation.batch.resume')}
                </Button>
              </>
            )}
            <LinkButton look="ghost" icon="left" href={moderationPath(lang)}>
              {t('moderation.preview.back')}
            </LinkButton>
          </form>
        </section>
      </main>
    </Desk>
  );
}
