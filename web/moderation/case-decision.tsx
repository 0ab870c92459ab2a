import { refusalReasons } from '#domain/refusal-reasons.ts';
import type { ModerationCase } from '#read-api/moderation/moderation-case.ts';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { editCompanyPath } from '../addresses/paths.ts';
import { fieldsOf, type Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { reasonText } from '../review/review-reason.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { decisionsOn, isLeftToCorrect, itemValue, yesText } from './case-items.ts';
import { type AtDesk, leftToOthers } from './left-to-others.ts';

type Props = {
  readonly shown: ModerationCase;
  readonly refusal: Refused | undefined;
  /** Before a log-in that led back here. */
  readonly typed: Readonly<Record<string, string>> | null;
  readonly desk: AtDesk;
};

const undoOf = {
  published: 'publish',
  refused: 'refuse',
  upheld: 'uphold',
  dismissed: 'dismiss',
  corrected: 'correct',
  unfounded: 'disregard',
} as const;

/** What can be decided of one case: with words to the author, or the way back. */
export const CaseDecision = ({ shown, refusal, typed, desk }: Props) => {
  const { t, lang } = useText();
  const { kind, state, company } = shown;
  const field = fieldsOf(refusal, typed ?? {});
  const item = <input type="hidden" name="item" value={itemValue(shown)} />;
  const undo = state in undoOf ? undoOf[state as keyof typeof undoOf] : undefined;
  const [yes, no] = decisionsOn[kind];
  const left = leftToOthers(shown, desk);
  if (left) return <Notice>{t(left)}</Notice>;
  const mayRefuse = kind === 'review' && ['pending', 'appealed', 'published'].includes(state);
  return (
    <>
      {(shown.waits || undo) && (
        <form method="post" className="row">
          {item}
          {shown.waits && (
            <Button look="primary" name="do" value={yes}>
              {t(yesText(shown))}
            </Button>
          )}
          {shown.waits && no !== 'refuse' && (
            <Button name="do" value={no}>
              {t(`moderation.do.${no}`)}
            </Button>
          )}
          {state === 'corrected' && company && isLeftToCorrect(shown) && (
            <LinkButton look="primary" href={editCompanyPath(lang, company)}>
              {t('desk.reported.take')}
            </LinkButton>
          )}
          {undo && (
            <Button look="line" icon="undo" name="do" value={`undo-${undo}`}>
              {t('moderation.do.undo')}
            </Button>
          )}
        </form>
      )}
      {mayRefuse && (
        <form method="post" className="card pad stack refusal" id="refuse" noValidate>
          {item}
          <Select
            {...field('reason')}
            label={t('moderation.do.reason')}
            placeholder={t('web.do.choose')}
            required
            options={refusalReasons.map((reason) => ({ value: reason, label: t(reasonText[reason]) }))}
          />
          {(['fr', 'en'] as const).map((each) => (
            <TextArea
              key={each}
              {...field(`explanation-${each}`)}
              lang={each}
              rows={2}
              maxLength={1000}
              optional
              label={`${t('moderation.do.explanation')} (${t(each === 'fr' ? 'moderation.do.inFrench' : 'moderation.do.inEnglish')})`}
              {...(each === 'fr' && { hint: t('moderation.do.explanationHint') })}
            />
          ))}
          {typed && !refusal && <ResumeNotice />}
          <div className="row">
            <Button look="danger" name="do" value="refuse" autoFocus={typed !== null}>
              {t('moderation.do.refuse')}
            </Button>
          </div>
        </form>
      )}
    </>
  );
};
