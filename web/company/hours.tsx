import type { ExceptionalDay, OpenInterval } from '#domain/company/company.events.ts';
import type { Freshness as Fresh } from '#read-api/company/company-content.ts';
import type { OpenState as State } from '#read-api/company/open-state-sent.ts';
import type { WeekHours } from '#read-api/company/week-hours.ts';
import { type Text, useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { OpenState } from '../ui/open-state.tsx';
import { Freshness } from './freshness.tsx';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const intervalInWords = ({ t }: Text, { openingMin, closingMin }: OpenInterval): string => {
  if (closingMin - openingMin === 1440) return t('web.open.always');
  const said = `${clock(openingMin)}\u00a0–\u2060\u00a0${clock(closingMin)}`; // joined, as a line may break after a dash
  return closingMin > 1440 ? t('company.hours.nextDay', { said }) : said;
};

/** The hours of a day in one line: `08:00 – 12:00, 15:00 – 18:00`, or that it is closed. */
export const inWords = (text: Text, intervals: readonly OpenInterval[]): string =>
  intervals.map((interval) => intervalInWords(text, interval)).join(', ') || text.t('web.open.closed');

/** What a single day or a holiday is called; nothing where nobody gave it a name. */
export const dayName = ({ t, lang }: Text, { title, publicHoliday }: ExceptionalDay): string | null =>
  publicHoliday
    ? (publicHoliday[lang] ?? publicHoliday.en ?? publicHoliday.fr ?? t('company.hours.publicHoliday'))
    : title;

/** A word or words with the capital that begins a line. */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

const weekdayName = ({ day }: Text, index: number): string =>
  capital(day(`2024-01-0${index + 1}`, { weekday: 'long' })); // 1 January 2024 was a Monday

/** The order of the days: from Monday in French, from Sunday in English. */
export const weekOrder = (lang: 'fr' | 'en'): readonly number[] =>
  lang === 'fr' ? [0, 1, 2, 3, 4, 5, 6] : [6, 0, 1, 2, 3, 4, 5];

const Intervals = ({ intervals }: { readonly intervals: readonly OpenInterval[] }) => {
  const text = useText();
  if (intervals.length === 0) return text.t('web.open.closed');
  return intervals.map((interval) => <div key={interval.openingMin}>{intervalInWords(text, interval)}</div>);
};

type TableProps = Pick<WeekHours, 'week'> & {
  readonly today?: number;
  readonly exception?: ExceptionalDay | null;
  readonly caption: string;
};

/** The usual week; for today what stands before it. A kept page drops that once the day is over. */
const WeekTable = ({ week, today, exception, caption }: TableProps) => {
  const text = useText();
  return (
    <table className="hours">
      <caption className="sr">{caption}</caption>
      <tbody>
        {weekOrder(text.lang).map((index) => (
          <tr key={index} aria-current={index === today ? 'date' : undefined}>
            <th scope="row">
              {weekdayName(text, index)}
              {index === today && `, ${text.t('company.hours.today')}`}
            </th>
            <td>
              {index === today && exception ? (
                <>
                  <span className="today">
                    <Intervals intervals={exception.intervals} />
                  </span>
                  <span className="usual">
                    <Intervals intervals={week[index] ?? []} />
                  </span>
                </>
              ) : (
                <Intervals intervals={week[index] ?? []} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** On a phone the week is folded to today; a screen has room for all of it. */
const Week = ({ hours: { week, today, exception } }: { readonly hours: WeekHours }) => {
  const text = useText();
  const { t } = text;
  const intervals = inWords(text, exception?.intervals ?? week[today] ?? []);
  return (
    <details className="week">
      <summary>
        <span className="today">
          {capital(t('company.hours.today'))} <b>{intervals}</b>
        </span>
        <span className="link">
          {t('company.hours.week')} <Icon name="down" />
        </span>
      </summary>
      <WeekTable week={week} today={today} exception={exception} caption={t('company.hours.caption')} />
    </details>
  );
};

/** Why today is not as every week. */
const Why = ({ exception }: { readonly exception: ExceptionalDay }) => {
  const text = useText();
  const { t } = text;
  const { intervals, publicHoliday } = exception;
  const name = dayName(text, exception);
  const said = publicHoliday ? 'company.hours.holidayOpen' : 'company.hours.exceptional';
  const shut = publicHoliday ? 'company.hours.holidayClosed' : 'company.hours.exceptionalClosed';
  return (
    <p className="small why-today">
      <span className="today">
        {t(intervals.length > 0 ? said : shut)}
        {name && name !== t('company.hours.publicHoliday') && ` (${name})`}
      </span>
    </p>
  );
};

type Props = {
  readonly hours: WeekHours | null;
  readonly openState: State;
  readonly at: Date;
  readonly fresh: Fresh | undefined;
};

export const Hours = ({ hours, openState, at, fresh }: Props) => {
  const text = useText();
  const { t, day } = text;
  const date = (iso: string) => day(iso, { day: 'numeric', month: 'long' });
  const period = (from: string, to: string | null) =>
    to && from !== to ? t('company.hours.fromTo', { from: date(from), to: date(to) }) : date(from);
  return (
    <section className="card pad" aria-labelledby="hours">
      <div className="row between">
        <h2 id="hours">{t('company.hours.title')}</h2>
        {hours && <OpenState state={openState} at={at} />}
      </div>
      {hours ? (
        <>
          {hours.title && <p className="small muted">{hours.title}</p>}
          {hours.exception && <Why exception={hours.exception} />}
          <Week hours={hours} />
          {hours.holidays.length > 0 && (
            <ul className="small muted holidays">
              {hours.holidays.slice(0, 14).map((one) => (
                <li key={`${one.from} ${one.to}`}>
                  {t('company.hours.holiday', {
                    date: [period(one.from, one.to), dayName(text, one)].filter(Boolean).join(', '),
                    said: inWords(text, one.intervals),
                  })}
                </li>
              ))}
            </ul>
          )}
          {hours.later.slice(0, 3).map(({ title, startingDate, endDate, week }) => {
            const caption = [title, startingDate && period(startingDate, endDate)].filter(Boolean).join(' · ');
            return (
              <details key={caption}>
                <summary className="link">{caption}</summary>
                <WeekTable week={week} caption={caption} />
              </details>
            );
          })}
        </>
      ) : (
        <p className="muted">{t('company.hours.unknown')}</p>
      )}
      {hours && <Freshness of={fresh} />}
    </section>
  );
};
