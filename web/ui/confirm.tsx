import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type Props = {
  readonly label: string;
  readonly question: ReactNode;
  /** Other than for what deletes. */
  readonly look?: 'danger' | 'primary' | 'line';
  readonly icon?: IconName;
  /** What was refused in it stays in sight. */
  readonly isOpen?: boolean;
  /** The button that does it, in the form that is sent. */
  readonly children: ReactNode;
};

/**
 * What cannot be undone: its question opens under the line of class `asks` that it is in. Works without script; the script closes it on
 * Escape and on a tap beside it.
 */
export const Confirm = ({ label, question, look = 'danger', icon = 'trash', isOpen = false, children }: Props) => (
  <details className="confirm" data-menu data-refused={isOpen || undefined} open={isOpen}>
    <summary className={`btn ${look}`}>
      <Icon name={icon} />
      {label}
    </summary>
    <div className="panel stack">
      <div>{question}</div>
      {children}
    </div>
  </details>
);
