import type { ReactNode } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { DeskCounts } from '#read-api/moderation/desk-counts.ts';
import type { Desk as DeskName } from '../account/account-menu.tsx';
import {
  accountsPath,
  adminPath,
  auditPath,
  companyDeskPath,
  companyRequestsPath,
  contractsDayPath,
  contractsPath,
  moderationPath,
  movePhotosPath,
  newCompaniesPath,
  numberProblemsPath,
  requestFilesPath,
  salesPath,
  sameCompanyPath,
} from '../addresses/paths.ts';
import { useLive } from '../client/use-live.ts';
import { useText } from '../page/text.ts';
import type { loader as rootLoader } from '../root.tsx';
import { SideNav } from '../ui/side-nav.tsx';

/** The desks that the viewer's role opens. */
export const useDesks = (): readonly DeskName[] => useRouteLoaderData<typeof rootLoader>('root')?.viewer?.desks ?? [];

/** What waits at each desk; null for a role without one. */
export const useDeskCounts = (): DeskCounts | null =>
  useRouteLoaderData<typeof rootLoader>('root')?.viewer?.waiting ?? null;

/** The rail of the staff beside each of its pages: only what the viewer may open. */
export const Desk = ({ children }: { readonly children: ReactNode }) => {
  const { t, lang } = useText();
  const { pathname } = useLocation();
  const desks = useDesks();
  const counts = useDeskCounts();
  useLive('moderation');
  const waitingAt = (desk: keyof DeskCounts) => {
    const count = counts?.[desk].count ?? 0;
    return { count, label: t('admin.waiting.count', { count }) };
  };
  const under = (href: string): boolean => pathname === href || pathname.startsWith(`${href}/`);
  const all = [
    { desk: null, href: adminPath(lang), label: t('admin.desk'), icon: 'chart', current: pathname === adminPath(lang) },
    {
      desk: 'moderation',
      href: moderationPath(lang),
      label: t('moderation.title'),
      icon: 'flag',
      waiting: waitingAt('moderation'),
      current:
        under(moderationPath(lang)) &&
        ![
          companyDeskPath,
          movePhotosPath,
          newCompaniesPath,
          sameCompanyPath,
          companyRequestsPath,
          numberProblemsPath,
          requestFilesPath,
        ].some((other) => under(other(lang))),
    },
    {
      desk: 'newCompanies',
      href: newCompaniesPath(lang),
      label: t('desk.new.title'),
      icon: 'shop',
      waiting: waitingAt('newCompanies'),
      current: under(newCompaniesPath(lang)) || under(sameCompanyPath(lang)),
    },
    {
      desk: 'companyRequests',
      href: companyRequestsPath(lang),
      label: t('desk.requests.title'),
      icon: 'chat',
      waiting: waitingAt('companyRequests'),
      current: under(companyRequestsPath(lang)) || under(requestFilesPath(lang)),
    },
    {
      desk: 'companyDesk',
      href: companyDeskPath(lang),
      label: t('desk.company.title'),
      icon: 'photo',
      waiting: waitingAt('companyDesk'),
      current: under(companyDeskPath(lang)) || under(movePhotosPath(lang)),
    },
    {
      desk: 'numberProblems',
      href: numberProblemsPath(lang),
      label: t('desk.numbers.title'),
      icon: 'phone',
      waiting: waitingAt('numberProblems'),
      current: under(numberProblemsPath(lang)),
    },
    {
      desk: 'contracts',
      href: contractsPath(lang),
      label: t('contracts.title'),
      icon: 'clip',
      current: under(contractsPath(lang)) && !under(contractsDayPath(lang)),
    },
    {
      desk: 'contractsDay',
      href: contractsDayPath(lang),
      label: t('contracts.day.title'),
      icon: 'calendar',
      current: under(contractsDayPath(lang)),
    },
    {
      desk: 'sales',
      href: salesPath(lang),
      label: t('sales.title'),
      icon: 'chart',
      current: under(salesPath(lang)),
    },
    {
      desk: 'accounts',
      href: accountsPath(lang),
      label: t('admin.accounts'),
      icon: 'user',
      current: under(accountsPath(lang)),
    },
    {
      desk: 'audit',
      href: auditPath(lang),
      label: t('audit.title'),
      icon: 'clock',
      current: under(auditPath(lang)),
    },
  ] as const;
  const links = all.filter(({ desk }) => desk === null || desks.includes(desk)).map(({ desk: _, ...link }) => link);
  return (
    <SideNav look="desk" label={t('admin.title')} links={links}>
      {children}
    </SideNav>
  );
};
