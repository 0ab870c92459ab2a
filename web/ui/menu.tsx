import type { ReactNode } from 'react';
import { MenuItem, MenuTrigger, Popover, Menu as RacMenu, Separator } from 'react-aria-components';
import { Icon, type IconName } from './icon.tsx';
import { InLanguage } from './in-language.tsx';
import './menu.css';

type MenuEntry =
  | {
      readonly id: string;
      readonly label: string;
      readonly icon?: IconName;
      readonly href?: string;
      readonly danger?: boolean;
      readonly disabled?: boolean;
    }
  | 'line';

type Props = {
  readonly label: string;
  /** A `Button` of react-aria-components. */
  readonly trigger: ReactNode;
  readonly entries: readonly MenuEntry[];
  readonly onChoose?: (id: string) => void;
};

/** What else can be done with one thing. Needs a page that hydrates; elsewhere `DetailsMenu`. */
export const Menu = ({ label, trigger, entries, onChoose }: Props) => (
  <InLanguage>
    <MenuTrigger>
      {trigger}
      <Popover className="popover" placement="bottom end">
        <RacMenu className="menu" aria-label={label} onAction={(key) => onChoose?.(String(key))}>
          {entries.map((entry, index) =>
            entry === 'line' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else to be known by
              <Separator key={`line-${index}`} />
            ) : (
              <MenuItem
                key={entry.id}
                id={entry.id}
                textValue={entry.label}
                className={entry.danger ? 'item danger' : 'item'}
                isDisabled={entry.disabled ?? false}
                {...(entry.href ? { href: entry.href } : {})}
              >
                {entry.icon && <Icon name={entry.icon} />}
                {entry.label}
              </MenuItem>
            ),
          )}
        </RacMenu>
      </Popover>
    </MenuTrigger>
  </InLanguage>
);
