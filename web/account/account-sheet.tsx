import type { ReactNode } from 'react';
import './account-sheet.css';

type Props = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** What stands above the title: the steps of a registration. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
};

/** One sheet of paper in the middle of the page, for logging in, registering and passwords. */
export const AccountSheet = ({ title, lead, above, children }: Props) => (
  <main id="main" tabIndex={-1} className="account">
    <div className="wrap">
      <div className="card pad stack account-sheet">
        {above}
        <div className="account-head">
          <h1>{title}</h1>
          {lead && <p className="muted">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  </main>
);
