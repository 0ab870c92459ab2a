import type { ReactNode } from 'react';
import './disclosure.css';
import { Icon } from './icon.tsx';

type Props = {
  readonly id?: string;
  readonly title: ReactNode;
  readonly open?: boolean;
  /** Of several with one name, one is open at a time. */
  readonly name?: string;
  readonly children: ReactNode;
};

/** What most readers do not need, one tap away. Works without script, and the browser's own search opens it. */
export const Disclosure = ({ id, title, open, name, children }: Props) => (
  <details id={id} className="disclosure" open={open} name={name}>
    <summary>
      {title}
      <Icon name="down" />
    </summary>
    <div>{children}</div>
  </details>
);
