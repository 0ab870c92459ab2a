import { redirect } from 'react-router';
import { languageOf, safePath, signInOverPath, signInPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { fieldsOf } from '../page/fields-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/second-step.ts';
import { AccountSheet } from './account-sheet.tsx';
import { CodeField } from './code-field.tsx';
import '../ui/dialog.css';
import './account-dialog.css';

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
  const field = fieldsOf(actionData && { ...actionData, values: {} });
  const lost = actionData?.values.recovery !== undefined;
  return (
    <AccountSheet title={t('account.second.title')} lead={t('account.second.lead')}>
      <ErrorSummary errors={actionData?.errors ?? []} title={t('account.second.refused')} />
      <form method="post" className="stack code-input">
        <CodeField {...field('code')} label={t('account.second.code')} />
        <Button look="primary" wide>
          {t('web.do.logIn')}
        </Button>
      </form>
      <Disclosure title={t('account.second.lost')} open={lost}>
        <form method="post" className="stack">
          <TextField
            {...field('recovery')}
            label={t('account.second.recovery')}
            hint={t('account.second.recoveryHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            required
          />
          <Button wide>{t('account.second.useRecovery')}</Button>
        </form>
      </Disclosure>
      <p>
        <a href={signInPath(lang, to)} data-stay>
          {t('account.second.other')}
        </a>
      </p>
    </AccountSheet>
  );
}
