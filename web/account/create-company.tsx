import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { languageOf, ownCompaniesPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { privateHead } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, readApiContext, viewerContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import type { Route } from './+types/create-company.ts';
import { AccountSheet } from './account-sheet.tsx';
import { CompanyChoice, companyChoices } from './company-choice.tsx';
import { ResumeNotice } from './resume-notice.tsx';
import { signInFirst, typedBefore, viewerOrSignIn } from './sign-in-first.ts';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const url = addressOf(request);
  const lang = languageOf(url.pathname);
  viewerOrSignIn({ request, context, lang });
  const typed = await typedBefore({ request, context, lang });
  return { choices: await companyChoices(context.get(readApiContext), url, lang), typed, key: randomUUID() };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { pathname } = addressOf(request);
  const lang = languageOf(pathname);
  const form = await request.formData();
  if (!context.get(viewerContext)) return signInFirst({ request, context, lang }, form, { to: pathname });
  const { key, ...company } = Object.fromEntries(form);
  try {
    return redirect(ownCompaniesPath(lang, await context.get(accountsContext).addCompany(company, String(key))), 303);
  } catch (error) {
    return refused(context, error, lang, form);
  }
};

export const meta = ({ location }: Route.MetaArgs) =>
  privateHead(textOf(languageOf(location.pathname)).t('web.do.addCompany'));

/** Where somebody with an account adds a company, or asks to manage one that is listed. */
export default function CreateCompany({ loaderData: { choices, typed, key }, actionData }: Route.ComponentProps) {
  const { t } = useText();
  return (
    <AccountSheet title={t('web.do.addCompany')} lead={t('account.company.addLead')}>
      {typed && !actionData && <ResumeNotice />}
      <ErrorSummary errors={actionData?.errors ?? []} />
      <CompanyChoice
        choices={choices}
        refusal={actionData}
        typed={typed}
        requestKey={actionData?.values.key ?? key}
        joinLabel={t('account.company.join')}
        createLabel={t('web.do.addCompany')}
      />
    </AccountSheet>
  );
}
