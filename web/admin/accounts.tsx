import { accountPath, accountsPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { guarded } from '../page/guarded.ts';
import { privatePage } from '../page/head.ts';
import { leadToLastPage } from '../page/last-page.ts';
import { accountAdminContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { PageHead } from '../ui/page-head.tsx';
import { Pager } from '../ui/pager.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { When } from '../ui/when.tsx';
import type { Route } from './+types/accounts.ts';
import { AccountBadges } from './account-badges.tsx';
import { AccountFilters } from './account-filters.tsx';
import { Desk } from './desk.tsx';
import { ExportForm } from './export-form.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) => {
  const asked = Object.fromEntries(addressOf(request).searchParams);
  return guarded({ request, context }, async () => {
    const list = await context.get(accountAdminContext).list(asked);
    leadToLastPage(request, Number(asked.page ?? 1), list.pages);
    return { ...list, asked };
  });
};

export const meta = privatePage('admin.accounts', 'admin.title');

type Row = Route.ComponentProps['loaderData']['accounts'][number];

export default function Accounts({ loaderData: { accounts, count, pages, mayExport, asked } }: Route.ComponentProps) {
  const { t, lang } = useText();
  const dated = (at: string | null) => (at ? <When at={at} as="day" length="medium" /> : t('admin.never'));
  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      title: t('admin.account.name'),
      names: true,
      cell: ({ id, firstname, lastname, email }) => (
        <>
          <a href={accountPath(lang, id)} dir="auto">
            {[firstname, lastname].filter(Boolean).join(' ') || t('account.nameless')}
          </a>
          <div className="small muted">{email}</div>
        </>
      ),
    },
    { key: 'state', title: t('admin.account.state'), cell: (row) => <AccountBadges account={row} /> },
    { key: 'role', title: t('admin.account.role'), cell: ({ role }) => t(`admin.role.${role}`) },
    { key: 'registered', title: t('admin.account.registered'), numeric: true, cell: (row) => dated(row.registered) },
    { key: 'seen', title: t('admin.account.seen'), numeric: true, cell: ({ lastAt }) => dated(lastAt) },
    { key: 'companies', title: t('admin.account.companies'), numeric: true, cell: ({ companies }) => companies },
  ];
  const page = Number(asked.page ?? 1);
  const hrefOf = (one: number) => `${accountsPath(lang)}?${new URLSearchParams({ ...asked, page: String(one) })}`;
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <PageHead title={t('admin.accounts')} lead={t('admin.accounts.found', { count })} />
        <AccountFilters asked={asked} />
        <Table
          caption={t('admin.accounts')}
          captionHidden
          columns={columns}
          rows={accounts}
          keyOf={({ id }) => id}
          empty={t('admin.accounts.none')}
        />
        <Pager page={page} last={pages} hrefOf={hrefOf} />
        {mayExport && <ExportForm asked={asked} count={count} />}
      </main>
    </Desk>
  );
}
