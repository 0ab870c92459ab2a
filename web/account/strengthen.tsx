import { changePasswordPath, secondFactorPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import type { Seen } from './account-menu.tsx';

/** Says on every page to staff whose account is not safe enough what it needs, until when they are members. */
export const Strengthen = ({ viewer }: { readonly viewer: Seen | null }) => {
  const { t, lang } = useText();
  if (!viewer?.mustStrengthen) return null;
  return (
    <div className="strengthen" role="status">
      <div className="wrap">
        <p>{t('account.strengthen')}</p>
        <div className="row">
          <a href={changePasswordPath(lang)}>{t('web.do.changePassword')}</a>
          <a href={secondFactorPath(lang)}>{t('account.factor.turnOn')}</a>
        </div>
      </div>
    </div>
  );
};
