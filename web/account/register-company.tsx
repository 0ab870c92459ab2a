import { redirect } from 'react-router';
import {
  infoPath,
  languageOf,
  memberHomePath,
  registerConfirmationPath,
  registerOverPath,
} from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, readApiContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import type { Route } from './+types/register-company.ts';
import { AccountSheet } from './account-sheet.tsx';
import { companyChoices } from './company-choice.tsx';
import { RegisterCompanyForm } from './register-company-form.tsx';
import { Steps } from './steps.tsx';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const url = addressOf(request);
  const lang = languageOf(url.pathname);
  if (context.get(viewerContext)) throw redirect(memberHomePath(lang));
  const draft = await context.get(accountsContext).draft();
  if (!draft) throw redirect(registerOverPath(lang));
  const choices = await companyChoices(context.get(readApiContext), url, lang);
  return { choices, firstname: draft.profile.firstname };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  try {
    await context.get(accountsContext).registerCompany(Object.fromEntries(form), lang);
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(registerConfirmationPath(lang), 303);
};

export const meta = privatePage('account.company.title', 'account.register.title');

export default function RegisterCompany({ loaderData: { choices, firstname }, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  return (
    <AccountSheet
      title={t('account.company.title', { firstname })}
      lead={t('account.company.lead')}
      above={<Steps at="company" />}
    >
      <Island
        name="register-company"
        of={RegisterCompanyForm}
        props={{ choices, contact: infoPath(lang, 'contact'), refusal: actionData }}
        now
      />
    </AccountSheet>
  );
}
