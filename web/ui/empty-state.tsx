import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type Props = {
  readonly icon?: IconName;
  readonly title: string;
  /** A page about nothing else has it as its own title. */
  readonly heading?: 'h1' | 'h2' | 'h3';
  readonly children?: ReactNode;
  /** The best next step first. */
  readonly actions?: ReactNode;
};

/** Cloths with a gap: what is missing in the reader's words, and the next step. Also what a screen that failed shows. */
export const EmptyState = ({ icon = 'search', title, heading: Heading = 'h2', children, actions }: Props) => (
  <section className="card empty">
    <div className="gap-row" aria-hidden="true">
      <span className="cloth k2 p1" />
      <span className="cloth k1 p3" />
      <span>
        <Icon name={icon} />
      </span>
      <span className="cloth k3 p5" />
      <span className="cloth k4 p2" />
    </div>
    <Heading>{title}</Heading>
    {children}
    {actions && <div className="row">{actions}</div>}
  </section>
);
