import { redirect } from 'react-router';
import { languageOf, mailedCodePath, safePath, signInPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { fieldsOf } from '../page/fields-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/ask-code.ts';
import { AccountSheet } from './account-sheet.tsx';
import { firstPage } from './first-page.ts';
import '../ui/dialog.css';
import './account-dialog.css';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = addressOf(request);
  const to = safePath(searchParams.get('to'), '');
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(firstPage(to, viewer), 303);
  const asked = await context.get(accountsContext).askedCode();
  return { to, asked: asked !== null, over: searchParams.has('over') };
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
  const field = fieldsOf(actionData);
  const onwards = actionData?.values.to ?? to;
  return (
    <AccountSheet title={t('account.askCode.title')} lead={t('account.askCode.lead')}>
      {over && !actionData && <Notice tone="warn">{t('account.askCode.over')}</Notice>}
      <ErrorSummary errors={actionData?.errors ?? []} title={t('account.askCode.refused')} />
      <form method="post" className="stack" data-kept data-asks-code>
        <input type="hidden" name="to" value={onwards} />
        <TextField {...field('email')} type="email" autoComplete="username" label={t('account.email')} required />
        <Button look="primary" wide>
          {t('account.askCode.go')}
        </Button>
      </form>
      <p className="row between">
        <a href={signInPath(lang, onwards)} data-stay>
          {t('account.askCode.password')}
        </a>
        {asked && (
          <a href={mailedCodePath(lang)} data-stay>
            {t('account.askCode.have')}
          </a>
        )}
      </p>
    </AccountSheet>
  );
}
