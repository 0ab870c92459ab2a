import type { ReactNode } from 'react';
import {
  changeEmailPath,
  changePasswordPath,
  editProfilePath,
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

/** What is about the account and not about the person. */
export const useAccountLinks = () => {
  const { t, lang } = useText();
  return [
    { href: ownCompaniesPath(lang), icon: 'shop', label: t('account.companies.title') },
    { href: ownReviewsPath(lang), icon: 'star', label: t('review.mine.title') },
    { href: changePasswordPath(lang), icon: 'lock', label: t('account.changePassword.title') },
    { href: secondFactorPath(lang), icon: 'verified', label: t('account.factor.title') },
    { href: changeEmailPath(lang), icon: 'mail', label: t('account.changeEmail.title') },
    { href: sessionsPath(lang), icon: 'mobile', label: t('account.sessions.title') },
    { href: profilePartPath(lang, 'notification-settings'), icon: 'bell', label: t('profile.notifications.title') },
    { href: profilePartPath(lang, 'data'), icon: 'settings', label: t('privacy.title') },
  ] as const;
};

type Props = {
  readonly part: ProfilePart | 'data' | null;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** One page of one's profile, with the others beside it. */
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
    {
      href: profilePartPath(lang, 'data'),
      label: t('privacy.title'),
      icon: 'settings' as const,
      current: part === 'data',
    },
  ];
  return (
    <SideNav label={t('profile.hub.parts')} links={links}>
      <main id="main" tabIndex={-1} className="stack profile-page">
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
