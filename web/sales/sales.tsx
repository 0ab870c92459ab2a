import { contractPackages } from '#domain/contract/contract.choices.ts';
import { mayReadSales } from '#domain/contract/contract.permissions.ts';
import { daysBetween } from '#domain/contract/packages.ts';
import type { SalesLine, SalesSide, SalesSum } from '#read-api/contract/sales.ts';
import { contractPath, contractsPath, salesPath } from '../addresses/paths.ts';
import { currencyLabel } from '../page/currency-label.ts';
import '../admin/admin.css';
import { Desk } from '../admin/desk.tsx';
import { contractStaff, today } from '../contract/contract-asked.ts';
import { useContractWords } from '../contract/contract-words.ts';
import { askedPerson, usePeopleOffered } from '../contract/people-offered.ts';
import { addressOf } from '../page/address-of.ts';
import { guarded } from '../page/guarded.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { readApiContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Card } from '../ui/card.tsx';
import { FilterButtons } from '../ui/filter-buttons.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Select } from '../ui/select.tsx';
import { type Column, Table } from '../ui/table.tsx';
import type { Route } from './+types/sales.ts';
import { MonthPlot } from './month-plot.tsx';
import { SalesBars } from './sales-bars.tsx';
import { SalesExport } from './sales-export.tsx';
import { kindWords, salesKinds, salesPeriods, salesSides } from './sales-sides.ts';
import { SalesTable } from './sales-table.tsx';
import './sales.css';

/** How many of those that end next, and whose client nobody spoke to, are named. */
const soonest = 5;

export const loader = ({ request, context }: Route.LoaderArgs) =>
  guarded({ request, context }, async () => {
    const { viewer } = contractStaff({ request, context }, mayReadSales);
    const { by, ...typed } = Object.fromEntries(addressOf(request).searchParams);
    const api = context.get(readApiContext);
    const filter = api.salesAsked(typed, viewer);
    const { commercial = '', package: bought = '', country = '' } = filter;
    const ending = { commercial, package: bought, country, ending: '30' };
    const now = new Date();
    const unspoken = { ...ending, spoken: 'no' };
    const [sales, people, gone, all, list] = await Promise.all([
      api.sales(filter, now),
      api.contractPeople(),
      api.contractPeopleGone(),
      api.contractsList(api.contractsAsked(ending), now),
      api.contractsList(api.contractsAsked(unspoken), now),
    ]);
    return {
      sales,
      ...(viewer.role === 'commercial' ? { people: [], gone: [] } : { people, gone }),
      today: today(now),
      ending: { filter: ending, count: all.count },
      unspoken: { filter: unspoken, count: list.count, contracts: list.contracts.slice(0, soonest) },
      by: salesSides.find((side) => side === by) ?? 'month',
      own: viewer.role === 'commercial',
    };
  });

export const headers = privately;

export const meta = privatePage('sales.title', 'admin.title');

type Loaded = Route.ComponentProps['loaderData'];

const Filters = ({ sales, people, gone, own }: Pick<Loaded, 'sales' | 'people' | 'gone' | 'own'>) => {
  const { t, lang, country } = useText();
  const { packageOf } = useContractWords();
  const { asked, countries } = sales;
  const offered = usePeopleOffered(people, gone);
  // who sold what is shown may sell nothing any more
  const sold = sales.by.commercial.find(({ key }) => key === asked.commercial);
  const seller = sold ? { id: sold.key, name: sold.name ?? null } : askedPerson(asked.commercial);
  const any = t('admin.filter.any');
  return (
    <form action={salesPath(lang)} className="card pad stack" key={JSON.stringify(asked)}>
      <input type="hidden" name="kind" value={asked.kind} />
      <div className="admin-filters">
        <Select
          name="period"
          label={t('sales.period')}
          defaultValue={asked.period}
          options={salesPeriods.map((value) => ({
            value,
            label: value === 'next' ? t('sales.period.next') : t('sales.period.months', { count: Number(value) }),
          }))}
        />
        {!own && (
          <Select
            name="commercial"
            label={t('contract.field.userCommercial')}
            placeholder={any}
            defaultValue={asked.commercial}
            options={offered('commercial', seller)}
          />
        )}
        <Select
          name="package"
          label={t('contract.field.initialPackage')}
          placeholder={any}
          defaultValue={asked.package}
          options={contractPackages.map((value) => ({ value, label: packageOf(value) }))}
        />
        <Select
          name="country"
          label={t('contracts.filter.country')}
          placeholder={any}
          defaultValue={asked.country}
          options={countries.map((value) => ({ value, label: country(value) }))}
        />
      </div>
      <FilterButtons whole={salesPath(lang)} />
    </form>
  );
};

