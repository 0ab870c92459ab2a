import type { ReactNode } from 'react';
import type { Planning } from '#domain/company/company.events.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { useLives } from '../client/arrived.ts';
import { useDraft } from '../client/draft.tsx';
import { type Draft, draftOfItem } from '../client/draft-store.ts';
import { inWords, weekOrder } from '../company/hours.tsx';
import { DayField } from '../edit/day-field.tsx';
import type { Values } from '../edit/form-values.ts';
import { fieldsOf } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { DateParts } from '../ui/date-parts.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextField } from '../ui/text-field.tsx';
import { weekFields } from './company-forms.ts';
import { useDates } from './dates-in-words.ts';
import { type OpenForm, periodName } from './other-hours.ts';
import type { HoursRefusal } from './planning-action.ts';
import './other-hours-card.css';

type Company = { readonly id: number; readonly slug: string };
type DraftProps = {
  /** The name of the drafts of the hours, and that of this form's among them. */
  readonly draft: string;
  readonly item: string;
  /** What the account keeps of the form. */
  readonly kept: Draft | null;
};
type FormProps = DraftProps & {
  readonly here: string;
  readonly values: Values;
  readonly refusal: HoursRefusal | undefined;
};

/** A form that is open in its card, with what was refused above it. */
const OpenedForm = ({ part, here, refusal, draft, item, kept, children }: OpenedProps) => {
  const { t } = useText();
  const lives = useLives();
  const isReturned = refusal !== undefined;
  const { form, notice } = useDraft(draftOfItem(draft, item), { version: '', isReturned, kept });
  return (
    <form ref={form} method="post" action={here} className="stack opened" noValidate={lives}>
      {notice}
      <ErrorSummary errors={refusal?.errors ?? []} />
      <input type="hidden" name="do" value={part} />
      <input type="hidden" name="draft" value={item} />
      {children}
      <div className="row">
        <Button look="primary">{t('web.do.save')}</Button>
        <LinkButton href={here} look="ghost">
          {t('web.do.cancel')}
        </LinkButton>
      </div>
    </form>
  );
};
type OpenedProps = Omit<FormProps, 'values'> & { readonly part: string; readonly children: ReactNode };

const DayForm = ({ values, ...form }: FormProps) => {
  const { t } = useText();
  const field = fieldsOf(form.refusal, values);
  const hours = field('day-hours');
  return (
    <OpenedForm part="day" {...form}>
      <DateParts {...field('date')} label={t('edit.days.date')} withDay required />
      <TextField {...field('title')} label={t('edit.days.name')} maxLength={200} optional />
      <DayField
        name="day-hours"
        label={t('company.hours.title')}
        hint={t('edit.days.hint')}
        error={hours.error}
        value={hours.defaultValue ?? ''}
      />
    </OpenedForm>
  );
};

const PeriodForm = ({ values, name, ...form }: FormProps & { readonly name: string }) => {
  const { t, lang } = useText();
  const field = fieldsOf(form.refusal, values);
  return (
    <OpenedForm part="period" {...form}>
      <input type="hidden" name="period" value={name} />
      <TextField
        {...field('title')}
        label={t('edit.days.name')}
        hint={t('edit.period.example')}
        maxLength={200}
        optional
      />
      <DateParts {...field('startingDate')} label={t('edit.period.from')} withDay required />
      <DateParts {...field('endDate')} label={t('edit.period.to')} withDay required />
      <Checkbox name="closed" label={t('edit.period.closed')} defaultChecked={field('closed').defaultValue === 'on'} />
      <div className="week-fields">
        {weekOrder(lang).map((day) => {
          const { error, defaultValue } = field(`period-${day}`);
          const label = weekFields[day]?.label;
          return (
            label && (
              <DayField key={day} name={`period-${day}`} label={t(label)} error={error} value={defaultValue ?? ''} />
            )
          );
        })}
      </div>
    </OpenedForm>
  );
};

type Props = {
  readonly company: Company;
  readonly days: Planning['holidays'];
  readonly periods: readonly Planning[];
  readonly opened: (OpenForm & Omit<DraftProps, 'draft'>) | null;
  readonly draft: string;
  readonly refusal: HoursRefusal | undefined;
};

/** Single days and periods with hours of their own, each with its form. */
export const OtherHours = ({ company, days, periods, opened, draft, refusal }: Props) => {
  const text = useText();
  const { t, lang } = text;
  const dates = useDates();
  const here = editCompanyPath(lang, company, 'planning');
  /** The form of this kind as it was opened or refused; null where it is neither. */
  const formOf = (kind: OpenForm['kind']): FormProps | null => {
    const open = opened?.kind === kind ? opened : null;
    const refused = refusal?.part === kind ? refusal : undefined;
    if (!open && !refused) return null;
    const item = refused?.values.draft ?? open?.item ?? kind;
    return { here, draft, item, kept: open?.kept ?? null, values: open?.values ?? {}, refusal: refused };
  };
  const [ofDay, ofPeriod] = [formOf('day'), formOf('period')];
  const period = ofPeriod?.refusal?.values.period ?? (opened?.kind === 'period' ? opened.name : 'new');
  return (
    <>
      <Card title={t('edit.days.title')} id="day">
        <p className="muted">{t('edit.days.lead')}</p>
        {days.length > 0 && (
          <ul className="other-hours">
            {days.map(({ from, to, title, intervals }) => (
              <li key={`${from} ${to}`}>
                <div>
                  {[dates(from, to), title].filter(Boolean).join(', ')}
                  <small>{inWords(text, intervals)}</small>
                </div>
                {from === to && (
                  <form method="post" action={here}>
                    <input type="hidden" name="do" value="day" />
                    <Button
                      look="ghost"
                      name="usual"
                      value={from}
                      aria-label={t('edit.days.usual', { date: dates(from, to) })}
                    >
                      {t('edit.today.usual')}
                    </Button>
                  </form>
                )}
              </li>
            ))}
          </ul>
        )}
        {ofDay ? (
          <DayForm key={ofDay.item} {...ofDay} />
        ) : (
          <LinkButton href={`${here}?day=new#day`} icon="plus">
            {t('edit.days.add')}
          </LinkButton>
        )}
      </Card>
      <Card title={t('edit.period.title')} id="period">
        <p className="muted">{t('edit.period.lead')}</p>
        {periods.length > 0 && (
          <ul className="other-hours">
            {periods.map((one) => {
              const when = dates(one.startingDate, one.endDate);
              const isClosed = one.week.every((hours) => hours.length === 0);
              return (
                <li key={periodName(one)}>
                  <div>
                    {one.title ?? when}
                    <small>{[one.title && when, isClosed && t('edit.hours.closed')].filter(Boolean).join(' · ')}</small>
                  </div>
                  <div className="row">
                    <LinkButton
                      href={`${here}?period=${periodName(one)}#period`}
                      look="ghost"
                      aria-label={t('edit.period.edit', { name: one.title ?? when })}
                    >
                      {t('profile.list.edit')}
                    </LinkButton>
                    <form method="post" action={here}>
                      <input type="hidden" name="do" value="remove-period" />
                      <Button
                        look="ghost"
                        name="period"
                        value={periodName(one)}
                        aria-label={t('edit.period.remove', { name: one.title ?? when })}
                      >
                        {t('web.do.remove')}
                      </Button>
                    </form>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
        {ofPeriod ? (
          <PeriodForm key={ofPeriod.item} {...ofPeriod} name={period} />
        ) : (
          <LinkButton href={`${here}?period=new#period`} icon="plus">
            {t('edit.period.add')}
          </LinkButton>
        )}
      </Card>
    </>
  );
};
