import type { CompanyCounts, Measure } from '#read-api/statistics/company-counts.ts';
import type { Bar, Period } from '#read-api/statistics/periods.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { type Text, useText } from '../page/text.ts';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { Bars } from './bars.tsx';
import './counts.css';

export const periods = ['day', 'week', 'month'] as const satisfies readonly Period[];

const measures = ['visits', 'phones', 'whatsapp'] as const satisfies readonly Measure[];
const icons = { visits: 'eye', phones: 'phone', whatsapp: 'wa' } as const satisfies Record<Measure, IconName>;

/** `21 November`, `week of 16 November`, `November 2026`. */
const named = ({ t, day }: Text, period: Period, from: string): string => {
  if (period === 'month') return day(from, { month: 'long', year: 'numeric' });
  const first = day(from, { day: 'numeric', month: 'short' });
  return period === 'week' ? t('edit.counts.weekOf', { day: first }) : first;
};

type CountsProps = { readonly counts: CompanyCounts };

/** The last four weeks in figures, each against the four before. */
const LastWeeks = ({ counts: { of } }: CountsProps) => {
  const { t, number } = useText();
  const compared = (more: number): string =>
    more === 0
      ? t('edit.counts.same')
      : t(more > 0 ? 'edit.counts.more' : 'edit.counts.less', { count: Math.abs(more) });
  return (
    <dl className="counted">
      {measures.map((measure) => (
        <div key={measure}>
          <dt>
            <Icon name={icons[measure]} />
            {t(`edit.counts.of.${measure}`)}
          </dt>
          <dd>
            <span>{number(of[measure].count)}</span>
            <small>{compared(of[measure].count - of[measure].before)}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
};

type PlotProps = { readonly measure: Measure; readonly period: Period; readonly bars: readonly Bar[] };

const Plot = ({ measure, period, bars }: PlotProps) => {
  const text = useText();
  const { t } = text;
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last) return null;
  const best = bars.reduce((most, bar) => (bar.count > most.count ? bar : most));
  const title = t(`edit.counts.of.${measure}`);
  const said = best.count > 0 ? t('edit.counts.best', { when: named(text, period, best.from), count: best.count }) : '';
  const [from, to] = [named(text, period, first.from), named(text, period, last.from)];
  return (
    <figure className="plot">
      <figcaption>
        {title}
        <small>{said}</small>
      </figcaption>
      <Bars bars={bars} label={t('edit.counts.plot', { title, from, to, best: said })} />
      <p className="ends" aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </figure>
  );
};

const AsTable = ({ counts: { period, of } }: CountsProps) => {
  const text = useText();
  const { t, number } = text;
  const columns: Column<Bar>[] = [
    { key: 'from', title: t('edit.counts.period'), names: true, cell: ({ from }) => named(text, period, from) },
    ...measures.map((measure) => {
      const counts = new Map(of[measure].bars.map(({ from, count }) => [from, count]));
      return {
        key: measure,
        title: t(`edit.counts.of.${measure}`),
        numeric: true,
        cell: ({ from }: Bar) => number(counts.get(from) ?? 0),
      };
    }),
  ];
  return (
    <Disclosure title={t('edit.counts.table')}>
      <Table
        caption={t('edit.counts.title')}
        captionHidden
        columns={columns}
        rows={of.visits.bars.toReversed()}
        keyOf={({ from }) => from}
      />
    </Disclosure>
  );
};

type Props = CountsProps & { readonly company: { readonly id: number; readonly slug: string } };

/** How many saw the page, its numbers and its chat: the last four weeks, and by day, week or month. */
export const Counts = ({ company, counts }: Props) => {
  const { t, lang } = useText();
  const { period, of } = counts;
  const isEmpty = measures.every((measure) => of[measure].bars.every(({ count }) => count === 0));
  const tabs = periods.map((one) => ({
    href: `${editCompanyPath(lang, company)}?by=${one}#counts`,
    title: t(`edit.counts.by.${one}`),
    current: one === period,
  }));
  return (
    <Card title={t('edit.counts.title')} id="counts">
      <p className="muted">{t('edit.counts.lastWeeks')}</p>
      <LastWeeks counts={counts} />
      <LinkTabs label={t('edit.counts.period')} tabs={tabs} />
      {isEmpty ? (
        <p>{t('edit.counts.none')}</p>
      ) : (
        <>
          {measures.map((measure) => (
            <Plot key={measure} measure={measure} period={period} bars={of[measure].bars} />
          ))}
          <AsTable counts={counts} />
        </>
      )}
      <p className="small muted">
        {t(`edit.counts.notOver.${period}`)} {t('edit.counts.how')}
      </p>
    </Card>
  );
};
