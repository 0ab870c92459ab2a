import { useState } from 'react';
import { useLocation } from 'react-router';
import {
  type ContractPlace,
  mayAssignContracts,
  mayExportClientEmails,
  maySignContracts,
} from '#domain/contract/contract.permissions.ts';
import { signInFirst } from '../account/sign-in-first.ts';
import {
  clientEmailsPath,
  contractPath,
  contractsDayPath,
  contractsFilePath,
  contractsPath,
  languageOf,
  newContractPath,
} from '../addresses/paths.ts';
import { Desk } from '../admin/desk.tsx';
import { KeyboardHelp } from '../moderation/keyboard-help.tsx';
import { useListKeys } from '../moderation/use-list-keys.ts';
import { addressOf } from '../page/address-of.ts';
import { guarded } from '../page/guarded.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { readApiContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { When } from '../ui/when.tsx';
import type { Route } from './+types/contracts.ts';
import { askedList } from './asked-list.ts';
import { assignContracts } from './assign-contracts.ts';
import { contractStaff, today } from './contract-asked.ts';
import { ContractViews } from './contract-views.tsx';
import { type Named, standingLook, useContractWords } from './contract-words.ts';
import { AssignBar, AssignedContracts } from './contracts-assign.tsx';
import { ContractFilters, columnTitles } from './contracts-filters.tsx';
import { keepView } from './keep-view.ts';
import { RecentAssignments } from './recent-assignments.tsx';
import { shownViews } from './shown-views.ts';
import { sortContracts } from './sort-contracts.ts';
import '../ui/table-sort.css';
import './contract.css';
import { useFormAnswer } from '../client/form-answer.ts';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  guarded({ request, context }, async () => {
    const { viewer } = contractStaff({ request, context });
    const api = context.get(readApiContext);
    const { asked, mine, changes } = askedList(request, api, viewer);
    const now = new Date();
    const kept = await api.contractViewsOf(viewer.id);
    const filters = shownViews(mine, kept, mayAssignContracts(viewer)).map(({ filter }) => filter);
    const [list, deleted, people, gone, countries, counts, recent] = await Promise.all([
      api.contractsList(api.contractsAsked(asked), now),
      api.deletedContracts(asked.q),
      api.contractPeople(),
      api.contractPeopleGone(),
      api.contractCountries(),
      api.contractCounts(filters, now),
      changes && mayAssignContracts(viewer) ? api.recentAssignments() : null,
    ]);
    return {
      ...list,
      deleted,
      today: today(now),
      people,
      gone,
      countries,
      kept,
      counts,
      recent,
      asked,
      mine,
      maySign: maySignContracts(viewer),
      mayAssign: mayAssignContracts(viewer),
      mayExport: mayExportClientEmails(viewer),
    };
  });

