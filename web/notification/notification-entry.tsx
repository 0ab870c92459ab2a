import { useRef } from 'react';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Ago } from '../ui/when.tsx';

/** A notification as it is shown, in the language of the page. */
export type NotificationLine = {
  readonly id: string;
  readonly icon: IconName;
  readonly sentence: string;
  /** Why, where there is more to say. */
  readonly why: string | null;
  /** The page that it leads to. */
  readonly path: string | null;
  readonly subject: string;
  readonly seq: string;
  readonly unread: boolean;
  readonly at: string;
};

type Props = {
  readonly line: NotificationLine;
  readonly now: number;
  /** The page that has it read, where that is another one. */
  readonly action?: string | undefined;
  /** Has it read by script as it is opened. Without it, an unread one is a form, which works without script. */
  readonly read?: () => void;
  /** Has it read where it stands. */
  readonly markRead?: () => void;
};

/** One line of a list of notifications. Opening one that is unread has it read. */
export const NotificationEntry = ({ line, now, action, read, markRead }: Props) => {
  const { t } = useText();
  const { id, icon, sentence, why, path, subject, seq, unread, at } = line;
  const body = useRef<HTMLElement>(null);
  const asBody = (element: HTMLElement | null): void => {
    body.current = element;
  };
  const content = (
    <>
      {unread && <span className="sr">{t('notification.isUnread')} </span>}
      <span className="what" dir="auto">
        {sentence}
      </span>
      {why && <span className="small">{why}</span>}
      <Ago at={at} now={now} className="small muted" />
    </>
  );
  return (
    <li id={id} className={unread ? 'unread' : undefined}>
      <span className="mark">
        <Icon name={icon} />
      </span>
      {path && (read || !unread) ? (
        <a className="b" ref={asBody} href={path} onClick={unread ? read : undefined}>
          {content}
        </a>
      ) : unread && !read ? (
        <form method="post" action={action}>
          <input type="hidden" name="subject" value={subject} />
          <input type="hidden" name="until" value={seq} />
          {path && <input type="hidden" name="to" value={path} />}
          <button className="b" ref={asBody} type="submit">
            {content}
          </button>
        </form>
      ) : (
        <p className="b" ref={asBody} tabIndex={-1}>
          {content}
        </p>
      )}
      {unread && markRead && (
        <Button
          look="ghost"
          icon="check"
          type="button"
          className="mark-read"
          aria-label={t('notification.markRead.of', { told: sentence })}
          onClick={() => {
            body.current?.focus(); // the button is about to go
            markRead();
          }}
        >
          {t('notification.markRead')}
        </Button>
      )}
    </li>
  );
};
