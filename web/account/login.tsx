import { redirect } from 'react-router';
import { pages } from '../addresses/pages.ts';
import {
  askCodePath,
  languageOf,
  registerPath,
  resetPasswordPath,
  safePath,
  secondStepPath,
  signInPath,
} from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { fieldsOf } from '../page/fields-of.ts';
import { privateHead } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, viewerContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/login.ts';
import { AccountSheet } from './account-sheet.tsx';
import { firstPage } from './first-page.ts';
import '../ui/dialog.css';
import './account-dialog.css';

export const loader = ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = addressOf(request);
  const to = safePath(searchParams.get('to'), '');
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(firstPage(to, viewer));
  return {
    to,
    outside: context.get(accountsContext).outside,
    reset: searchParams.has('reset'),
    over: searchParams.has('over'),
  };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData();
  const lang = languageOf(addressOf(request).pathname);
  try {
    const [email, password] = [String(form.get('email') ?? ''), String(form.get('password') ?? '')];
    const to = safePath(form.get('to'), '');
    const step = await context.get(accountsContext).signIn(email, password, to);
    if (step === 'second') return redirect(secondStepPath(lang, to), 303);
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(signInPath(lang, safePath(form.get('to'), '')), 303); // which knows who is in, and leads on
};

export const meta = ({ location }: Route.MetaArgs) => {
  const { t } = textOf(languageOf(location.pathname));
  return privateHead(t('account.login.title'));
};

export default function Login({ loaderData: { to, outside, reset, over }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const field = fieldsOf(actionData);
  const onwards = actionData?.values.to ?? to;
  return (
    <AccountSheet title={t('account.login.title')} lead={onwards ? t('account.login.needed') : t('account.login.lead')}>
      {reset && <Notice tone="good">{t('account.login.wasReset')}</Notice>}
      {over && !actionData && <Notice tone="warn">{t('account.login.over')}</Notice>}
      <ErrorSummary errors={actionData?.errors ?? []} {...(actionData && { title: t('account.login.refused') })} />
      <form method="post" className="stack" data-kept>
        <input type="hidden" name="to" value={onwards} />
        <TextField {...field('email')} type="email" autoComplete="username" label={t('account.email')} required />
        <PasswordField name="password" label={t('account.password')} />
        <Button look="primary" wide>
          {t('web.do.logIn')}
        </Button>
        <a href={resetPasswordPath(lang)}>{t('account.login.forgotten')}</a>
      </form>
      <LinkButton href={askCodePath(lang, onwards)} look="line" wide data-stay>
        {t('account.askCode.title')}
      </LinkButton>
      {outside && (
        <LinkButton
          href={`${pages.loginOutside[lang]}?${new URLSearchParams({ to: onwards })}`}
          look="line"
          wide
          rel="nofollow"
        >
          {t('account.login.outside', { name: outside })}
        </LinkButton>
      )}
      <div className="account-other stack">
        <h2>{t('account.login.none')}</h2>
        <p className="muted">{t('account.login.whyRegister')}</p>
        <LinkButton href={registerPath(lang, onwards)} wide data-register>
          {t('web.do.register')}
        </LinkButton>
      </div>
    </AccountSheet>
  );
}
