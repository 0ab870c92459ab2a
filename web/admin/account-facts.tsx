import type { ReactNode } from 'react';
import type { AccountDetails } from '#read-api/account/accounts-list.ts';
import { useText } from '../page/text.ts';
import { useMoments } from '../ui/when.tsx';
import { type Managed, ManagedCompanies } from './managed-companies.tsx';

type Shown = Omit<AccountDetails, 'managed'> & { readonly managed: readonly Managed[]; readonly secondFactor: boolean };

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** What is known of an account: when it was opened and used, from where, and which companies it manages. */
export const AccountFacts = ({ account }: { readonly account: Shown }) => {
  const { t } = useText();
  const { day } = useMoments();
  const { id, email, registered, registeredBy, lastAt, firstIp, lastIp, managed, secondFactor } = account;
  return (
    <dl className="admin-facts">
      <Fact term={t('account.email')}>{email}</Fact>
      <Fact term={t('admin.account.registered')}>
        {day(registered)} · {t(`admin.by.${registeredBy}`)}
      </Fact>
      <Fact term={t('admin.account.seen')}>{lastAt ? day(lastAt) : t('admin.never')}</Fact>
      <Fact term={t('admin.account.ips')}>{[firstIp, lastIp].filter(Boolean).join(' → ') || '–'}</Fact>
      <Fact term={t('admin.account.companies')}>
        {managed.length > 0 ? <ManagedCompanies managed={managed} /> : '–'}
      </Fact>
      <Fact term={t('admin.account.factor')}>{t(secondFactor ? 'web.yes' : 'web.no')}</Fact>
      <Fact term={t('admin.account.id')}>{id}</Fact>
    </dl>
  );
};