const Tiles = ({ sales, ending, unspoken, today }: Pick<Loaded, 'sales' | 'ending' | 'unspoken' | 'today'>) => {
  const { t, lang, number } = useText();
  const { asked, total, before, ended, problems } = sales;
  const more = total.signed - before.signed;
  const { commercial, package: bought, country } = asked;
  const tiles: readonly { key: string; icon: IconName; title: string; value: number; said: string; href?: string }[] = [
    {
      key: 'signed',
      icon: 'edit',
      title: t(kindWords.signed),
      value: total.signed,
      said: t('sales.before', { more: more > 0 ? `+${number(more)}` : number(more) }),
    },
    {
      key: 'renewed',
      icon: 'undo',
      title: t(kindWords.renewed),
      value: total.renewed,
      said:
        ended.count === 0
          ? t('sales.ended.none')
          : t('sales.ended.rate', { percent: Math.round((ended.renewed / ended.count) * 100) }),
    },
    {
      key: 'ending',
      icon: 'clock',
      title: t('sales.endingSoon'),
      value: ending.count,
      said: t('sales.unspoken', { count: unspoken.count }),
      href: contractsPath(lang, unspoken.count > 0 ? unspoken.filter : ending.filter),
    },
    {
      key: 'problems',
      icon: 'flag',
      title: t('contracts.view.problems'),
      value: problems.count,
      said: t('sales.problems', { days: problems.since ? daysBetween(problems.since.slice(0, 10), today) : 0 }),
      href: contractsPath(lang, { commercial, package: bought, country, problematic: 'yes' }),
    },
  ];
  return (
    <div className="sales-tiles">
      {tiles.map(({ key, icon, title, value, said, href }) => (
        <dl key={key} className="card">
          <dt>
            <Icon name={icon} />
            {title}
          </dt>
          <dd className="v">{number(value)}</dd>
          <dd>
            {href && value > 0 ? (
              <a className="link" href={href}>
                {said}
              </a>
            ) : href ? null : (
              said
            )}
          </dd>
        </dl>
      ))}
    </div>
  );
};

/** Those that end soon, and with whose client nobody has spoken. */
const Unspoken = ({ ending, unspoken }: Pick<Loaded, 'ending' | 'unspoken'>) => {
  const { t, lang } = useText();
  const { dayOf, personOf } = useContractWords();
  const columns: readonly Column<Loaded['unspoken']['contracts'][number]>[] = [
    {
      key: 'company',
      title: t('contracts.company'),
      names: true,
      cell: ({ number, company }) => (
        <a href={contractPath(lang, number)} dir="auto">
          {company.name}
        </a>
      ),
    },
    { key: 'end', title: t('contract.field.lastDay'), cell: ({ lastDay }) => dayOf(lastDay) },
    {
      key: 'spoken',
      title: t('contracts.spoken.last'),
      cell: ({ spoken }) => (spoken ? dayOf(spoken.slice(0, 10)) : t('contracts.spoken.never')),
    },
    { key: 'who', title: t('contract.field.userCommercial'), cell: (row) => personOf(row.commercial) },
  ];
  return (
    <Card
      title={t('sales.title.unspoken')}
      action={
        <a className="link" href={contractsPath(lang, ending.filter)}>
          {t('sales.all', { count: ending.count })}
        </a>
      }
    >
      <Table
        caption={t('sales.title.unspoken')}
        captionHidden
        columns={columns}
        rows={unspoken.contracts}
        keyOf={({ number }) => number}
        empty={t('sales.unspoken.none')}
      />
    </Card>
  );
};

