import type { ReactNode } from 'react';
import type { Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-field.tsx';

type Props = {
  /** What is refused. */
  readonly of: string;
  readonly company: number;
  readonly act: 'decline' | 'refuse';
  readonly hint: ReactNode;
  readonly label: string;
  readonly refusal: Refused | undefined;
};

/** No, and why; opens under its button, without script too. */
export const RefuseWithReason = ({ of, company, act, hint, label, refusal }: Props) => {
  const { t } = useText();
  const mine = refusal?.values.of === of && refusal.values.do === act ? refusal : null;
  return (
    <details className="refusal" open={mine !== null}>
      <summary className="btn danger">{t('moderation.do.refuse')}</summary>
      <form method="post" className="stack" noValidate>
        <input type="hidden" name="company" value={company} />
        <input type="hidden" name="of" value={of} />
        <TextArea
          name="words"
          id={`words-${of}`}
          label={t('moderation.do.reason')}
          hint={hint}
          error={mine?.errors[0]?.message}
          defaultValue={mine?.values.words}
          maxLength={500}
          rows={3}
          required
        />
        <Button look="danger" name="do" value={act}>
          {label}
        </Button>
      </form>
    </details>
  );
};
