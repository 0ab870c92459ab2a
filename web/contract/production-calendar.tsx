import { dayAfter } from '#domain/calendar.ts';
import type { Language } from '#domain/language.ts';
import type { MonthDay } from '#read-api/contract/production-month.ts';
import { contractPath, contractsDayPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { useContractWords } from './contract-words.ts';
import './production-calendar.css';

type Props = {
  readonly month: string;
  readonly days: readonly MonthDay[];
  readonly today: string;
  readonly who: string;
};

/** The day on which a week begins, 0 for Sunday. */
const weekBegins: Readonly<Record<Language, number>> = { fr: 1, en: 0 };

/** The weeks of a month; null where a week reaches out of it. */
const weeksOf = (days: readonly MonthDay[], begins: number): readonly (readonly (MonthDay | null)[])[] => {
  const before = (new Date(days[0]?.day ?? 0).getUTCDay() + 7 - begins) % 7;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
};

const sunday = '2026-05-31';

const Day = ({ of, today, who }: { readonly of: MonthDay; readonly today: string; readonly who: string }) => {
  const { t, lang, day: said } = useText();
  const { optionOf } = useContractWords();
  const { day, all, done, items } = of;
  const isLate = done < all && day < today;
  const href = contractsDayPath(lang, { from: day, until: day, who });
  return (
    <>
      <p className="due-day">
        <span className="wide">{Number(day.slice(8))}</span>
        <span className="named">{said(day, { weekday: 'long', day: 'numeric', month: 'long' })}</span>
        {day === today && <span className="tag indigo">{t('contracts.day.today')}</span>}
        {all > 0 && (
          <a href={href} className={isLate ? 'count late' : 'count'}>
            {isLate && <Icon name="alert" />}
            {isLate ? t('contracts.month.late', { late: all - done, all }) : t('contracts.month.done', { done, all })}
          </a>
        )}
      </p>
      {items.length > 0 && (
        <ul>
          {items.map(({ id, number, option, title, company, done: on, late, alert }) => (
            <li key={id} className={on !== null ? 'done' : late ? 'late' : undefined}>
              <a href={contractPath(lang, number)}>
                {(on !== null || alert) && <Icon name={on !== null ? 'check' : 'bell'} />}
                <b dir="auto">{optionOf(option, title)}</b> <span dir="auto">{company.name}</span>
                {on !== null && <span className="sr"> {t('contracts.month.isDone')}</span>}
                {late && <span className="sr"> {t('contracts.late')}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      {all > items.length && (
        <a className="more" href={href}>
          {t('contracts.month.more', { more: all - items.length })}
        </a>
      )}
    </>
  );
};

/** What is due in a month: a table of its weeks; on a phone the days that have something, one under the other. */
export const ProductionCalendar = ({ month, days, today, who }: Props) => {
  const { day: said, lang } = useText();
  const begins = weekBegins[lang];
  const week = Array.from({ length: 7 }, (_, one) => dayAfter(sunday, begins + one));
  const title = said(`${month}-01`, { month: 'long', year: 'numeric' });
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a table drawn as blocks loses its role in some readers
    <table className="production-calendar card" role="table">
      <caption className="sr">{title}</caption>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: as above */}
      <thead role="rowgroup">
        <tr role="row">
          {week.map((one) => (
            <th key={one} scope="col" role="columnheader">
              <abbr title={said(one, { weekday: 'long' })}>{said(one, { weekday: 'short' })}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {weeksOf(days, begins).map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the weeks of a month keep their places
          <tr key={row} role="row">
            {cells.map((of, place) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={place}
                role="cell"
                className={of === null ? 'outside' : of.all === 0 && of.day !== today ? 'free' : undefined}
                aria-current={of?.day === today ? 'date' : undefined}
              >
                {of && <Day of={of} today={today} who={who} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </table>
  );
};
