import type { ComponentType } from 'react';

type Props<P extends object> = {
  /** Its name in `enhance/islands.tsx`. */
  readonly name: string;
  readonly of: ComponentType<P>;
  /** What it is rendered with, here and in the browser: no more than it needs, since the page carries it. */
  readonly props: P;
  /** It is what the page is for: it lives as soon as the page is there, not at the first touch. */
  readonly now?: boolean;
};

/**
 * A part of a public page that React brings to life in the browser, when somebody is about to use it (`enhance/island.ts`).
 * Until then it is the plain HTML that it is without script. Nothing in it takes `useId`: it is another tree there.
 */
export const Island = <P extends object>({ name, of: Part, props, now = false }: Props<P>) => (
  <div className="island" data-island={name} data-props={JSON.stringify(props)} data-now={now || undefined}>
    <Part {...props} />
  </div>
);
