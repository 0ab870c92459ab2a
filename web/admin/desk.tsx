import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { accountsPath, adminPath, companyDeskPath, moderationPath } from '../paths.ts';
import { useText } from '../text.ts';
import { SideNav } from '../ui/side-nav.tsx';

/** The rail of the staff beside each of its pages. */
export const Desk = ({ children }: { readonly children: ReactNode }) => {
  const { t, lang } = useText();
  const { pathname } = useLocation();
  const under = (href: string): boolean => pathname === href || pathname.startsWith(`${href}/`);
  const links = [
    { href: adminPath(lang), label: t('admin.desk'), icon: 'chart', current: pathname === adminPath(lang) },
    {
      href: moderationPath(lang),
      label: t('admin.moderation'),
      icon: 'flag',
      current: under(moderationPath(lang)) && !under(companyDeskPath(lang)),
    },
    {
      href: companyDeskPath(lang),
      label: t('desk.company.title'),
      icon: 'photo',
      current: under(companyDeskPath(lang)),
    },
    { href: accountsPath(lang), label: t('admin.accounts'), icon: 'user', current: under(accountsPath(lang)) },
  ] as const;
  return (
    <SideNav look="desk" label={t('admin.menu')} links={links}>
      {children}
    </SideNav>
  );
};
