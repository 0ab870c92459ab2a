import { redirect } from 'react-router';
import { languageOf, registerConfirmationPath, registerOverPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, readApiContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import type { Route } from './+types/register-company.ts';
import { AccountSheet } from './account-sheet.tsx';
import { CompanyChoice, companyChoices } from './company-choice.tsx';
import { registrationForm } from './registration-form.ts';
import { Steps } from './steps.tsx';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const url = addressOf(request);
  const lang = languageOf(url.pathname);
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
  const { t } = useText();
  const form = registrationForm(t, 'company');
  return (
    <AccountSheet
      title={t('account.company.title', { firstname })}
      lead={t('account.company.lead')}
      above={<Steps at="company" />}
    >
      <ErrorSummary errors={actionData?.errors ?? []} />
      <CompanyChoice
        choices={choices}
        refusal={actionData}
        form={form}
        joinLabel={t('account.company.join')}
        createLabel={t('account.company.createGo')}
      />
      <form method="post" {...form}>
        <Button look="line" wide name="choice" value="none">
          {t('account.company.none')}
        </Button>
      </form>
    </AccountSheet>
  );
}
