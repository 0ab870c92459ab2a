import type { ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import {
  changeEmailPath,
  changePasswordPath,
  editProfilePath,
  ownApplicationsPath,
  ownCompaniesPath,
  ownReviewsPath,
  profilePartPath,
  secondFactorPath,
  sessionsPath,
} from '../addresses/paths.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import type { IconName } from '../ui/icon.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { SideNav } from '../ui/side-nav.tsx';
import '../ui/edit-page.css';
import './profile.css';

type Part = { readonly part: string; readonly icon: IconName; readonly label: MessageId };

/** The pages of one's profile, in the order in which people fill them in. */
export const profileParts = [
  { part: 'identity', icon: 'user', label: 'profile.identity.title' },
  { part: 'photos', icon: 'photo', label: 'profile.photos.title' },
  { part: 'pro', icon: 'bag', label: 'profile.pro.title' },
  { part: 'experiences', icon: 'tools', label: 'profile.experiences.title' },
  { part: 'formations', icon: 'cap', label: 'profile.formations.title' },
  { part: 'languages', icon: 'globe', label: 'profile.languages.title' },
  { part: 'resumes', icon: 'clip', label: 'profile.resumes.title' },
  { part: 'portfolio', icon: 'photo', label: 'profile.portfolio.title' },
  { part: 'interests', icon: 'heart', label: 'profile.interests.title' },
  { part: 'coordinates', icon: 'phone', label: 'profile.coordinates.title' },
  { part: 'audience', icon: 'lock', label: 'profile.audience.title' },
] as const satisfies readonly Part[];
export type ProfilePart = (typeof profileParts)[number]['part'];

/** The settings of the account, and the page of one's data. */
const settings = [
  { part: 'password', path: changePasswordPath, icon: 'lock', label: 'account.changePassword.title' },
  { part: 'secondFactor', path: secondFactorPath, icon: 'verified', label: 'account.factor.title' },
  { part: 'email', path: changeEmailPath, icon: 'mail', label: 'account.changeEmail.title' },
  { part: 'sessions', path: sessionsPath, icon: 'mobile', label: 'account.sessions.title' },
  {
    part: 'notifications',
    path: (lang) => profilePartPath(lang, 'notification-settings'),
    icon: 'bell',
    label: 'profile.notifications.title',
  },
  { part: 'data', path: (lang) => profilePartPath(lang, 'data'), icon: 'settings', label: 'privacy.title' },
] as const satisfies readonly (Part & { readonly path: (lang: Language) => string })[];
export type SettingsPart = (typeof settings)[number]['part'];

/** What is about the account and not about the person. */
export const useAccountLinks = () => {
  const { t, lang } = useText();
  return [
    { href: ownCompaniesPath(lang), icon: 'shop', label: t('account.companies.title') },
    { href: ownReviewsPath(lang), icon: 'star', label: t('review.mine.title') },
    { href: ownApplicationsPath(lang), icon: 'bag', label: t('company.apply.mine') },
    ...settings.map(({ path, icon, label }) => ({ href: path(lang), icon, label: t(label) })),
  ] as const;
};

type Props = {
  readonly part: ProfilePart | SettingsPart | null;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** One page of one's profile or account, with the others beside it. */
export const ProfileFrame = ({ part, title, lead, actions, children }: Props) => {
  const { t, lang } = useText();
  const links = [
    { href: editProfilePath(lang), label: t('profile.hub.title'), icon: 'user' as const, current: part === null },
    ...profileParts.map((one) => ({
      href: profilePartPath(lang, one.part),
      label: t(one.label),
      icon: one.icon,
      current: one.part === part,
    })),
    ...settings.map(({ path, icon, label, part: one }, index) => ({
      href: path(lang),
      label: t(label),
      icon,
      current: one === part,
      ...(index === 0 && { under: t('profile.hub.account') }),
    })),
  ];
  return (
    <SideNav label={t('profile.hub.parts')} links={links}>
      <main id="main" tabIndex={-1} className="stack edit-page">
        <PageHead
          title={title}
          lead={lead}
          actions={actions}
          crumbs={part === null ? [] : [{ name: t('profile.hub.title'), href: editProfilePath(lang) }]}
        />
        {children}
      </main>
    </SideNav>
  );
};
