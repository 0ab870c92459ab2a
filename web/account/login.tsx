import { redirect } from 'react-router';
import { languageOf, safePath, secondStepPath, signInPath } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { addressOf } from '../page/address-of.ts';
import { privateHead } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, viewerContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/login.ts';
import { AccountSheet } from './account-sheet.tsx';
import { firstPage } from './first-page.ts';
import { SignInOnPage } from './sign-in-on-page.tsx';
import { signInPaths } from './sign-in-paths.ts';

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
  const onwards = actionData?.values.to ?? to;
  return (
    <AccountSheet title={t('account.login.title')} lead={onwards ? t('account.login.needed') : t('account.login.lead')}>
      {reset && <Notice tone="good">{t('account.login.wasReset')}</Notice>}
      {over && !actionData && <Notice tone="warn">{t('account.login.over')}</Notice>}
      <Island
        name="sign-in"
        of={SignInOnPage}
        props={{
          step: 'password',
          code: null,
          to: onwards,
          paths: signInPaths(lang, onwards, outside),
          refusal: actionData,
        }}
      />
    </AccountSheet>
  );
}
