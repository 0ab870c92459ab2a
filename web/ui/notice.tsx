import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export const Notice = ({ children, warn = false }: { readonly children: ReactNode; readonly warn?: boolean }) => (
  <div className={warn ? 'notice warn' : 'notice'}>
    <Icon name="info" />
    <div>{children}</div>
  </div>
);
