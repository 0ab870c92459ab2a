import { data, redirect } from 'react-router';
import { languageOf, resetPasswordPath, signInPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { fieldsOf } from '../page/fields-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/reset-password.ts';
import { AccountSheet } from './account-sheet.tsx';

/** A link's token must not reach other sites in a `Referer`. */
const unshared = { headers: { 'Referrer-Policy': 'same-origin', 'Cache-Control': 'no-store' } };

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = addressOf(request);
  const accounts = context.get(accountsContext);
  const token = searchParams.get('token');
  const step = !token
    ? searchParams.has('sent')
      ? ('sent' as const)
      : ('ask' as const)
    : (await accounts.resetStands(token))
      ? ('choose' as const)
      : ('expired' as const);
  return data({ step, token: token ?? '', min: accounts.passwordMin }, unshared);
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { pathname } = addressOf(request);
  const lang = languageOf(pathname);
  const form = await request.formData();
  const accounts = context.get(accountsContext);
  const token = String(form.get('token') ?? '');
  try {
    if (!token) {
      await accounts.askReset(String(form.get('email') ?? ''), lang);
      return redirect(`${pathname}?sent`, 303);
    }
    await accounts.reset(token, String(form.get('password') ?? ''), lang);
    return redirect(`${signInPath(lang)}?reset`, 303);
  } catch (error) {
    return refused(context, error, lang, form);
  }
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = privatePage('account.reset.title');

export default function ResetPassword({ loaderData: { step, token, min }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const field = fieldsOf(actionData);
  const title = t(step === 'choose' ? 'account.reset.chooseTitle' : 'account.reset.title');
  if (step === 'sent')
    return (
      <AccountSheet title={title}>
        <Notice tone="good">{t('account.reset.sent')}</Notice>
        <p className="muted">{t('account.reset.sentHint')}</p>
        <LinkButton href={resetPasswordPath(lang)} look="line" wide>
          {t('account.code.otherAddress')}
        </LinkButton>
      </AccountSheet>
    );
  if (step === 'choose')
    return (
      <AccountSheet title={title} lead={t('account.changePassword.lead')}>
        <ErrorSummary errors={actionData?.errors ?? []} />
        <form method="post" className="stack">
          <input type="hidden" name="token" value={token} />
          <PasswordField {...field('password')} label={t('account.newPassword')} min={min} />
          <Button look="primary" wide>
            {t('web.do.changePassword')}
          </Button>
        </form>
      </AccountSheet>
    );
  return (
    <AccountSheet title={title} lead={t('account.reset.lead')}>
      {step === 'expired' && <Notice tone="bad">{t('rejection.account.link-expired')}</Notice>}
      <ErrorSummary errors={actionData?.errors ?? []} />
      <form method="post" action={resetPasswordPath(lang)} className="stack">
        <TextField {...field('email')} type="email" autoComplete="username" label={t('account.email')} required />
        <Button look="primary" wide>
          {t('web.do.sendLink')}
        </Button>
      </form>
      <p>
        <a href={signInPath(lang)}>{t('account.reset.back')}</a>
      </p>
    </AccountSheet>
  );
}
