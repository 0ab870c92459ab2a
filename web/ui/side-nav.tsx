import type { ReactNode } from 'react';
import { CountBadge } from './badge.tsx';
import { Icon, type IconName } from './icon.tsx';
import './side-nav.css';

type SideLink = {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  readonly current: boolean;
  /** The title above it, where it begins a group. */
  readonly under?: string;
  /** How many wait there, and the same in words. */
  readonly waiting?: { readonly count: number; readonly label: string };
};

type Props = {
  readonly label: string;
  readonly links: readonly SideLink[];
  /** `desk`: the rail of the staff, on cloth. `pages`: the pages of a profile or of a company, on paper. */
  readonly look?: 'desk' | 'pages';
  /** `<main>` with the page. */
  readonly children: ReactNode;
};

/** The pages of one place beside the page itself: a column on a screen; on a phone one scrolling row, the desk's two columns. */
export const SideNav = ({ label, links, look = 'pages', children }: Props) => (
  <div className={`side-nav ${look}`}>
    <nav aria-label={label}>
      <ul>
        {links.map(({ href, label: name, icon, current, waiting, under }) => (
          <li key={href}>
            {under && <h2 className="under">{under}</h2>}
            <a href={href} aria-current={current ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{name}</span>
              {waiting && <CountBadge {...waiting} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div className="beside">{children}</div>
  </div>
);
