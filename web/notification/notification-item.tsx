import type { Notification } from '#read-api/notification/notification-groups.ts';
import { notificationPath } from '../addresses/notification-path.ts';
import { ago } from '../page/ago.ts';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { detailOf, iconOf, sentenceOf } from './notification-words.ts';

type Props = {
  readonly notification: Notification;
  readonly now: number;
  /** The page that has it read, where that is another one. */
  readonly action?: string;
};

/** One line of the list. Opening one that is unread has it read. */
export const NotificationItem = ({ notification, now, action }: Props) => {
  const text = useText();
  const { t, lang } = text;
  const { subject, seq, unread, at } = notification;
  const path = notificationPath(notification, lang);
  const detail = detailOf(notification, text);
  const said = (
    <>
      {unread && <span className="sr">{t('notification.isUnread')} </span>}
      <span className="what" dir="auto">
        {sentenceOf(notification, text)}
      </span>
      {detail && <span className="small">{detail}</span>}
      <time className="small muted" dateTime={at}>
        {ago(lang, at, new Date(now))}
      </time>
    </>
  );
  return (
    <li id={`told-${seq}-${notification.topic}`} className={unread ? 'unread' : undefined}>
      <span className="mark">
        <Icon name={iconOf(notification)} />
      </span>
      {unread ? (
        <form method="post" action={action}>
          <input type="hidden" name="subject" value={subject} />
          <input type="hidden" name="until" value={seq} />
          {path && <input type="hidden" name="to" value={path} />}
          <button className="b" type="submit">
            {said}
          </button>
        </form>
      ) : path ? (
        <a className="b" href={path}>
          {said}
        </a>
      ) : (
        <p className="b">{said}</p>
      )}
    </li>
  );
};
