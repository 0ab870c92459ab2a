import { data, redirect } from 'react-router';
import { askCodePath, languageOf, safePath, secondStepPath, signInPath } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/mailed-code.ts';
import { AccountSheet } from './account-sheet.tsx';
import { firstPage } from './first-page.ts';
import { SignInOnPage } from './sign-in-on-page.tsx';
import { signInPaths } from './sign-in-paths.ts';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { pathname, searchParams } = addressOf(request);
  const asked = await context.get(accountsContext).askedCode();
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(firstPage(asked?.to, viewer), 303);
  if (!asked) throw redirect(`${askCodePath(languageOf(pathname))}?over`, 303);
  const code = { email: asked.email, waitS: await context.get(accountsContext).codeWaitS() };
  const shown = { code, to: asked.to, again: searchParams.has('sent') };
  return data(shown, { headers: { 'Cache-Control': 'no-store' } }); // it names an address
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { pathname } = addressOf(request);
  const lang = languageOf(pathname);
  const form = await request.formData();
  const accounts = context.get(accountsContext);
  const to = safePath(form.get('to'), '');
  try {
    if (form.has('resend')) {
      await accounts.askCodeAgain();
      return redirect(`${pathname}?sent`, 303);
    }
    const step = await accounts.signInByCode(String(form.get('code') ?? ''), to, lang);
    return redirect(step === 'second' ? secondStepPath(lang, to) : signInPath(lang, to), 303); // which leads on
  } catch (error) {
    return refused(context, error, lang, form);
  }
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = privatePage('account.mailedCode.title', 'account.login.title');

/** The code that was mailed, typed or pasted in the browser that asked for it. */
export default function MailedCode({ loaderData: { code, to, again }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  return (
    <AccountSheet title={t('account.mailedCode.title')} lead={t('account.mailedCode.lead', { email: code.email })}>
      {again && !actionData && <Notice tone="good">{t('account.mailedCode.sent')}</Notice>}
      <Island
        name="sign-in"
        of={SignInOnPage}
        props={{
          step: 'code',
          code,
          to,
          paths: signInPaths(lang, to),
          refusal: actionData && { ...actionData, values: {} },
        }}
      />
    </AccountSheet>
  );
}
