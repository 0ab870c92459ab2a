import { notificationsPath } from '../paths.ts';
import { useText } from '../text.ts';
import { CountBadge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import './bell.css';

/** The way to what one was told, with how much of it is unread. Live messages change the number in `data-unread`. */
export const Bell = ({ unread }: { readonly unread: number }) => {
  const { t, lang } = useText();
  return (
    <a className="btn ghost bell" href={notificationsPath(lang, {})} data-bell data-unread={unread}>
      <Icon name="bell" />
      <span className="sr">{t('notification.title')}</span>
      <CountBadge count={unread} label={t('notification.unreadCount', { count: unread })} />
    </a>
  );
};
