import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  readonly label: string;
  readonly question: ReactNode;
  /** The button that does it, in the form that is sent. */
  readonly children: ReactNode;
};

/**
 * What cannot be undone: its question opens under the line of class `asks` that it is in. Works without script; the script closes it on
 * Escape and on a tap beside it.
 */
export const Confirm = ({ label, question, children }: Props) => (
  <details className="confirm" data-menu>
    <summary className="btn danger">
      <Icon name="trash" />
      {label}
    </summary>
    <div className="panel stack">
      <div>{question}</div>
      {children}
    </div>
  </details>
);
