import { refusalReasons } from '#domain/refusal-reasons.ts';
import type { QueueAsked } from '#read-api/moderation/moderation-queue.ts';
import { moderationPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { reasonText } from '../review/review-reason.ts';
import { Button } from '../ui/button.tsx';
import '../ui/choice.css';
import { decisionsOn } from './case-items.ts';
import { queueHref } from './queue-filters.tsx';

/** What is done with the cases that are chosen; each choice is shown before it is made. */
export const BatchBar = ({ asked }: { readonly asked: QueueAsked }) => {
  const { t, lang } = useText();
  const on = asked.kind === 'report' || asked.kind === 'problem' ? asked.kind : 'review';
  return (
    <form method="post" id="batch" action={queueHref(moderationPath(lang), asked, asked)} className="batch-bar card">
      <label className="pick-all" hidden data-pick-all>
        <input type="checkbox" className="tick-box" /> <span>{t('moderation.batch.all')}</span>
      </label>
      <p
        className="small muted"
        data-picked={JSON.stringify([0, 1, 2].map((count) => t('moderation.batch.count', { count })))}
      >
        {t('moderation.batch.bar')}
      </p>
      <div className="row">
        {on === 'review' ? (
          <>
            {!asked.kind && <span className="small muted">{t('moderation.batch.onReviews')}</span>}
            <Button name="preview" value="publish">
              {t('moderation.do.publish')}
            </Button>
            <span className="refusing">
              <select name="reason" className="control" aria-label={t('moderation.do.reason')}>
                <option value="">{t('moderation.do.reason')}</option>
                {refusalReasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {t(reasonText[reason])}
                  </option>
                ))}
              </select>
              <Button look="line" name="preview" value="refuse">
                {t('moderation.do.refuse')}
              </Button>
            </span>
          </>
        ) : (
          decisionsOn[on].map((decision, index) => (
            <Button key={decision} look={index === 0 ? 'tonal' : 'line'} name="preview" value={decision}>
              {t(`moderation.do.${decision}`)}
            </Button>
          ))
        )}
      </div>
    </form>
  );
};
