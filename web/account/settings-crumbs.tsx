import { editProfilePath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';

/** The way back from a page of settings to all of them. */
export const SettingsCrumbs = () => {
  const { t, lang } = useText();
  return <Breadcrumb crumbs={[{ name: t('profile.hub.title'), href: editProfilePath(lang) }]} />;
};
