import type { ReactNode } from 'react';
import { inStrip } from './in-strip.ts';
import './tabs.css';

export type LinkTab = { readonly href: string; readonly title: ReactNode; readonly current: boolean };

/** The pages of one thing, or the filters of one list: all / unread / groups. */
export const LinkTabs = ({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }) => (
  <nav className="tabs" aria-label={label}>
    {tabs.map(({ href, title, current }) => (
      <a
        key={href}
        className="tab"
        href={href}
        aria-current={current ? 'page' : undefined}
        ref={current ? inStrip : undefined}
      >
        {title}
      </a>
    ))}
  </nav>
);
