import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type Tone = 'plain' | 'indigo' | 'leaf' | 'ochre' | 'laterite' | 'danger';

type Props = { readonly tone?: Tone; readonly icon?: IconName; readonly children: ReactNode };

/** A state in one or two words. The word says it; the colour only helps. */
export const Badge = ({ tone = 'plain', icon, children }: Props) => (
  <span className={tone === 'plain' ? 'tag' : `tag ${tone}`}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);

/** How many wait, beside the name of what they wait in; nothing for none. `label` says it in words. */
export const CountBadge = ({ count, label }: { readonly count: number; readonly label: string }) =>
  count > 0 ? (
    <span className="count-badge">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr">{label}</span>
    </span>
  ) : null;
