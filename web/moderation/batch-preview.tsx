import { useEffect, useRef } from 'react';
import type { BatchDecision } from '#domain/moderation/decision-batch.events.ts';
import type { RefusalReason } from '#domain/refusal-reasons.ts';
import type { ModerationCase } from '#read-api/moderation/moderation-case.ts';
import type { QueueParams } from '#read-api/moderation/moderation-queue.ts';
import { moderationPath } from '../addresses/paths.ts';
import { useAppeared } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { reasonText } from '../review/review-reason.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { itemValue } from './case-items.ts';
import { CaseWords, caseTitle } from './case-words.tsx';
import { queueHref } from './queue-filters.tsx';

export type Preview = {
  readonly decision: BatchDecision;
  readonly reason: RefusalReason | null;
  readonly cases: readonly ModerationCase[];
  /** How many were chosen that this decision is not for. */
  readonly left: number;
  /** The same for every sending of this form. */
  readonly key: string;
};

/** What a decision on many would do, before it does it. */
export const BatchPreview = ({ preview, asked }: { readonly preview: Preview; readonly asked: QueueParams }) => {
  const text = useText();
  const { t, lang } = text;
  const { decision, reason, cases, left, key } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  const appeared = useAppeared();
  useEffect(() => {
    if (appeared) heading.current?.focus();
  }, [appeared]);
  const href = queueHref(moderationPath(lang), asked, asked);
  const companies = new Set(cases.map(({ company }) => company?.id)).size;
  const hinted = cases.filter(({ hints }) => hints.some(({ what }) => what === 'word')).length;
  return (
    <section className="card pad stack" aria-labelledby="preview">
      <h2 id="preview" ref={heading} tabIndex={-1}>
        {t(`moderation.preview.${decision}`, { count: cases.length })}
      </h2>
      {reason && <p>{t(reasonText[reason])}</p>}
      <p>
        {t('moderation.preview.companies', { count: companies })}
        {hinted > 0 && `, ${t('moderation.preview.hinted', { count: hinted })}`}. {t('moderation.preview.undo')}
      </p>
      {left > 0 && <p className="muted">{t('moderation.preview.left', { count: left })}</p>}
      <form method="post" action={href} className="row">
        {cases.map((one) => (
          <input key={one.id} type="hidden" name="item" value={itemValue(one)} />
        ))}
        <input type="hidden" name="reason" value={reason ?? ''} />
        <input type="hidden" name="key" value={key} />
        <Button look="primary" name="decide" value={decision}>
          {t('web.do.confirm')}
        </Button>
        <LinkButton look="ghost" href={href}>
          {t('moderation.preview.back')}
        </LinkButton>
      </form>
      <Disclosure title={t('moderation.batch.count', { count: cases.length })} open={cases.length <= 10}>
        <ul className="previewed">
          {cases.map((one) => (
            <li key={one.id}>
              <b>{caseTitle(one, text)}</b>
              <CaseWords shown={one} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
};
