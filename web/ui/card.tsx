import type { ReactNode } from 'react';

type Props = {
  readonly title?: string;
  readonly id?: string;
  /** What can be done with all of it, at the end of the title's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A sheet of paper on the page; with a title it is a section of it, with `id` one that links lead to. */
export const Card = ({ title, id, action, children }: Props) =>
  title ? (
    <section className="card pad stack" id={id} aria-label={title}>
      <div className="row between">
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  ) : (
    <div className="card pad stack" id={id}>
      {children}
    </div>
  );
