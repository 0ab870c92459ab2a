import type { ReactNode, Ref } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import './page-head.css';

type Props = {
  readonly title: ReactNode;
  readonly crumbs?: readonly Crumb[];
  /** A sentence under the title. */
  readonly lead?: ReactNode;
  /** Buttons at the end of the title's line, under it on phones. */
  readonly actions?: ReactNode;
  /** For a page that moves the focus to its heading. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
};

/** The head of a page of forms, lists or settings. */
export const PageHead = ({ title, crumbs, lead, actions, headingRef }: Props) => (
  <div className="page-head">
    {crumbs && <Breadcrumb crumbs={crumbs} />}
    <div className="line">
      <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h1>
      {actions && <div className="row">{actions}</div>}
    </div>
    {lead && <p className="muted">{lead}</p>}
  </div>
);
