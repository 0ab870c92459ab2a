import type { Actor } from '#domain/actor.ts';
import type { OwnWork as Work } from '#read-api/contract/own-work.ts';
import { contractPath, contractsPath } from '../addresses/paths.ts';
import { useContractWords } from '../contract/contract-words.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { type Column, Table } from '../ui/table.tsx';

type Props = { readonly work: Work };
type Viewer = Pick<Actor, 'role' | 'id'>;
type OfContract = { readonly number: string; readonly company: { readonly name: string } };

/** The company of a contract, which leads to the contract. */
const useCompanyColumn = (): Column<OfContract> => {
  const { t, lang } = useText();
  return {
    key: 'company',
    title: t('contracts.company'),
    names: true,
    cell: ({ number, company }) => (
      <a className="link" href={contractPath(lang, number)} dir="auto">
        {company.name}
      </a>
    ),
  };
};

const Ending = ({ work: { ending }, today }: Props & { readonly today: string }) => {
  const { t } = useText();
  const { dayOf, inDays } = useContractWords();
  const columns: readonly Column<Work['ending'][number]>[] = [
    useCompanyColumn(),
    {
      key: 'end',
      title: t('contract.field.lastDay'),
      cell: ({ lastDay }) => `${dayOf(lastDay)}, ${inDays(today, lastDay)}`,
    },
  ];
  return (
    <Table
      caption={t('contracts.view.ending')}
      columns={columns}
      rows={ending}
      keyOf={({ number }) => number}
      empty={t('contracts.none')}
    />
  );
};

const kinds = {
  renewal: 'admin.work.request.renewal',
  category: 'admin.work.request.category',
  management: 'admin.work.request.management',
  numbers: 'admin.work.request.numbers',
} as const;

/** How many show before the others are opened. */
const shownRequests = 5;

const Requests = ({ work: { requests } }: Props) => {
  const { t } = useText();
  const { dayOf } = useContractWords();
  const columns: readonly Column<Work['requests'][number]>[] = [
    useCompanyColumn(),
    { key: 'what', title: t('admin.work.request'), cell: ({ kind }) => t(kinds[kind]) },
    { key: 'since', title: t('admin.work.request.since'), cell: ({ since }) => dayOf(since.slice(0, 10)) },
  ];
  const title = t('admin.work.requests', { count: requests.length });
  const table = (rows: Work['requests'], isRest: boolean) => (
    <Table
      caption={title}
      captionHidden={isRest}
      columns={columns}
      rows={rows}
      keyOf={({ kind, company, since }) => `${kind}/${company.id}/${since}`}
    />
  );
  const rest = requests.slice(shownRequests);
  return (
    <>
      {table(requests.slice(0, shownRequests), false)}
      {rest.length > 0 && (
        <Disclosure title={t('contracts.month.more', { more: rest.length })}>{table(rest, true)}</Disclosure>
      )}
    </>
  );
};

const Due = ({ due }: { readonly due: NonNullable<Work['due']> }) => {
  const { t, lang } = useText();
  const { dayOf, optionOf } = useContractWords();
  const columns: readonly Column<(typeof due.items)[number]>[] = [
    {
      key: 'what',
      title: t('contract.field.option'),
      names: true,
      cell: ({ number, option, title }) => (
        <a className="link" href={contractPath(lang, number)} dir="auto">
          {optionOf(option, title)}
        </a>
      ),
    },
    { key: 'company', title: t('contracts.company'), cell: ({ company }) => <span dir="auto">{company.name}</span> },
    {
      key: 'day',
      title: t('contract.field.scheduledDate'),
      cell: ({ scheduled, late }) => (
        <span className="row">
          {dayOf(scheduled)}
          {late && (
            <Badge tone="danger" icon="alert">
              {t('contracts.late')}
            </Badge>
          )}
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={t('contracts.day.lead', { count: due.today + due.late, late: due.late })}
      columns={columns}
      rows={due.items}
      keyOf={({ number, id }) => `${number}/${id}`}
      empty={t('contracts.day.none')}
    />
  );
};

const LateBy = ({ work: { lateBy }, lead }: Props & { readonly lead: string }) => {
  const { t, lang, number } = useText();
  const { personOf } = useContractWords();
  const columns: readonly Column<Work['lateBy'][number]>[] = [
    {
      key: 'who',
      title: t('contract.field.userProduction'),
      names: true,
      cell: ({ id, name }) => (
        <a className="link" href={contractsPath(lang, { lead, production: id ?? 'none', late: 'yes' })} dir="auto">
          {personOf(id === null ? null : { id, name })}
        </a>
      ),
    },
    { key: 'count', title: t('contracts.late'), numeric: true, cell: ({ count }) => number(count) },
  ];
  return (
    <Table
      caption={t('admin.work.lateBy')}
      columns={columns}
      rows={lateBy}
      keyOf={({ id }) => id ?? 'none'}
      empty={t('admin.work.nobodyLate')}
    />
  );
};

const Views = ({ views }: { readonly views: Work['views'] }) => {
  const { t, lang, number } = useText();
  return (
    <ul className="row">
      {views.map(({ view, filter, count }) => (
        <li key={view}>
          <a className="chip" href={contractsPath(lang, filter)}>
            {view === 'unassigned' ? t('contracts.nobody') : t(`contracts.view.${view}`)}{' '}
            <span className="n">{number(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};

const titles = {
  commercial: 'admin.work.own',
  production: 'admin.work.own',
  production_lead: 'admin.work.team',
} as const;

type OwnWorkProps = Props & { readonly viewer: Viewer; readonly today: string };

/** What of the contracts waits for the viewer, their own first: each count leads to its list. */
export const OwnWork = ({ work, viewer: { role, id }, today }: OwnWorkProps) => {
  const { t } = useText();
  const title = Object.hasOwn(titles, role) ? titles[role as keyof typeof titles] : 'admin.work.all';
  return (
    <>
      <Card title={t(title)}>
        <Views views={work.views} />
        {work.requests.length > 0 && <Requests work={work} />}
        {role === 'commercial' && <Ending work={work} today={today} />}
        {work.due && <Due due={work.due} />}
        {role === 'production_lead' && <LateBy work={work} lead={id} />}
      </Card>
      {work.everyone.length > 0 && (
        <Card title={t('contracts.view.all')}>
          <Views views={work.everyone} />
        </Card>
      )}
    </>
  );
};
