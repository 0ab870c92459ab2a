import { logoutPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import type { Seen } from './account-menu.tsx';

/** Says on every page that an administrator acts as someone else. */
export const ActingAs = ({ viewer }: { readonly viewer: Seen | null }) => {
  const { t, lang } = useText();
  if (!viewer?.impersonatedBy) return null;
  return (
    <div className="acting-as" role="status">
      <div className="wrap row between">
        <p>{t('account.impersonated', { name: viewer.displayName ?? t('account.nameless') })}</p>
        <form method="post" action={logoutPath(lang)} data-log-out>
          <Button look="line">{t('account.impersonated.end')}</Button>
        </form>
      </div>
    </div>
  );
};
