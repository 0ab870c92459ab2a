import { data, redirect } from 'react-router';
import { changeEmailPath, languageOf, signInPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/confirm-email.ts';
import { AccountSheet } from './account-sheet.tsx';

const unshared = { headers: { 'Referrer-Policy': 'same-origin', 'Cache-Control': 'no-store' } };

/** Mail programs open links before people do: nothing changes until the button is pressed. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = addressOf(request);
  const token = searchParams.get('token') ?? '';
  const stands = token !== '' && (await context.get(accountsContext).emailChangeStands(token));
  return data({ token, stands, done: searchParams.has('done') }, unshared);
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { pathname } = addressOf(request);
  const lang = languageOf(pathname);
  const form = await request.formData();
  try {
    await context.get(accountsContext).changeEmail(String(form.get('token') ?? ''), lang);
  } catch (error) {
    return refused(context, error, lang, form);
  }
  const seen = context.get(viewerContext) ? changeEmailPath(lang) : pathname;
  return redirect(`${seen}?done`, 303);
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = privatePage('account.confirmEmail.title', 'profile.hub.title');

export default function ConfirmEmail({ loaderData: { token, stands, done }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  if (done)
    return (
      <AccountSheet title={t('account.confirmEmail.title')}>
        <Notice tone="good">{t('account.changeEmail.done')}</Notice>
        <LinkButton href={signInPath(lang)} look="primary" wide>
          {t('web.do.logIn')}
        </LinkButton>
      </AccountSheet>
    );
  if (!stands)
    return (
      <AccountSheet title={t('account.confirmEmail.title')}>
        {actionData ? (
          <ErrorSummary errors={actionData.errors} title={t('account.confirmEmail.refused')} />
        ) : (
          <Notice tone="warn">{t(token ? 'rejection.account.link-expired' : 'account.confirmEmail.noLink')}</Notice>
        )}
        <LinkButton href={changeEmailPath(lang)} look="primary" wide>
          {t('account.changeEmail.title')}
        </LinkButton>
      </AccountSheet>
    );
  return (
    <AccountSheet title={t('account.confirmEmail.title')} lead={t('account.confirmEmail.lead')}>
      <ErrorSummary errors={actionData?.errors ?? []} title={t('account.confirmEmail.refused')} />
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button look="primary" wide>
          {t('account.confirmEmail.go')}
        </Button>
      </form>
    </AccountSheet>
  );
}
