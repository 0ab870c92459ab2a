import type { ReactNode } from 'react';

type Props = {
  /** What the button shows; with a drawing alone, `label` names it. */
  readonly button: ReactNode;
  readonly label: string;
  readonly className?: string;
  /** Links and forms. */
  readonly children: ReactNode;
};

/** A panel under a button of the header that works without script; the script closes it on Escape and on a tap beside it. */
export const DetailsMenu = ({ button, label, className, children }: Props) => (
  <details className={`details-menu${className ? ` ${className}` : ''}`} data-menu>
    <summary className="btn ghost" aria-label={label} title={label}>
      {button}
    </summary>
    <div className="panel">{children}</div>
  </details>
);
