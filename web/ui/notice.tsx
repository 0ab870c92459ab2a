import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../client/announce.ts';
import { useAppeared } from '../client/arrived.ts';
import { Icon, type IconName } from './icon.tsx';

type Tone = 'plain' | 'good' | 'warn' | 'bad';

const icons: Record<Tone, IconName> = { plain: 'info', good: 'check', warn: 'info', bad: 'alert' };

type Props = {
  readonly tone?: Tone;
  /** What to do about it: one thing, or a `row` of few. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A sentence that matters on this page. What passes is a toast. One that says that something was done is read out. */
export const Notice = ({ tone = 'plain', action, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const isNews = useAppeared() && tone === 'good';
  // a live region that appears together with its words is often not read
  useEffect(() => {
    if (isNews) announce(place.current?.innerText ?? '');
  }, [isNews]);
  return (
    <div
      ref={place}
      className={tone === 'plain' ? 'notice' : `notice ${tone}`}
      role={tone === 'good' && !isNews ? 'status' : undefined}
    >
      <Icon name={icons[tone]} />
      <div>{children}</div>
      {action && <div className="go">{action}</div>}
    </div>
  );
};
