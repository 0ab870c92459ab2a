import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../page/text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Said, wired } from '../ui/field.tsx';
import { useHalfTyped } from '../ui/use-half-typed.ts';
import { endsNextDay, type Span, spansOf } from './day-hours.ts';
import { timesIn, useDay, writeTimes } from './use-day.ts';
import './day-field.css';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  /** It is the day that runs now. */
  readonly isToday?: boolean;
  /** What else can be done with the day. */
  readonly actions?: ReactNode;
};

/** The fewest openings that a day has room for, and the most. */
const [fewestSlots, mostSlots] = [3, 8];

/** The opening hours of one day: several openings, each with a beginning and an end; none where it is closed. */
export const DayField = ({ name, label, hint, error: refused, value, isToday = false, actions }: Props) => {
  const { t } = useText();
  const day = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const half = t('web.time.half');
  const error = useHalfTyped(day, half) ? half : refused;
  const typed = spansOf(value);
  const slots = Math.min(mostSlots, Math.max(fewestSlots, typed.length + 1));
  const initial = Array.from({ length: slots }, (_, slot): Span => typed[slot] ?? ['', '']);
  const { times, shown, setOpen } = useDay(day, initial.flat());

  const add = (): void => {
    flushSync(() => setOpen(shown + 1));
    timesIn(day.current)[shown * 2]?.focus();
  };
  const remove = (slot: number): void => {
    // the button is disabled while every slot is shown
    flushSync(() => {
      setOpen(0);
      writeTimes(day.current, times.toSpliced(slot * 2, 2));
    });
    addButton.current?.focus();
  };
  return (
    <fieldset
      ref={day}
      className={['field day', error && 'invalid', isToday && 'today'].filter(Boolean).join(' ')}
      id={name}
      aria-describedby={wired(name, { hint, error })['aria-describedby']}
    >
      <legend>
        {label}
        {isToday && <span className="now">{t('edit.hours.today')}</span>}
      </legend>
      {shown === 0 && <p className="closed">{t('edit.hours.closed')}</p>}
      {initial.map(([opens, closes], slot) => {
        const span: Span = [times[slot * 2] ?? '', times[slot * 2 + 1] ?? ''];
        const number = slot + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an opening is known by its place
          <div className={slot < shown ? 'slot' : 'slot spare'} key={slot}>
            <input
              type="time"
              className="control"
              name={name}
              defaultValue={opens}
              aria-label={t('edit.hours.opens', { day: label, number })}
            />
            <span aria-hidden="true">–</span>
            <input
              type="time"
              className="control"
              name={name}
              defaultValue={closes}
              aria-label={t('edit.hours.closes', { day: label, number })}
            />
            <IconButton
              icon="trash"
              label={t('edit.hours.remove', { day: label, number })}
              onClick={() => remove(slot)}
            />
            {span[0] !== '' && span[1] !== '' && endsNextDay(span) && (
              <p className="next-day">{t(span[0] === span[1] ? 'web.open.always' : 'edit.hours.nextDay')}</p>
            )}
          </div>
        );
      })}
      <div className="row day-actions">
        <Button
          ref={addButton}
          type="button"
          look="ghost"
          icon="plus"
          className="add"
          onClick={add}
          disabled={shown >= slots}
        >
          {t(shown === 0 ? 'edit.hours.open' : 'edit.hours.add')}
        </Button>
        {actions}
      </div>
      <Said id={name} hint={hint} error={error} />
    </fieldset>
  );
};
