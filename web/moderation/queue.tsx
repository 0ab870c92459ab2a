import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ModerationCase } from '#read-api/moderation/moderation-case.ts';
import type { ModerationQueue, QueueParams, RecentBatch } from '#read-api/moderation/moderation-queue.ts';
import { moderationPath } from '../addresses/paths.ts';
import { announce } from '../client/announce.ts';
import { useFormAnswer } from '../client/form-answer.ts';
import { useText } from '../page/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Pager } from '../ui/pager.tsx';
import { BatchBar } from './batch-bar.tsx';
import { BatchPreview } from './batch-preview.tsx';
import { itemOf } from './case-items.ts';
import { CaseList } from './case-list.tsx';
import { type Decided, DecidedNotice, decidedText } from './decided-notice.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { type AtDesk, leftToOthers } from './left-to-others.ts';
import type { ModerationAnswer } from './moderation-answer.ts';
import { QueueFilters, queueHref } from './queue-filters.tsx';
import { RecentBatches } from './recent-batches.tsx';
import { useChosen } from './use-chosen.ts';
import { useKeys, useKeysSwitch } from './use-keys.ts';
import { useQueuePlace } from './use-queue-place.ts';
import { waitingText } from './waiting-text.ts';

type Props = {
  readonly queue: ModerationQueue &
    Decided & {
      readonly asked: QueueParams;
      readonly batches: readonly RecentBatch[];
      readonly desk: AtDesk;
      readonly at: Date;
    };
  /** The answer to the form that was sent last. */
  readonly answer: ModerationAnswer | undefined;
};

/** The cases with one that waits no more but is shown all the same, in the place that its age gives it. */
const withCase = (
  cases: readonly ModerationCase[],
  one: ModerationCase | null,
  order: QueueParams['order'],
): readonly ModerationCase[] => {
  if (!one || cases.some(({ id }) => id === one.id)) return cases;
  const at = cases.findIndex(({ since }) => (order === 'newest' ? since < one.since : since > one.since));
  return cases.toSpliced(at < 0 ? cases.length : at, 0, { ...one, waits: false });
};

/** What moderators have to decide: chosen, decided on and taken back in place, as it comes in. */
export const Queue = ({ queue, answer: latest }: Props) => {
  const { asked, waiting, nbPages, batches, desk, did, item, at } = queue;
  const text = useText();
  const { t, lang } = text;
  const answer = useFormAnswer(latest);
  const [atLoad] = useState(latest);

  const preview = answer && 'preview' in answer ? answer.preview : undefined;
  const refusal = answer && 'refusal' in answer ? answer : undefined;
  const of = refusal?.of ?? null;
  const cases = useMemo(() => withCase(queue.cases, of, asked.order), [queue.cases, of, asked.order]);
  const ids = useMemo(() => cases.map(({ id }) => id), [cases]);
  const failed = ids.find((id) => id === refusal?.about) ?? null;
  const choosable = cases.filter((one) => one.waits && !leftToOthers(one, desk)).map(({ id }) => id);
  const chosen = useChosen(choosable);
  const isAnswered = answer !== undefined;
  const decided = useMemo(() => {
    const about = isAnswered ? null : itemOf(item);
    return did && about ? { id: about.id, isUndone: did === 'undo' } : null;
  }, [did, item, isAnswered]);
  const place = useQueuePlace({ ids, decision: decided, failed });
  const [keysAreOn, turnKeys] = useKeysSwitch();
  useKeys(keysAreOn, {
    j: () => place.go(1),
    k: () => place.go(-1),
    x: () => place.press('choose'),
    p: () => place.press('yes'),
    r: () => place.press('no'),
    o: () => place.press('open'),
  });

  const lead = waitingText(text, queue);
  const path = moderationPath(lang);
  const action = queueHref(path, asked, asked);
  const read = useRef({ action, page: asked.page });
  useEffect(() => {
    const before = read.current;
    read.current = { action, page: asked.page };
    if (before.action === action) return;
    announce(lead);
    if (before.page !== asked.page) place.focusOn(null);
  }, [action, asked.page, lead, place.focusOn]);

  const isPreviewed = preview !== undefined;
  const wasPreviewed = useRef(isPreviewed);
  const [firstChosen = null] = chosen.ids;
  useLayoutEffect(() => {
    const isBack = wasPreviewed.current && !isPreviewed;
    wasPreviewed.current = isPreviewed;
    if (isBack && document.activeElement === document.body) place.focusOn(firstChosen);
  }, [isPreviewed, firstChosen, place.focusOn]);

  const notice = !isAnswered && decidedText(text, queue) && <DecidedNotice decided={queue} action={action} />;
  // beside its case it is said in a page that lives; a page that comes with it begins with it
  const errors = refusal && (failed === null || answer === atLoad) ? refusal.refusal.errors : [];
  return (
    <main id="main" tabIndex={-1} className="stack moderation">
      <PageHead title={t('moderation.title')} lead={lead} headingRef={place.heading} />
      {(place.notice === null || cases.length === 0) && notice}
      <ErrorSummary errors={errors} title={errors[0]?.message ?? ''} />
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
              <BatchBar kind={asked.kind} action={action} choosable={choosable} chosen={chosen} />
              <CaseList
                cases={cases}
                desk={desk}
                at={at}
                action={action}
                chosen={chosen}
                place={place}
                failed={
                  failed === null ? undefined : { id: failed, message: refusal?.refusal.errors[0]?.message ?? '' }
                }
                notice={notice}
              />
              <Pager page={asked.page} last={nbPages} hrefOf={(page) => queueHref(path, asked, { page })} />
              <KeyboardHelp isOn={keysAreOn} turn={turnKeys} />
            </>
          )}
          <RecentBatches batches={batches} at={at} />
        </>
      )}
    </main>
  );
};
