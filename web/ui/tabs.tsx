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
