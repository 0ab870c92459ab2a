import { redirect } from 'react-router';
import { languageOf, registerPath, secondStepPath, sessionsPath, signInPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { privateHead } from '../page/head.ts';
import { accountsContext, problemContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/check-outside.ts';
import { AccountSheet } from './account-sheet.tsx';

/** Where the provider sends the browser back to. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { pathname, searchParams } = addressOf(request);
  const lang = languageOf(pathname);
  const accounts = context.get(accountsContext);
  try {
    const { outcome, to } = await accounts.finishOutside(searchParams);
    // that page knows who is in, and leads on
    if (outcome === 'in') return redirect(signInPath(lang, to), 303);
    if (outcome === 'second') return redirect(secondStepPath(lang, to), 303);
    if (outcome === 'linked') return redirect(sessionsPath(lang), 303);
    return { refused: null, to, name: accounts.outside ?? '' };
  } catch (error) {
    const { status, message } = context.get(problemContext)(error, lang);
    if (status === 404) throw new Response(null, { status });
    return { refused: message, to: '', name: accounts.outside ?? '' };
  }
};

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const { t } = textOf(languageOf(location.pathname));
  return privateHead(loaderData ? t('account.outside.title', { name: loaderData.name }) : t('account.login.title'));
};

export default function CheckOutside({ loaderData: { refused, to, name } }: Route.ComponentProps) {
  const { t, lang } = useText();
  return (
    <AccountSheet title={t('account.outside.title', { name })}>
      {refused ? <Notice tone="bad">{refused}</Notice> : <p>{t('account.outside.unknown', { name })}</p>}
      <LinkButton href={signInPath(lang, to)} look="primary" wide>
        {t('web.do.logIn')}
      </LinkButton>
      <LinkButton href={registerPath(lang, to)} wide>
        {t('web.do.register')}
      </LinkButton>
    </AccountSheet>
  );
}