/** What was signed, renewed and ends. Every amount stays in its currency, paid in money or in services. */
export default function SalesPage({ loaderData }: Route.ComponentProps) {
  const { sales, by, own } = loaderData;
  const { asked, from, to } = sales;
  const { t, lang, number, money, day, country } = useText();
  const { packageOf } = useContractWords();
  const monthOf = (key: string, year: boolean): string =>
    day(`${key}-01`, { month: year ? 'long' : 'short', ...(year && { year: 'numeric' }) });
  const names: Readonly<Record<SalesSide, (line: SalesLine) => string>> = {
    month: ({ key }) => monthOf(key, true),
    currency: ({ key }) => currencyLabel(key, lang),
    commercial: ({ name }) => name ?? t('contract.someone'),
    package: ({ key }) => packageOf(key),
    country: ({ key }) => country(key),
  };
  const sumsOf = ({ sums }: SalesLine): readonly SalesSum[] => sums.filter(({ kind }) => kind === asked.kind);
  const address = (more: Readonly<Record<string, string>>): string => salesPath(lang, { ...asked, ...more });
  const table = (side: SalesSide) => (
    <SalesTable
      side={side}
      lines={side === 'month' ? sales.by.month.toReversed() : sales.by[side]}
      nameOf={names[side]}
      sumsOf={sumsOf}
      csv={`${address({ by: side })}#csv`}
    />
  );
  const kinds = asked.kind === 'ending' ? (['ending'] as const) : (['signed', 'renewed'] as const);
  const lines = kinds.map((kind) => ({
    label: t(kindWords[kind]),
    values: sales.by.month.map(({ of }) => of[kind]),
  }));
  const whole = { from: monthOf(from.slice(0, 7), true), to: monthOf(to.slice(0, 7), true) };
  const seen = t('sales.plot', {
    ...whole,
    said: lines.map(({ label, values }) => t('sales.plot.line', { label, most: Math.max(0, ...values) })).join(' '),
  });
  const counted = (side: 'commercial' | 'package' | 'country') =>
    sales.by[side]
      .filter(({ of }) => of[asked.kind] > 0)
      .map((line) => ({
        key: line.key,
        label: names[side](line),
        value: line.of[asked.kind],
        shown: number(line.of[asked.kind]),
        more: asked.kind === 'signed' ? t('sales.renewed.count', { count: line.of.renewed }) : undefined,
      }));
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <PageHead title={t('sales.title')} lead={own ? t('sales.lead.own', whole) : t('sales.lead', whole)} />
        <Filters {...loaderData} />
        <Tiles {...loaderData} />
        <LinkTabs
          label={t('sales.kind')}
          tabs={salesKinds.map((kind) => ({
            href: address({ kind, period: '' }),
            title: t(kindWords[kind]),
            current: kind === asked.kind,
          }))}
        />
        <Card title={t('sales.title.month')}>
          <MonthPlot
            lines={lines}
            months={sales.by.month.map(({ key }) => monthOf(key, false))}
            number={number}
            label={seen}
          />
          {table('month')}
        </Card>
        <div className="sales-cards">
          <Card title={t('sales.title.currency')}>
            {sales.by.currency.flatMap(sumsOf).length === 0 && <p>{t('sales.none')}</p>}
            {sales.by.currency.flatMap((line) =>
              sumsOf(line).map(({ currency, amount, amountService }) => (
                <div key={currency}>
                  <h3>{names.currency(line)}</h3>
                  <SalesBars
                    bars={[
                      {
                        key: 'cash',
                        label: t('contract.field.amount'),
                        value: amount,
                        shown: money(amount, currency),
                      },
                      {
                        key: 'exchange',
                        label: t('contract.field.amountService'),
                        value: amountService,
                        shown: money(amountService, currency),
                      },
                    ]}
                  />
                </div>
              )),
            )}
            <p className="small muted">{t('sales.currencies')}</p>
            {table('currency')}
          </Card>
          {(['commercial', 'package', 'country'] as const)
            .filter((side) => !(own && side === 'commercial'))
            .map((side) => (
              <Card key={side} title={t(`sales.title.${side}`)}>
                {counted(side).length === 0 ? <p>{t('sales.none')}</p> : <SalesBars bars={counted(side)} />}
                {table(side)}
              </Card>
            ))}
          <Unspoken {...loaderData} />
        </div>
        <p className="small muted">{t('sales.how')}</p>
        <SalesExport asked={asked} by={by} />
      </main>
    </Desk>
  );
}
