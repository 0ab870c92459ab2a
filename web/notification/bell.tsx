import { notificationsPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';

/** The way to what one was told, with how much of it is unread; `enhance/live-bell.ts` keeps the number. */
export const Bell = ({ unread }: { readonly unread: number }) => {
  const { t, lang } = useText();
  return (
    <a className="btn ghost bell" href={notificationsPath(lang, {})} data-bell>
      <Icon name="bell" />
      <span className="sr">{t('notification.title')}</span>
      <span className="count-badge" hidden={unread === 0}>
        <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
        <span className="sr">{t('notification.unreadCount', { count: unread })}</span>
      </span>
    </a>
  );
};
