import { redirect } from 'react-router';
import { languageOf, resetPasswordPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { fieldsOf } from '../page/fields-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import type { Route } from './+types/change-password.ts';
import { viewerOrSignIn } from './sign-in-first.ts';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { pathname, searchParams } = addressOf(request);
  viewerOrSignIn({ request, context, lang: languageOf(pathname) });
  return { done: searchParams.has('done'), min: await context.get(accountsContext).ownPasswordMin() };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { pathname } = addressOf(request);
  const lang = languageOf(pathname);
  const form = await request.formData();
  viewerOrSignIn({ request, context, lang });
  try {
    const [current, password] = [String(form.get('current') ?? ''), String(form.get('password') ?? '')];
    await context.get(accountsContext).changePassword({ current, password }, lang);
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(`${pathname}?done`, 303);
};

export const meta = privatePage('account.changePassword.title', 'profile.hub.title');

export default function ChangePassword({ loaderData: { done, min }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const field = fieldsOf(actionData);
  return (
    <SettingsPage part="password" title={t('account.changePassword.title')} lead={t('account.changePassword.lead')}>
      {done && !actionData && <Notice tone="good">{t('account.changePassword.done')}</Notice>}
      <ErrorSummary errors={actionData?.errors ?? []} />
      <form method="post" className="stack" noValidate>
        <PasswordField {...field('current')} label={t('account.currentPassword')} />
        <PasswordField {...field('password')} label={t('account.newPassword')} min={min} />
        <Button look="primary" wide>
          {t('web.do.changePassword')}
        </Button>
        <a href={resetPasswordPath(lang)}>{t('account.login.forgotten')}</a>
      </form>
    </SettingsPage>
  );
}
