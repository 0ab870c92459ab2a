import { redirect } from 'react-router';
import { emailShape } from '#domain/account/email-shape.ts';
import { languageOf } from '../addresses/paths.ts';
import { useFieldErrors } from '../client/use-field-errors.ts';
import { addressOf } from '../page/address-of.ts';
import { fieldsOf } from '../page/fields-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, readApiContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/change-email.ts';
import { ResumeNotice } from './resume-notice.tsx';
import { signInFirst, typedBefore, viewerOrSignIn } from './sign-in-first.ts';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { pathname, searchParams } = addressOf(request);
  const lang = languageOf(pathname);
  const { id } = viewerOrSignIn({ request, context, lang });
  const typed = await typedBefore({ request, context, lang });
  const address = await context.get(readApiContext).addressOf(id);
  return { email: address?.email ?? '', typed, sent: searchParams.has('sent'), done: searchParams.has('done') };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { pathname } = addressOf(request);
  const lang = languageOf(pathname);
  const form = await request.formData();
  if (!context.get(viewerContext)) return signInFirst({ request, context, lang }, form, { to: pathname });
  try {
    const [email, current] = [String(form.get('email') ?? ''), String(form.get('current') ?? '')];
    await context.get(accountsContext).askEmailChange(email, current, lang);
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(`${pathname}?sent`, 303);
};

const none: readonly [] = [];

export const meta = privatePage('account.changeEmail.title', 'profile.hub.title');

export default function ChangeEmail({ loaderData: { email, typed, sent, done }, actionData }: Route.ComponentProps) {
  const { t } = useText();
  const field = fieldsOf(actionData, typed ?? {});
  const checked = useFieldErrors(actionData?.errors ?? none, (name, form) => {
    const address = String(new FormData(form).get('email') ?? '').trim();
    return name === 'email' && !emailShape.test(address)
      ? { label: t('account.newEmail'), message: t('validation.email') }
      : null;
  });
  const errorOf = (name: string) => checked.errors.find((one) => one.field === name)?.message;
  return (
    <SettingsPage part="email" title={t('account.changeEmail.title')} lead={t('account.changeEmail.lead', { email })}>
      {sent && !actionData && <Notice tone="good">{t('account.changeEmail.sent')}</Notice>}
      {done && !actionData && <Notice tone="good">{t('account.changeEmail.done')}</Notice>}
      <ErrorSummary errors={actionData?.errors ?? []} />
      <form method="post" className="stack" noValidate onBlur={checked.onBlur} onInput={checked.onInput}>
        <TextField
          {...field('email')}
          error={errorOf('email')}
          type="email"
          autoComplete="email"
          label={t('account.newEmail')}
          required
        />
        <PasswordField {...field('current')} error={errorOf('current')} label={t('account.currentPassword')} />
        {typed && !actionData && <ResumeNotice />}
        <Button look="primary" wide>
          {t('web.do.sendLink')}
        </Button>
      </form>
    </SettingsPage>
  );
}
