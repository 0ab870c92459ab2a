import { refusalReasons } from '#domain/refusal-reasons.ts';
import type { QueueParams } from '#read-api/moderation/moderation-queue.ts';
import { useLives } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { reasonText } from '../review/review-reason.ts';
import { Button } from '../ui/button.tsx';
import '../ui/choice.css';
import { decisionsOn } from './case-items.ts';
import type { Chosen } from './use-chosen.ts';

type Props = {
  readonly kind: QueueParams['kind'];
  readonly action: string;
  /** The cases that can be chosen. */
  readonly choosable: readonly string[];
  readonly chosen: Chosen;
};

/** What is done with the cases that are chosen; each choice is shown before it is made. */
export const BatchBar = ({ kind, action, choosable, chosen }: Props) => {
  const { t } = useText();
  const lives = useLives();
  const on = kind === 'report' || kind === 'problem' ? kind : 'review';
  const { size } = chosen.ids;
  const isAll = size > 0 && size === choosable.length;
  return (
    <form method="post" id="batch" action={action} className="batch-bar card">
      <label className={lives ? 'pick-all' : 'pick-all later'} data-pick-all>
        <input
          ref={(box) => {
            if (box) box.indeterminate = size > 0 && !isAll;
          }}
          type="checkbox"
          className="tick-box"
          disabled={choosable.length === 0}
          checked={isAll}
          onChange={() => chosen.choose(choosable, !isAll)}
        />{' '}
        <span>{t('moderation.batch.all')}</span>
      </label>
      <p className="small muted" data-picked>
        {lives ? chosen.count : t('moderation.batch.bar')}
      </p>
      <div className="row">
        {on === 'review' ? (
          <>
            {!kind && <span className="small muted">{t('moderation.batch.onReviews')}</span>}
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
