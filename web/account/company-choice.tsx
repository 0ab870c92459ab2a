import type { FormHTMLAttributes, ReactNode, RefObject } from 'react';
import type { Language } from '#domain/language.ts';
import type { CategoriesTree } from '#read-api/category/categories-tree.ts';
import type { ReadApi } from '#read-api/read-api.ts';
import { fieldsOf, type Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { Select } from '../ui/select.tsx';
import { Selector } from '../ui/selector.tsx';
import { SelectorOf } from '../ui/selector-of.tsx';
import { TextField } from '../ui/text-field.tsx';

const foundAtMost = 6;

/** What the forms of a company offer: categories, countries, and the listed companies that are called like `company`. */
export const companyChoices = async (api: ReadApi, url: URL, lang: Language) => {
  const what = url.searchParams.get('company')?.trim().slice(0, 100) ?? '';
  const [tree, area, answer] = await Promise.all([
    api.categoriesTree(lang),
    api.countries(lang),
    what ? api.searchCompanies({ what, where: '', sort: 'relevance', page: 1, lang, at: new Date() }) : null,
  ]);
  const found = (answer?.results ?? []).slice(0, foundAtMost).map(({ id, name, district, city, country }) => ({
    id,
    name,
    place: [district, city, country].filter(Boolean).join(', '),
  }));
  return { what, found, countries: area.countries, categories: tree.results };
};

export type Choices = Awaited<ReturnType<typeof companyChoices>>;

type Props = {
  readonly choices: Choices;
  readonly refusal?: Refused | undefined;
  /** What was typed before a log-in, or could not be added with a registration. */
  readonly typed?: Readonly<Record<string, string>> | null;
  /** What both forms carry: how they are sent in place. */
  readonly form?: Pick<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onInput' | 'onBlur' | 'noValidate'>;
  /** Stands at the head of the form of a new one: what was typed there before. */
  readonly draft?: ReactNode;
  readonly createForm?: RefObject<HTMLFormElement | null>;
  /** What its fields say, where the form knows better than the page that came. */
  readonly field?: ReturnType<typeof fieldsOf>;
  /** Makes it one request however often a form is sent. */
  readonly requestKey?: string;
  readonly joinLabel: string;
  readonly createLabel: string;
};

const Key = ({ value }: { readonly value: string | undefined }) =>
  value ? <input type="hidden" name="key" value={value} /> : null;

const Listed = ({ choices: { what, found }, form, requestKey, joinLabel }: Props) => {
  const { t } = useText();
  if (!what) return null;
  if (found.length === 0) return <p role="status">{t('account.company.notFound', { what })}</p>;
  return (
    <form method="post" className="stack" {...form}>
      <input type="hidden" name="choice" value="join" />
      <Key value={requestKey} />
      <RadioGroup
        name="companyId"
        label={t('account.company.which')}
        options={found.map(({ id, name, place }) => ({ value: String(id), label: name, hint: place }))}
        required
      />
      <Button look="primary" wide>
        {joinLabel}
      </Button>
    </form>
  );
};

const Categories = ({ categories }: { readonly categories: CategoriesTree['results'] }) =>
  categories.map(({ id, name, children }) => (
    <optgroup key={id} label={name}>
      {children.map((child) => (
        <option key={child.id} value={child.id}>
          {child.name}
        </option>
      ))}
    </optgroup>
  ));

/** Finds one's company among those that are listed, or lists it: a search first, so that none is there twice. */
export const CompanyChoice = (props: Props) => {
  const { choices, refusal, typed, form, requestKey, createLabel, draft, createForm } = props;
  const { what, found, countries, categories } = choices;
  const { t } = useText();
  const field = props.field ?? fieldsOf(refusal, typed ?? { name: what });
  const creating =
    refusal?.values.choice === 'create' || typed?.choice === 'create' || (what !== '' && found.length === 0);
  return (
    <>
      <section className="account-other stack">
        <h2>{t('account.company.mine')}</h2>
        <form className="stack">
          <TextField
            name="company"
            label={t('account.company.name')}
            hint={t('account.company.searchHint')}
            defaultValue={what}
            autoComplete="organization"
            required
          />
          <Button wide>{t('web.do.search')}</Button>
        </form>
        <Listed {...props} />
      </section>
      <Disclosure title={t('account.company.addNew')} open={creating}>
        <form method="post" className="stack" ref={createForm} {...form}>
          {draft}
          <input type="hidden" name="choice" value="create" />
          <Key value={requestKey} />
          <TextField {...field('name')} label={t('account.company.name')} autoComplete="organization" required />
          <Select
            {...field('country')}
            label={t('account.company.country')}
            placeholder={t('web.do.choose')}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            required
          />
          <Selector
            {...field('city')}
            label={t('account.company.city')}
            source="/ajax/city-choice"
            within="country=country"
            autoComplete="address-level2"
            clearable
            required
          />
          <SelectorOf
            {...field('category')}
            label={t('account.company.category')}
            source="/ajax/category-choice"
            context="company"
            placeholder={t('web.do.choose')}
            required
          >
            <Categories categories={categories} />
          </SelectorOf>
          <p className="muted small">{t('account.company.waits')}</p>
          <Button look="primary" wide>
            {createLabel}
          </Button>
        </form>
      </Disclosure>
    </>
  );
};
