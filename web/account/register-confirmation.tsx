import { redirect } from 'react-router';
import { languageOf, registerOverPath, registerPath, safePath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { fieldsOf } from '../page/fields-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/register-confirmation.ts';
import { AccountSheet } from './account-sheet.tsx';
import { CodeField } from './code-field.tsx';
import { registrationForm } from './registration-form.ts';
import { Steps } from './steps.tsx';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { pathname, searchParams } = addressOf(request);
  const draft = await context.get(accountsContext).draft();
  if (!draft?.codeSent) throw redirect(registerOverPath(languageOf(pathname)));
  return { email: draft.profile.email, again: searchParams.has('sent') };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { pathname } = addressOf(request);
  const lang = languageOf(pathname);
  const form = await request.formData();
  const accounts = context.get(accountsContext);
  try {
    if (form.has('resend')) {
      await accounts.resendCode(lang);
      return redirect(`${pathname}?sent`, 303);
    }
    const { to } = await accounts.confirm(String(form.get('code') ?? ''));
    return redirect(safePath(to, lang === 'en' ? '/en' : '/'), 303);
  } catch (error) {
    return refused(context, error, lang, form);
  }
};

export const meta = privatePage('account.mailedCode.title', 'account.register.title');

export default function RegisterConfirmation({ loaderData: { email, again }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const field = fieldsOf(actionData);
  return (
    <AccountSheet
      title={t('account.mailedCode.title')}
      lead={t('account.confirm.lead', { email })}
      above={<Steps at="confirmation" />}
    >
      {again && !actionData && <Notice tone="good">{t('account.confirm.sent')}</Notice>}
      <ErrorSummary errors={actionData?.errors ?? []} title={t('account.confirm.refused')} />
      <form
        method="post"
        className="stack code-input"
        {...registrationForm(t, 'confirmation', t('account.confirm.refused'))}
      >
        <CodeField {...field('code')} label={t('account.confirm.code')} hint={t('account.confirm.hint')} />
        <Button look="primary" wide>
          {t('web.do.confirm')}
        </Button>
      </form>
      <form method="post" className="row between">
        <Button name="resend" value="1" look="line">
          {t('account.confirm.resend')}
        </Button>
        <a href={registerPath(lang)}>{t('account.code.otherAddress')}</a>
      </form>
    </AccountSheet>
  );
}