/** Contracts become somebody else's, many at once; or a list is kept. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData();
  const lang = languageOf(addressOf(request).pathname);
  if (!context.get(viewerContext)) throw await signInFirst({ request, context, lang }, form);
  if (form.has('view')) return keepView({ request, context }, form);
  return assignContracts({ request, context }, form);
};

export const headers = privately;

export const meta = privatePage('contracts.title', 'admin.title');

type Loaded = Route.ComponentProps['loaderData'];
type Row = Loaded['contracts'][number];

const State = ({ row: { standing, problematic, late, renewalAsked } }: { readonly row: Row }) => {
  const { t } = useText();
  const look = standingLook[standing];
  return (
    <span className="contract-badges">
      <Badge tone={look.tone} icon={look.icon}>
        {t(`contracts.state.${standing}`)}
      </Badge>
      {late && (
        <Badge tone="danger" icon="alert">
          {t('contracts.late')}
        </Badge>
      )}
      {renewalAsked !== null && (
        <Badge tone="ochre" icon="chat">
          {t('contracts.renewal')}
        </Badge>
      )}
      {problematic && (
        <Badge tone="danger" icon="flag">
          {t('contracts.problematic')}
        </Badge>
      )}
    </span>
  );
};

const keys = [
  ['J K', 'contracts.keys.move'],
  ['X', 'moderation.keys.select'],
  ['Enter', 'contracts.keys.open'],
] as const;

/** All contracts of the team, narrowed to some: those that end first come first. */
export default function Contracts({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const { contracts, deleted, count, totals, next, people, gone, kept, counts, recent, asked, mine } = loaderData;
  const { maySign, mayAssign, mayExport } = loaderData;
  const { pathname, search } = useLocation();
  const all = contracts.map(({ number }) => number);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = new Set(all.filter((number) => ids.has(number)));
  const choose = (numbers: readonly string[], isChosen: boolean): void => {
    const others = [...chosen].filter((number) => !numbers.includes(number));
    setIds(new Set(isChosen ? [...others, ...numbers] : others));
  };
  const { list, isOn, turn } = useListKeys('a[data-contract]', {
    x: (_entry, { dataset: { contract: number } }) => {
      if (mayAssign && number) choose([number], !chosen.has(number));
    },
  });
  const { t, lang, money } = useText();
  const { dayOf, inDays, personOf, packageOf } = useContractWords();
  const { cursor, ...filter } = { cursor: '', ...asked };
  const held = (place: ContractPlace, person: Named) =>
    gone.some((one) => one.place === place && one.id === person.id) ? (
      <span>{t('contracts.gone', { name: personOf(person) })}</span>
    ) : (
      <span className="contract-line">{personOf(person)}</span>
    );
  const columns: readonly Column<Row>[] = [
    {
      key: 'company',
      title: t('contracts.company'),
      names: true,
      sort: sortContracts(lang, filter, 'company'),
      cell: ({ number, company }) => (
        <span className="contract-named">
          {mayAssign && (
            <label className="contract-pick">
              <input
                type="checkbox"
                className="tick-box"
                name="item"
                value={number}
                form="assign"
                checked={chosen.has(number)}
                onChange={({ target }) => choose([number], target.checked)}
                aria-label={t('contracts.assign.pick', { company: company.name, number })}
              />
            </label>
          )}
          <span>
            <a href={contractPath(lang, number)} dir="auto" data-contract={number}>
              {company.name}
            </a>
            <span className="small muted contract-line contract-number">{number}</span>
          </span>
        </span>
      ),
    },
    { key: 'package', title: t(columnTitles.package), cell: (row) => packageOf(row.package) },
    { key: 'state', title: t(columnTitles.state), cell: (row) => <State row={row} /> },
    {
      key: 'end',
      title: t(columnTitles.end),
      sort: sortContracts(lang, filter, 'end'),
      cell: ({ standing, lastDay }) => (
        <span className="contract-until">
          <span className="contract-line">{dayOf(lastDay)}</span>
          {standing === 'ending' && <b className="contract-line small">{inDays(loaderData.today, lastDay)}</b>}
        </span>
      ),
    },
    {
      key: 'people',
      title: t(columnTitles.people),
      cell: ({ commercial, production }) => (
        <span className="contract-team">
          {held('commercial', commercial)}
          {production && <span className="small muted">{held('production', production)}</span>}
        </span>
      ),
    },
    {
      key: 'done',
      title: t(columnTitles.done),
      sort: sortContracts(lang, filter, 'done'),
      cell: ({ done, total }) =>
        total === 0 ? (
          '–'
        ) : (
          <span className="contract-progress">
            {t('contracts.doneOfAll', { done, all: total })}
            <progress max={total} value={done} aria-hidden="true" />
          </span>
        ),
    },
    {
      key: 'amount',
      title: t(columnTitles.amount),
      numeric: true,
      sort: sortContracts(lang, filter, 'amount'),
      cell: ({ amount, currency }) => money(amount, currency),
    },
  ];
  const shown = columns.filter(({ key }) => asked[`hide-${key}`] !== 'yes');
  const refusal = actionData && 'errors' in actionData ? actionData : undefined;
  const assigned = actionData && 'step' in actionData ? actionData : undefined;
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <PageHead
          title={t('contracts.title')}
          lead={t('contracts.found', { count })}
          actions={
            <>
              {mayExport && contracts.length > 0 && (
                <LinkButton look="line" icon="download" href={contractsFilePath(lang, filter)}>
                  {t('contracts.listFile.do')}
                </LinkButton>
              )}
              <LinkButton look="line" icon="calendar" href={contractsDayPath(lang)}>
                {t('contracts.day.title')}
              </LinkButton>
              {maySign && (
                <LinkButton look="primary" icon="plus" href={newContractPath(lang)}>
                  {t('contracts.new')}
                </LinkButton>
              )}
            </>
          }
        />
        <ContractViews {...{ asked, mine, kept, counts, mayAssign, refusal }} />
        <ContractFilters {...{ asked, mine, people, gone }} countries={loaderData.countries} />
        {assigned && <AssignedContracts assigned={assigned} here={pathname + search} key={assigned.step} />}
        {mayAssign && contracts.length > 0 && <AssignBar {...{ people, all, count, chosen, choose }} key={search} />}
        {recent && <RecentAssignments recent={recent} here={pathname + search} />}
        {mayAssign && !recent && (
          <p>
            <a className="link" href={contractsPath(lang, { all: '1', ...filter, changes: '1' })}>
              {t('contracts.assign.recent')}
            </a>
          </p>
        )}
        {deleted.map(({ number, at }) => (
          <Notice
            key={number}
            action={
              <LinkButton look="ghost" href={contractPath(lang, number)}>
                {t('contracts.deleted.see')}
              </LinkButton>
            }
          >
            {t('contracts.deleted.found', { number })} <When at={at} length="medium" />
          </Notice>
        ))}
        <div ref={list} className="contract-list">
          <Table
            caption={t('contracts.title')}
            captionHidden
            columns={shown}
            rows={contracts}
            keyOf={({ number }) => number}
            empty={t('contracts.none')}
          />
        </div>
        {contracts.length > 0 && <KeyboardHelp isOn={isOn} turn={turn} keys={keys} hint="contracts.keys.hint" />}
        {totals.length > 0 && (
          <p className="small muted">
            {t('contracts.totals', {
              sums: totals
                .map(({ currency, amount, amountService }) =>
                  t('contracts.total', { cash: money(amount, currency), exchange: money(amountService, currency) }),
                )
                .join(' · '),
            })}
          </p>
        )}
        {mayExport && contracts.length > 0 && (
          <p>
            <a className="link" href={clientEmailsPath(lang, filter)}>
              {t('contracts.emails.title')} (CSV)
            </a>
          </p>
        )}
        {(next || cursor) && (
          <nav className="row" aria-label={t('web.pager.label')}>
            {cursor && (
              <a className="btn ghost" href={contractsPath(lang, { all: '1', ...filter })}>
                {t('contracts.first')}
              </a>
            )}
            {next && (
              <a className="btn" href={contractsPath(lang, { ...filter, cursor: next })} rel="next">
                {t('web.pager.next')}
              </a>
            )}
          </nav>
        )}
      </main>
    </Desk>
  );
}
