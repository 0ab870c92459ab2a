import { useEffect, useState, useSyncExternalStore } from 'react';
import { ago } from '../page/ago.ts';
import { useText } from '../page/text.ts';

const neverChanges = (): (() => void) => () => {};
const serverZone = 'UTC';
const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || serverZone;

/** The time zone of the device; null on the server, and while a page is hydrated: times are UTC then, and say so. */
const useReaderZone = (): string | null => useSyncExternalStore(neverChanges, readerZone, () => null);

/** How often relative times move on, in ms. */
const tickMs = 30_000;

/** The time, which was `now` when the page's data was read, in ms; it moves on while the page is open. */
export const useNow = (now: number): number => {
  const [clock, setClock] = useState({ readAt: now, ms: now });
  useEffect(() => {
    const since = performance.now();
    const tell = (): void => setClock({ readAt: now, ms: now + performance.now() - since });
    const timer = setInterval(tell, tickMs);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [now]);
  return clock.readAt === now ? clock.ms : now;
};

/** Days and times in words, in the reader's time zone. */
export const useMoments = () => {
  const { t, moment } = useText();
  const zone = useReaderZone();
  const timeZone = zone ?? serverZone;
  const day = (at: string, dateStyle: 'medium' | 'long' = 'long'): string => moment(at, { dateStyle, timeZone });
  const clock = (at: string): string => moment(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return {
    day,
    /** `November 2026`. */
    month: (at: string): string => moment(at, { month: 'long', year: 'numeric', timeZone }),
    /** `14:32`. */
    clock,
    /** `21 November 2026 at 14:32`; on the server with the name of its time zone. */
    dayAndTime: (at: string, dateStyle: 'medium' | 'long' = 'long'): string =>
      t('web.when.dayAndTime', { day: day(at, dateStyle), time: clock(at) }) + (zone === null ? ` ${serverZone}` : ''),
  };
};

/** How long ago something was, in words that move on while the page is open. `now`: when the page's data was read. */
export const useAgo = (now: Date | number): ((at: string) => string) => {
  const { lang } = useText();
  const zone = useReaderZone();
  const current = useNow(Number(now));
  return (at) => ago(lang, at, new Date(current), zone ?? serverZone);
};

type Props = { readonly at: string; readonly className?: string };

/** How long ago something was; its day and time are told by the pointer that rests on it. */
export const Ago = ({ at, now, className }: Props & { readonly now: Date | number }) => {
  const { dayAndTime } = useMoments();
  return (
    <time dateTime={at} title={dayAndTime(at)} className={className}>
      {useAgo(now)(at)}
    </time>
  );
};

type WhenProps = Props & {
  /** `moment`: with its time. */
  readonly as?: 'day' | 'moment';
  readonly length?: 'medium' | 'long';
};

/** The day of something, or its day and time, in the reader's time zone. */
export const When = ({ at, as = 'moment', length = 'long', className }: WhenProps) => {
  const { day, dayAndTime } = useMoments();
  return (
    <time dateTime={at} className={className}>
      {as === 'day' ? day(at, length) : dayAndTime(at, length)}
    </time>
  );
};
