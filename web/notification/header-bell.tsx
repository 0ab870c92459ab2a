import { latestNotificationsPath, notificationSettingsPath, notificationsPath } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { useText } from '../page/text.ts';
import { Bell, panelMedia } from './bell.tsx';

/** The bell as it stands in the header of every page. */
export const HeaderBell = ({ unread }: { readonly unread: number }) => {
  const { lang } = useText();
  const paths = {
    list: notificationsPath(lang, {}),
    latest: latestNotificationsPath(lang),
    settings: notificationSettingsPath(lang),
  };
  return <Island name="bell" of={Bell} props={{ unread, paths }} on={['live:notifications']} media={panelMedia} />;
};
