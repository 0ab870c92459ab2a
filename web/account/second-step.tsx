import { redirect } from 'react-router';
import { languageOf, safePath, signInOverPath, signInPath } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import type { Route } from './+types/second-step.ts';
import { AccountSheet } from './account-sheet.tsx';
import { SignInOnPage } from './sign-in-on-page.tsx';
import { signInPaths } from './sign-in-paths.ts';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { pathname, searchParams } = addressOf(request);
  const to = safePath(searchParams.get('to'), '');
  if (!(await context.get(accountsContext).halfWay())) throw redirect(signInOverPath(languageOf(pathname), to), 303);
  return { to };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  const recovery = form.get('recovery');
  const proof = recovery === null ? { code: String(form.get('code') ?? '') } : { recovery: String(recovery) };
  try {
    const { to } = await context.get(accountsContext).passSecond(proof);
    return redirect(signInPath(lang, safePath(to, '')), 303); // which knows who is in, and leads on
  } catch (error) {
    return refused(context, error, lang, form);
  }
};

export const meta = privatePage('account.second.title', 'account.login.title');

/** The second half of a log-in: a code of one's own device. */
export default function SecondStep({ loaderData: { to }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const refusal = actionData && { ...actionData, values: {} };
  return (
    <AccountSheet title={t('account.second.title')} lead={t('account.second.lead')}>
      <Island
        name="sign-in"
        of={SignInOnPage}
        props={{ step: 'second', code: null, to, paths: signInPaths(lang, to), refusal }}
      />
    </AccountSheet>
  );
}
