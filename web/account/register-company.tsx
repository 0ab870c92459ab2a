import { redirect } from 'react-router';
import { privateHead } from '../head.ts';
import { languageOf, registerConfirmationPath, registerPath } from '../paths.ts';
import { fieldsOf, refused } from '../refused.ts';
import { accountsContext, readApiContext } from '../server-context.ts';
import { textOf, useText } from '../text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/register-company.ts';
import { AccountSheet } from './account-sheet.tsx';
import { registrationForm } from './registration-form.ts';
import { Steps } from './steps.tsx';

type Found = { readonly id: number; readonly name: string; readonly place: string };

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const url = new URL(request.url);
  const lang = languageOf(url.pathname);
  const draft = await context.get(accountsContext).draft();
  if (!draft) throw redirect(registerPath(lang));
  const api = context.get(readApiContext);
  const what = url.searchParams.get('company')?.trim().slice(0, 100) ?? '';
  const [tree, area, answer] = await Promise.all([
    api.categoriesTree(lang),
    api.countries(lang),
    what ? api.searchCompanies({ what, where: '', sort: 'relevance', page: 1, lang, at: new Date() }) : null,
  ]);
  const found = (answer?.results ?? []).slice(0, 6).map(({ id, name, district, city, country }) => ({
    id,
    name,
    place: [district, city, country].filter(Boolean).join(', '),
  }));
  return { what, found, countries: area.countries, categories: tree.results, firstname: draft.profile.firstname };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const lang = languageOf(new URL(request.url).pathname);
  const form = await request.formData();
  try {
    await context.get(accountsContext).registerCompany(Object.fromEntries(form), lang);
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(registerConfirmationPath(lang), 303);
};

export const meta = ({ location }: Route.MetaArgs) =>
  privateHead(textOf(languageOf(location.pathname)).t('account.company.title'));

const Listed = ({ what, found }: { readonly what: string; readonly found: readonly Found[] }) => {
  const { t } = useText();
  if (!what) return null;
  if (found.length === 0) return <p>{t('account.company.notFound', { what })}</p>;
  return (
    <form method="post" className="stack" {...registrationForm(t, 'company')}>
      <input type="hidden" name="choice" value="join" />
      <RadioGroup
        name="companyId"
        label={t('account.company.which')}
        options={found.map(({ id, name, place }) => ({ value: String(id), label: name, hint: place }))}
        required
      />
      <Button look="primary" wide>
        {t('account.company.join')}
      </Button>
    </form>
  );
};

export default function RegisterCompany({ loaderData, actionData }: Route.ComponentProps) {
  const { what, found, countries, categories, firstname } = loaderData;
  const { t } = useText();
  const field = fieldsOf(actionData, { name: what });
  const creating = actionData?.values.choice === 'create' || (what !== '' && found.length === 0);
  return (
    <AccountSheet
      title={t('account.company.title', { firstname })}
      lead={t('account.company.lead')}
      above={<Steps at="company" />}
    >
      <ErrorSummary errors={actionData?.errors ?? []} />
      <form method="post" {...registrationForm(t, 'company')}>
        <Button look="primary" wide name="choice" value="none">
          {t('account.company.none')}
        </Button>
      </form>
      <section className="account-other stack">
        <h2>{t('account.company.mine')}</h2>
        <form className="stack">
          <TextField
            name="company"
            label={t('account.company.search')}
            hint={t('account.company.searchHint')}
            defaultValue={what}
            autoComplete="organization"
            required
          />
          <Button wide>{t('account.company.find')}</Button>
        </form>
        <Listed what={what} found={found} />
      </section>
      <Disclosure title={t('account.company.create')} open={creating}>
        <form method="post" className="stack" {...registrationForm(t, 'company')}>
          <input type="hidden" name="choice" value="create" />
          <TextField {...field('name')} label={t('account.company.name')} autoComplete="organization" required />
          <Select
            {...field('category')}
            label={t('account.company.category')}
            placeholder={t('account.company.choose')}
            required
          >
            {categories.map(({ id, name, children }) => (
              <optgroup key={id} label={name}>
                {children.map((child) => (
                  <option key={child.id} value={child.id}>
                    {child.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
          <Select
            {...field('country')}
            label={t('account.company.country')}
            placeholder={t('account.company.choose')}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            required
          />
          <TextField {...field('city')} label={t('account.company.city')} autoComplete="address-level2" required />
          <Button look="primary" wide>
            {t('account.company.createGo')}
          </Button>
        </form>
      </Disclosure>
    </AccountSheet>
  );
}
