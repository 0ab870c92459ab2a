import type { Viewer } from '#domain/account/viewer.ts';
import { isStaff } from '#domain/actor.ts';
import type { DeskCounts } from '#read-api/moderation/desk-counts.ts';
import type { PageName } from '../addresses/pages.ts';
import {
  adminPath,
  editProfilePath,
  logoutPath,
  memberHomePath,
  ownApplicationsPath,
  ownCompaniesPath,
  ownReviewsPath,
  sessionsPath,
  signInPath,
} from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { DetailsMenu } from '../ui/details-menu.tsx';
import { Icon } from '../ui/icon.tsx';

/** The pages of the staff's rail that not every role opens. */
export const desks = [
  'moderation',
  'newCompanies',
  'companyRequests',
  'companyDesk',
  'numberProblems',
  'accounts',
  'contracts',
  'contractsDay',
  'sales',
  'audit',
] as const satisfies readonly PageName[];
export type Desk = (typeof desks)[number];

/** What of the viewer every page needs. */
export type Seen = Pick<Viewer, 'id' | 'role' | 'displayName' | 'confirmed' | 'impersonatedBy' | 'mustStrengthen'> & {
  /** The desks of the staff that the viewer may open. */
  readonly desks: readonly Desk[];
  /** What waits at the desks; null elsewhere than on pages of the staff. */
  readonly waiting: DeskCounts | null;
  /** Notifications that are not read. */
  readonly unread: number;
};

type Props = {
  readonly viewer: Seen | null;
  /** The page that is open, to come back to. */
  readonly here: string;
};

/** The corner of the header: the way in, or what is one's own and the way out. */
export const AccountMenu = ({ viewer, here }: Props) => {
  const { t, lang } = useText();
  if (!viewer)
    return (
      <a className="btn ghost account-link" href={signInPath(lang, here)} aria-label={t('account.login.title')}>
        <Icon name="user" />
        <span>{t('account.login.title')}</span>
      </a>
    );
  const name = viewer.displayName ?? t('account.nameless');
  return (
    <DetailsMenu label={t('account.menu', { name })} className="account-menu" button={<Icon name="user" />}>
      <p>
        <b dir="auto">{name}</b>
      </p>
      <ul>
        <li>
          <a href={memberHomePath(lang)}>
            <Icon name="spark" />
            {t('account.home.title')}
          </a>
        </li>
        <li>
          <a href={editProfilePath(lang)}>
            <Icon name="edit" />
            {t('profile.hub.title')}
          </a>
        </li>
        <li>
          <a href={ownCompaniesPath(lang)}>
            <Icon name="shop" />
            {t('account.companies.title')}
          </a>
        </li>
        <li>
          <a href={ownReviewsPath(lang)}>
            <Icon name="star" />
            {t('review.mine.title')}
          </a>
        </li>
        <li>
          <a href={ownApplicationsPath(lang)}>
            <Icon name="bag" />
            {t('company.apply.mine')}
          </a>
        </li>
        {!viewer.impersonatedBy && (
          <li>
            <a href={sessionsPath(lang)}>
              <Icon name="mobile" />
              {t('account.sessions.title')}
            </a>
          </li>
        )}
        {isStaff(viewer) && (
          <li>
            <a href={adminPath(lang)}>
              <Icon name="settings" />
              {t('admin.title')}
            </a>
          </li>
        )}
      </ul>
      <hr />
      <form method="post" action={logoutPath(lang)} data-log-out>
        <button type="submit">
          <Icon name="exit" />
          {t(viewer.impersonatedBy ? 'account.impersonated.end' : 'account.logout')}
        </button>
      </form>
    </DetailsMenu>
  );
};
