import { type ComponentProps, useRef } from 'react';
import { announce } from '../client/announce.ts';
import { weekOrder } from '../company/hours.tsx';
import { DayField } from '../edit/day-field.tsx';
import type { FormFields } from '../edit/form-fields.tsx';
import { errorOf } from '../edit/form-values.ts';
import { timesIn, writeTimes } from '../edit/use-day.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

type Props = ComponentProps<typeof FormFields> & {
  /** From 0 for Monday. */
  readonly today: number;
  /** How many plannings there are beside the usual week. */
  readonly others: number;
};

const monday = 0;
const friday = 4;

type CopyProps = {
  readonly label: string;
  /** The days that can take it, with what each is called. */
  readonly targets: readonly { readonly label: string; readonly days: readonly number[] }[];
  readonly copy: (to: readonly number[]) => void;
};

/** A list of days that takes the hours of one with one tap. */
const CopyDay = ({ label, targets, copy }: CopyProps) => {
  const { t } = useText();
  const list = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);
  const take = (days: readonly number[]): void => {
    copy(days);
    if (list.current) list.current.open = false;
    opener.current?.focus();
  };
  return (
    <details ref={list} className="copy-day">
      <summary className="btn ghost" ref={opener} aria-label={t('edit.hours.copyDay', { day: label })}>
        {t('edit.hours.copy')}
      </summary>
      <div className="row">
        {targets.map((target) => (
          <Button key={target.label} type="button" look="line" onClick={() => take(target.days)}>
            {target.label}
          </Button>
        ))}
      </div>
    </details>
  );
};

/** The hours of a usual week, a day under the other; those of one day can be copied to others. */
export const WeekFields = ({ fields, values, errors = [], today, others }: Props) => {
  const { t, lang } = useText();
  const week = useRef<HTMLDivElement>(null);
  const names = fields.map(({ label }) => t(label));
  const order = weekOrder(lang);
  const dayAt = (day: number): HTMLFieldSetElement | null => {
    const field = week.current?.children[order.indexOf(day)];
    return field instanceof HTMLFieldSetElement ? field : null;
  };
  const copy = (from: number, to: readonly number[]): void => {
    const times = timesIn(dayAt(from)).map(({ value }) => value);
    for (const day of to) if (day !== from) writeTimes(dayAt(day), times);
    announce(t('edit.hours.copied', { day: names[from] ?? '' }));
  };
  const targetsOf = (from: number) => [
    { label: t('edit.hours.allDays'), days: order },
    { label: t('edit.hours.workDays'), days: order.filter((day) => day >= monday && day <= friday) },
    ...order.filter((day) => day !== from).map((day) => ({ label: names[day] ?? '', days: [day] })),
  ];
  return (
    <Card title={t('edit.hours.week')}>
      <p className="muted">{t('edit.hours.lead')}</p>
      {others > 0 && <p className="muted">{t('edit.hours.others', { count: others })}</p>}
      <div ref={week} className="week-fields">
        {order.map((day) => {
          const name = `week-${day}`;
          return (
            <DayField
              key={day}
              name={name}
              label={names[day] ?? ''}
              value={values[name] ?? ''}
              error={errorOf(name, errors)}
              isToday={day === today}
              actions={<CopyDay label={names[day] ?? ''} targets={targetsOf(day)} copy={(to) => copy(day, to)} />}
            />
          );
        })}
      </div>
    </Card>
  );
};
