import type { renewed } from '#domain/company/numbering-plans.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';

type Props = {
  readonly id: string;
  readonly form: NonNullable<ReturnType<typeof renewed>>;
  readonly onWrite: (number: string) => void;
};

/** Under a number in its old form: the new one, and a button that writes it. */
export const RenewNumber = ({ id, form: { since, number }, onWrite }: Props) => {
  const { t, day } = useText();
  const date = day(since, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <div className="renew-number">
      <p id={id} className="small muted">
        {t('edit.rows.old', { date, number: number.replaceAll(' ', '\u00a0') })}
      </p>
      <Button type="button" look="line" onClick={() => onWrite(number)}>
        {t('edit.rows.renew')}
      </Button>
    </div>
  );
};
