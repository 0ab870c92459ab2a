import { redirect } from 'react-router';
import {
  createCompanyPath,
  infoPath,
  languageOf,
  memberHomePath,
  registerCompanyPath,
  safePath,
  signInPath,
} from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { addressOf } from '../page/address-of.ts';
import { privateHead } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, viewerContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/register.ts';
import { AccountSheet } from './account-sheet.tsx';
import { RegisterForm } from './register-form.tsx';
import { Steps } from './steps.tsx';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const accounts = context.get(accountsContext);
  const { pathname, searchParams } = addressOf(request);
  const to = safePath(searchParams.get('to'), '');
  const lang = languageOf(pathname);
  const forCompany = searchParams.get('for') === 'company';
  if (context.get(viewerContext)) throw redirect(to || (forCompany ? createCompanyPath(lang) : memberHomePath(lang)));
  const draft = await accounts.draft();
  const { firstname, lastname, email } = draft?.profile ?? {};
  return {
    forCompany,
    to: to || draft?.to || '',
    before: draft ? { firstname, lastname, email } : null,
    min: accounts.passwordMin,
    over: searchParams.has('over'),
  };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  try {
    const proof = { altcha: form.get('altcha'), website: form.get('website') };
    const profile = { ...Object.fromEntries(form), language: lang };
    await context.get(accountsContext).registerProfile(profile, proof, safePath(form.get('to'), ''));
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(registerCompanyPath(lang), 303);
};

export const meta = ({ location, loaderData }: Route.MetaArgs) => {
  const { t } = textOf(languageOf(location.pathname));
  return privateHead(t(loaderData?.forCompany ? 'web.do.addCompany' : 'account.register.title'));
};

export default function Register({
  loaderData: { to, before, min, forCompany, over },
  actionData,
}: Route.ComponentProps) {
  const { t, lang } = useText();
  const known = Object.fromEntries(Object.entries(before ?? {}).map(([name, value]) => [name, value ?? '']));
  const onwards = actionData?.values.to ?? to;
  return (
    <AccountSheet
      title={t(forCompany ? 'web.do.addCompany' : 'account.register.title')}
      lead={t(forCompany ? 'account.register.companyLead' : 'account.register.lead')}
      above={<Steps at="profile" />}
    >
      {over && !actionData && <Notice tone="warn">{t('account.register.over')}</Notice>}
      <Island
        name="register-profile"
        of={RegisterForm}
        props={{
          to: onwards,
          before: known,
          min,
          paths: {
            terms: infoPath(lang, 'terms'),
            privacy: infoPath(lang, 'privacy'),
            contact: infoPath(lang, 'contact'),
          },
          refusal: actionData,
        }}
        now
      />
      <p>
        {t('account.register.already')} <a href={signInPath(lang, onwards)}>{t('web.do.logIn')}</a>
      </p>
    </AccountSheet>
  );
}
