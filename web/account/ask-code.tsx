import { redirect } from 'react-router';
import { languageOf, mailedCodePath, safePath } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/ask-code.ts';
import { AccountSheet } from './account-sheet.tsx';
import { firstPage } from './first-page.ts';
import { SignInOnPage } from './sign-in-on-page.tsx';
import { signInPaths } from './sign-in-paths.ts';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = addressOf(request);
  const to = safePath(searchParams.get('to'), '');
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(firstPage(to, viewer), 303);
  const asked = await context.get(accountsContext).askedCode();
  return { to, asked: asked && { email: asked.email, waitS: 0 }, over: searchParams.has('over') };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  try {
    await context.get(accountsContext).askCode(String(form.get('email') ?? ''), safePath(form.get('to'), ''));
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(mailedCodePath(lang), 303);
};

export const meta = privatePage('account.askCode.title', 'account.login.title');

/** The way in without a password: the address that a code goes to. */
export default function AskCode({ loaderData: { to, asked, over }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const onwards = actionData?.values.to ?? to;
  return (
    <AccountSheet title={t('account.askCode.title')} lead={t('account.askCode.lead')}>
      {over && !actionData && <Notice tone="warn">{t('account.askCode.over')}</Notice>}
      <Island
        name="sign-in"
        of={SignInOnPage}
        props={{ step: 'ask', code: asked, to: onwards, paths: signInPaths(lang, onwards), refusal: actionData }}
      />
    </AccountSheet>
  );
}
