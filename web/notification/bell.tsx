import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { announce } from '../client/announce.ts';
import { opensElsewhere } from '../client/plain-click.ts';
import { useDismiss } from '../client/use-dismiss.ts';
import { useLiveMessage } from '../client/use-live-message.ts';
import { useMedia } from '../client/use-media.ts';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.ts';
import { BellPanel } from './bell-panel.tsx';
import type { NotificationLine } from './notification-entry.tsx';
import { type Read, sendRead } from './send-read.ts';
import { useLatest } from './use-latest.ts';

/** Where the bell leads. */
export type BellPaths = { readonly list: string; readonly latest: string; readonly settings: string };

type Props = {
  /** How many are unread, as the page was made. */
  readonly unread: number;
  readonly paths: BellPaths;
};

/** Screens with room for a panel; on others the bell leads to the page of notifications. */
export const panelMedia = '(min-width: 40rem)';

/**
 * The number of unread notifications, which follows the live messages, and a panel with the newest ones. Without script,
 * and on phones, it is a link to the page of notifications.
 */
export const Bell = ({ unread: counted, paths }: Props) => {
  const { t } = useText();
  const panelId = useId();
  const place = useRef<HTMLSpanElement>(null);
  const bell = useRef<HTMLAnchorElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  const hasPanel = useMedia(panelMedia);
  const [wantsOpen, setOpen] = useState(false);
  const open = hasPanel && wantsOpen;
  const [unread, setUnread] = useState(counted);
  useEffect(() => setUnread(counted), [counted]);
  useLiveMessage<{ readonly unread: number }>('notifications', (message) => setUnread(message.unread));
  const { latest, setLatest, changed } = useLatest(paths.latest, open);
  useDismiss(place, open, (byKey) => {
    setOpen(false);
    if (byKey) bell.current?.focus();
  });

  const read = ({ subject, seq, path }: NotificationLine): void => {
    if (path) setOpen(false);
    sendRead({ subjects: [subject], until: seq }).catch(console.warn);
  };
  /** Shows these as read, and tells the server; as they were when it does not take it. */
  const mark = async (isRead: (line: NotificationLine) => boolean, left: number, said: Read, done: string) => {
    if (!latest || latest === 'failed') return;
    setUnread(left);
    const lines = latest.lines.map((line) => (isRead(line) ? { ...line, unread: false } : line));
    setLatest({ ...latest, unread: left, lines });
    try {
      await sendRead(said);
      announce(done);
    } catch (error) {
      console.warn(error);
      setUnread(unread);
      changed();
      toast({ content: t('notification.panel.notRead'), variant: 'error' });
    }
  };
  const markRead = ({ subject, seq }: NotificationLine): void => {
    if (!latest || latest === 'failed') return;
    // the server has older ones of the same read too
    const isRead = (line: NotificationLine): boolean => line.subject === subject && line.seq <= seq;
    const count = latest.lines.filter((line) => line.unread && isRead(line)).length;
    void mark(isRead, Math.max(0, unread - count), { subjects: [subject], until: seq }, t('notification.markedRead'));
  };
  const readAll = (): void => {
    if (!latest || latest === 'failed' || !latest.until) return;
    title.current?.focus(); // its button is gone
    void mark(() => true, 0, { subjects: null, until: latest.until }, t('notification.allRead'));
  };
  const press = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault();
    setOpen(!open);
  };
  const button = hasPanel && {
    role: 'button',
    'aria-expanded': open,
    'aria-controls': open ? panelId : undefined,
    onClick: (event: MouseEvent) => !opensElsewhere(event) && press(event),
    onKeyDown: (event: KeyboardEvent) => event.key === ' ' && press(event),
  };
  return (
    <span className="bell-place" ref={place}>
      <a className="btn ghost bell" href={paths.list} ref={bell} {...button}>
        <Icon name="bell" />
        <span className="sr">{t('notification.title')}</span>
        <span className="count-badge" hidden={unread === 0}>
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className="sr">{t('notification.unreadCount', { count: unread })}</span>
        </span>
      </a>
      {open && (
        <BellPanel
          id={panelId}
          latest={latest}
          paths={paths}
          title={title}
          read={read}
          markRead={markRead}
          readAll={readAll}
        />
      )}
    </span>
  );
};
