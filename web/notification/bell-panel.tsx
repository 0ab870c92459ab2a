import type { RefObject } from 'react';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import type { BellPaths } from './bell.tsx';
import { NotificationEntry, type NotificationLine } from './notification-entry.tsx';
import type { KnownLatest } from './use-latest.ts';

/** The newest notifications, as `latest-notifications.ts` answers them. */
export type Latest = {
  readonly lines: readonly NotificationLine[];
  /** How many there are in all. */
  readonly count: number;
  readonly unread: number;
  /** The newest of all, up to which they are read. */
  readonly until: string | null;
  /** When it was answered, in ms since the epoch. */
  readonly now: number;
};

type Props = {
  readonly id: string;
  readonly latest: KnownLatest;
  readonly paths: BellPaths;
  readonly title: RefObject<HTMLParagraphElement | null>;
  readonly read: (line: NotificationLine) => void;
  readonly markRead: (line: NotificationLine) => void;
  readonly readAll: () => void;
};

const Lines = ({ latest, paths, read, markRead }: Pick<Props, 'latest' | 'paths' | 'read' | 'markRead'>) => {
  const { t } = useText();
  if (latest === null)
    return (
      <p className="muted" role="status">
        {t('shell.loading')}
      </p>
    );
  if (latest === 'failed')
    return (
      <div>
        <p role="alert">{t('shell.failed')}</p>
        <LinkButton href={paths.list}>{t('shell.openPage')}</LinkButton>
      </div>
    );
  if (latest.lines.length === 0) return <p className="muted">{t('notification.none')}</p>;
  return (
    <ol className="told">
      {latest.lines.map((line) => (
        <NotificationEntry
          key={line.id}
          line={line}
          now={latest.now}
          read={() => read(line)}
          markRead={() => markRead(line)}
        />
      ))}
    </ol>
  );
};

/** The newest notifications under the bell. */
export const BellPanel = ({ id, latest, paths, title, read, markRead, readAll }: Props) => {
  const { t, number } = useText();
  const there = latest && latest !== 'failed' ? latest : undefined;
  return (
    <section className="bell-panel" id={id} aria-labelledby={`${id}-title`}>
      <header>
        <p className="title" id={`${id}-title`} tabIndex={-1} ref={title}>
          {t('notification.title')}
        </p>
        {there && there.unread > 0 && (
          <Button look="ghost" icon="check" type="button" onClick={readAll}>
            {t('notification.readAll')}
          </Button>
        )}
      </header>
      <Lines latest={latest} paths={paths} read={read} markRead={markRead} />
      <footer>
        <a href={paths.list}>{t('notification.panel.all', { count: number(there?.count ?? 0) })}</a>
        <a href={paths.settings}>{t('notification.settings')}</a>
      </footer>
    </section>
  );
};
