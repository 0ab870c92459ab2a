import type { BatchDecision } from '#domain/moderation/decision-batch.events.ts';
import type { ModerationCase } from '#read-api/moderation/moderation-case.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import type { MessageId } from '../page/intl.ts';
import { type Text, useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { isLeftToCorrect, itemOf } from './case-items.ts';

/** What has just been decided, as the page's address tells it. */
export type Decided = {
  readonly did: BatchDecision | 'undo' | null;
  readonly item: string | null;
  readonly decided: ModerationCase | null;
};

/** What agreeing with a mistake has done to the page, where it has done something. */
const doneText = (did: NonNullable<Decided['did']>, decided: ModerationCase): MessageId => {
  if (did !== 'correct' || decided.kind !== 'problem') return `moderation.done.${did}`;
  if (isLeftToCorrect(decided)) return 'moderation.done.correct';
  return decided.proposed ? 'moderation.done.apply' : 'moderation.done.hide';
};

/** What has just been decided, of whom, in a sentence. */
export const decidedText = ({ t }: Pick<Text, 't'>, { did, decided }: Decided): string | undefined =>
  did && decided
    ? t(doneText(did, decided), {
        company: decided.company?.name ?? t(`moderation.target.${decided.targetKind ?? 'review'}`),
      })
    : undefined;

type Props = {
  readonly decided: Decided;
  /** The address of the queue, which takes the decision back. */
  readonly action: string;
};

/** Says what has just been decided, and offers the way back. */
export const DecidedNotice = ({ decided, action }: Props) => {
  const text = useText();
  const { did, item } = decided;
  const company = did === 'correct' && decided.decided && isLeftToCorrect(decided.decided) && decided.decided.company;
  const canUndo = did !== null && did !== 'undo' && itemOf(item) !== null;
  return (
    <Notice
      key={`${did} ${item}`}
      tone="good"
      action={
        canUndo && (
          <form method="post" action={action} className="row">
            {company && (
              <LinkButton look="primary" href={editCompanyPath(text.lang, company)}>
                {text.t('desk.reported.take')}
              </LinkButton>
            )}
            <input type="hidden" name="item" value={item ?? ''} />
            <Button look="ghost" icon="undo" name="undo" value={did}>
              {text.t('moderation.do.undo')}
            </Button>
          </form>
        )
      }
    >
      <p>{decidedText(text, decided)}</p>
    </Notice>
  );
};
