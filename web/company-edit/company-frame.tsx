import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { CompanyToEdit } from '#read-api/company/company-to-edit.ts';
import { adminPath, companyPath, editCompanyPath, ownCompaniesPath } from '../addresses/paths.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import type { loader as rootLoader } from '../root.tsx';
import { LinkButton } from '../ui/button.tsx';
import type { IconName } from '../ui/icon.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { SideNav } from '../ui/side-nav.tsx';
import '../ui/edit-page.css';
import './company-edit.css';

/** The parts of a company's page, in the order in which managers fill them in. */
export const companyParts = [
  { part: 'coordinates', icon: 'phone', label: 'profile.coordinates.title', why: 'edit.company.coordinates.why' },
  { part: 'category', icon: 'target', label: 'company.facts.category', why: 'edit.category.why' },
  { part: 'planning', icon: 'clock', label: 'company.hours.title', why: 'edit.company.planning.why' },
  { part: 'descriptions', icon: 'edit', label: 'edit.company.texts', why: 'edit.company.texts.why' },
  { part: 'profile_management', icon: 'clip', label: 'edit.profile.title', why: 'edit.profile.why' },
  { part: 'photos', icon: 'photo', label: 'company.media.title', why: 'edit.photos.why' },
  { part: 'medias', icon: 'eye', label: 'edit.medias.title', why: 'edit.medias.why' },
  { part: 'shopping', icon: 'shop', label: 'company.product.title', why: 'edit.product.why' },
  { part: 'job_offers', icon: 'bag', label: 'company.job.title', why: 'edit.job.why' },
  { part: 'managers', icon: 'user', label: 'edit.managers.title', why: 'edit.managers.why' },
  { part: 'contracts', icon: 'clip', label: 'contracts.own.title', why: 'contracts.own.why' },
] as const satisfies readonly {
  readonly part: string;
  readonly icon: IconName;
  readonly label: MessageId;
  readonly why: MessageId;
}[];
export type CompanyPart = (typeof companyParts)[number]['part'];

const useViewer = () => useRouteLoaderData<typeof rootLoader>('root')?.viewer;

/** The parts that the reader may open: moderators edit every company, and read no contracts. */
export const useCompanyParts = (): readonly (typeof companyParts)[number][] => {
  const role = useViewer()?.role;
  return companyParts.filter(({ part }) => part !== 'contracts' || role !== 'moderator');
};

type Props = {
  readonly company: Pick<CompanyToEdit, 'id' | 'name' | 'slug'>;
  readonly part: CompanyPart | null;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** One part of a company's page for those who edit it, with the others beside it. */
export const CompanyFrame = ({ company, part, title, lead, children }: Props) => {
  const { t, lang } = useText();
  const parts = useCompanyParts();
  const isStaff = Boolean(useViewer()?.desks.length);
  const home = editCompanyPath(lang, company);
  const links = [
    { href: home, label: t('edit.company.title'), icon: 'shop' as const, current: part === null },
    ...parts.map((one) => ({
      href: editCompanyPath(lang, company, one.part),
      label: t(one.label),
      icon: one.icon,
      current: one.part === part,
    })),
  ];
  const crumbs = [
    isStaff
      ? { name: t('admin.desk'), href: adminPath(lang) }
      : { name: t('account.companies.title'), href: ownCompaniesPath(lang) },
    ...(part === null ? [] : [{ name: company.name, href: home }]),
  ];
  return (
    <SideNav label={t('edit.company.parts')} links={links}>
      <main id="main" tabIndex={-1} className="stack edit-page company-edit">
        <PageHead
          title={title}
          lead={lead}
          crumbs={crumbs}
          actions={
            <LinkButton href={companyPath(lang, company)} look="line" icon="eye">
              {t('account.companies.see')}
            </LinkButton>
          }
        />
        {children}
      </main>
    </SideNav>
  );
};
