import type { ReactNode } from 'react';
import { Tabs as RacTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import './tabs.css';

type TabItem = { readonly id: string; readonly title: ReactNode; readonly children: ReactNode };

type Props = {
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly defaultTab?: string;
  readonly onTab?: (id: string) => void;
};

/** Parts of one screen of which one is in sight. Needs a page that hydrates; where each part is a page, `LinkTabs`. */
export const Tabs = ({ label, tabs, defaultTab, onTab }: Props) => (
  <RacTabs
    className="tabbed"
    {...(defaultTab ? { defaultSelectedKey: defaultTab } : {})}
    {...(onTab ? { onSelectionChange: (key) => onTab(String(key)) } : {})}
  >
    <TabList aria-label={label} className="tabs">
      {tabs.map(({ id, title }) => (
        <Tab key={id} id={id} className="tab">
          {title}
        </Tab>
      ))}
    </TabList>
    {tabs.map(({ id, children }) => (
      <TabPanel key={id} id={id} className="tab-panel">
        {children}
      </TabPanel>
    ))}
  </RacTabs>
);

export type LinkTab = { readonly href: string; readonly title: ReactNode; readonly current: boolean };

/** The pages of one thing, or the filters of one list: all / unread / groups. */
export const LinkTabs = ({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }) => (
  <nav className="tabs" aria-label={label}>
    {tabs.map(({ href, title, current }) => (
      <a key={href} className="tab" href={href} aria-current={current ? 'page' : undefined}>
        {title}
      </a>
    ))}
  </nav>
);
