import { redirect } from 'react-router';
import { infoPath, languageOf, memberHomePath, registerOverPath, registerPath, safePath } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/register-confirmation.ts';
import { AccountSheet } from './account-sheet.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { Steps } from './steps.tsx';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { pathname, searchParams } = addressOf(request);
  if (context.get(viewerContext)) throw redirect(memberHomePath(languageOf(pathname)));
  const accounts = context.get(accountsContext);
  const draft = await accounts.draft();
  if (!draft?.codeSent) throw redirect(registerOverPath(languageOf(pathname)));
  return { email: draft.profile.email, again: searchParams.has('sent'), waitS: await accounts.resendWaitS() };
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
    return redirect(safePath(to, memberHomePath(lang)), 303);
  } catch (error) {
    return refused(context, error, lang, form);
  }
};

export const meta = privatePage('account.mailedCode.title', 'account.register.title');

export default function RegisterConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { email, again, waitS } = loaderData;
  const { t, lang } = useText();
  return (
    <AccountSheet
      title={t('account.mailedCode.title')}
      lead={t('account.confirm.lead', { email })}
      above={<Steps at="confirmation" />}
    >
      {again && !actionData && <Notice tone="good">{t('account.confirm.sent')}</Notice>}
      <Island
        name="register-confirmation"
        of={ConfirmForm}
        props={{
          waitS,
          paths: { register: registerPath(lang), contact: infoPath(lang, 'contact') },
          refusal: actionData,
        }}
      />
    </AccountSheet>
  );
}
