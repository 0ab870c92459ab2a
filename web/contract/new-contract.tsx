import { data, redirect } from 'react-router';
import { createContract } from '#commands/contract/create-contract.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { dayAfter } from '#domain/calendar.ts';
import { type ContractPackage, contractPackages } from '#domain/contract/contract.choices.ts';
import {
  mayBeCommercial,
  mayBeProduction,
  mayBeProductionLead,
  maySignContracts,
} from '#domain/contract/contract.permissions.ts';
import { copiedOptions } from '#domain/contract/copied-options.ts';
import { daysBetween, proposedOptions } from '#domain/contract/packages.ts';
import { currencies } from '#domain/money.ts';
import type { ContractPerson } from '#read-api/contract/contract-people.ts';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { signInFirst, typedBefore } from '../account/sign-in-first.ts';
import { contractPath, contractsPath, languageOf, newContractPath } from '../addresses/paths.ts';
import { Desk } from '../admin/desk.tsx';
import { useLives } from '../client/arrived.ts';
import { numberIn } from '../edit/form-values.ts';
import { addressOf } from '../page/address-of.ts';
import type { Refused } from '../page/fields-of.ts';
import { guarded } from '../page/guarded.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused, typedIn } from '../page/refused.ts';
import { readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import '../ui/choice.css';
import { DateField } from '../ui/date-field.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Select } from '../ui/select.tsx';
import { Selector } from '../ui/selector.tsx';
import { NumberField, TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/new-contract.ts';
import { AddedOptions } from './added-options.tsx';
import { chosenIn, fieldIn } from './chosen-options.ts';
import { contractStaff, today } from './contract-asked.ts';
import type { SignedPage } from './contract-parts.ts';
import { useContractWords } from './contract-words.ts';
import './contract.css';
import { useFormAnswer } from '../client/form-answer.ts';

const isDay = (said: string): boolean => /^\d{4}-\d\d-\d\d$/.test(said) && !Number.isNaN(Date.parse(said));

/** The company that was chosen from the list, or the one whose number or whole name was typed. */
const companyMeant = async (
  context: Route.LoaderArgs['context'],
  { companyId, company }: { readonly companyId: string; readonly company: string },
  lang: 'fr' | 'en',
): Promise<{ readonly id: number; readonly name: string } | null> => {
  const api = context.get(readApiContext);
  const id = Number(companyId || /^#?(\d{1,9})$/.exec(company.trim())?.[1] || 0);
  if (id > 0) {
    const name = (await api.companyNames([id])).get(id)?.name;
    return name ? { id, name } : null;
  }
  if (!company.trim()) return null;
  const { results } = await api.companyChoice(company, lang);
  const [one] = results.length === 1 ? results : results.filter(({ name }) => name === company.trim());
  return one ? { id: Number(one.id), name: one.name } : null;
};

const year = 365;

/** What is typed already in the copy of a contract; a commercial signs for themselves. */
const valuesOf = ({ terms }: SignedPage, viewer: Viewer, people: readonly ContractPerson[]) => {
  const isThere = people.some((one) => one.id === terms.userCommercial && mayBeCommercial(one));
  return {
    amount: String(terms.amount),
    amountService: String(terms.amountService),
    amountCurrency: terms.amountCurrency,
    clientEmail: terms.clientEmail ?? '',
    userCommercial: isThere && viewer.role !== 'commercial' ? terms.userCommercial : viewer.id,
    userProduction: terms.userProduction ?? '',
    userProductionN1: terms.userProductionN1 ?? '',
  };
};

export const loader = ({ request, context }: Route.LoaderArgs) =>
  guarded({ request, context }, async () => {
    const { viewer, lang } = contractStaff({ request, context }, maySignContracts);
    const { searchParams } = addressOf(request);
    const asked = (name: string): string => searchParams.get(name) ?? '';
    const api = context.get(readApiContext);
    const now = new Date();
    const copy = asked('copy');
    const [found, people] = await Promise.all([
      copy ? api.contractPage(copy, { viewer, now }) : null,
      api.contractPeople(),
    ]);
    const original = found?.status === 'signed' ? found : null;
    const { terms, renewals = 0 } = original ?? {};
    const length = terms && renewals === 0 ? daysBetween(terms.signatureDate, terms.endDate) : year;
    const signatureDate = isDay(asked('signatureDate')) ? asked('signatureDate') : today(now);
    const endDate = isDay(asked('endDate')) ? asked('endDate') : dayAfter(signatureDate, length);
    const initialPackage: ContractPackage =
      contractPackages.find((one) => one === asked('initialPackage')) ?? terms?.initialPackage ?? 'visibility';
    const wasAsked = asked('initialPackage') !== '' || original !== null;
    const typedCompany = { companyId: asked('companyId'), company: asked('company') };
    const isOther = typedCompany.companyId !== '' || typedCompany.company !== '';
    const company = original && !isOther ? original.company : await companyMeant(context, typedCompany, lang);
    const within = { from: signatureDate, end: endDate };
    const options =
      original && initialPackage === original.terms.initialPackage
        ? copiedOptions(original.options, original.terms.signatureDate, within)
        : proposedOptions(initialPackage, signatureDate, endDate).map((one) => ({ ...one, title: null }));
    const currency = company ? await currencyOf(context, company.id) : 'XOF';
    return {
      typed: { company: asked('company'), signatureDate, endDate, initialPackage },
      copy: original?.number ?? '',
      copied: original && valuesOf(original, viewer, people),
      company: company && { id: company.id, name: company.name },
      currency,
      currencies,
      missing: wasAsked && !company,
      proposed: company && wasAsked && endDate > signatureDate ? options : null,
      reversed: endDate <= signatureDate,
      people,
      viewer: viewer.id,
      before: await typedBefore({ request, context, lang }),
    };
  });

const currencyOf = async (context: Route.LoaderArgs['context'], companyId: number): Promise<string> => {
  const api = context.get(readApiContext);
  const page = await api.ownCompanyPage(companyId, new Date());
  return page ? ((await api.countryCurrency(page.place.country)) ?? 'XOF') : 'XOF';
};

/** What was typed: of the options, all that were kept and all of their days. */
const typedWith = (form: FormData): Readonly<Record<string, string>> => {
  const days = [...new Set(form.keys())].filter((name) => name.startsWith('dates-'));
  return {
    ...typedIn(form),
    kept: form.getAll('kept').join('\n'),
    ...Object.fromEntries(days.map((name) => [name, form.getAll(name).join('\n')])),
  };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  if (!context.get(viewerContext))
    throw await signInFirst({ request, context, lang }, form, { typed: typedWith(form) });
  contractStaff({ request, context }, maySignContracts);
  const said = (name: string): string => String(form.get(name) ?? '').trim();
  const orNull = (name: string): string | null => said(name) || null;
  const chosen = chosenIn(form);
  try {
    const { id } = await context.get(sendContext)(
      createContract,
      {
        companyId: Number(said('companyId')),
        initialPackage: said('initialPackage'),
        signatureDate: said('signatureDate'),
        endDate: said('endDate'),
        amount: numberIn(said('amount')) ?? undefined,
        amountService: numberIn(said('amountService')) ?? 0,
        amountCurrency: said('amountCurrency'),
        clientEmail: orNull('clientEmail'),
        userCommercial: said('userCommercial') || undefined,
        userProduction: orNull('userProduction'),
        userProductionN1: orNull('userProductionN1'),
        options: chosen.map(({ option }) => option),
      },
      { key: said('form') },
    );
    return redirect(contractPath(lang, String(id), { did: 'sign' }), 303);
  } catch (error) {
    const { data: why, init } = refused(context, error, lang, form);
    const errors = why.errors.map((one) => ('field' in one ? { ...one, field: fieldIn(chosen, one.field) } : one));
    return data({ ...why, errors, values: typedWith(form) }, init ?? {});
  }
};

export const headers = privately;

export const meta = privatePage('contracts.new', 'contracts.title');

type Loaded = Route.ComponentProps['loaderData'];

/** First the company, the package and the dates: they say what is included, and when. */
const Begin = ({
  typed,
  copy,
  company,
  missing,
  reversed,
}: Pick<Loaded, 'typed' | 'copy' | 'company' | 'missing' | 'reversed'>) => {
  const { t, lang } = useText();
  const lives = useLives();
  const { packageOf } = useContractWords();
  return (
    <form action={newContractPath(lang)} className="card pad stack">
      {copy && <input type="hidden" name="copy" value={copy} />}
      <Selector
        name="company"
        label={t('contracts.company')}
        hint={t('admin.filter.companyHint')}
        source="/ajax/company-choice"
        identifies="companyId"
        defaultValue={company?.name ?? typed.company}
        error={missing ? t('contracts.company.unclear') : undefined}
        clearable
      />
      <input type="hidden" name="companyId" defaultValue={lives ? (company?.id ?? '') : ''} key={company?.id ?? ''} />
      <div className="contract-filters">
        <Select
          id="begin-package"
          name="initialPackage"
          label={t('contract.field.initialPackage')}
          defaultValue={typed.initialPackage}
          options={contractPackages.map((value) => ({ value, label: packageOf(value) }))}
        />
        <DateField
          id="begin-signatureDate"
          name="signatureDate"
          label={t('contract.field.signatureDate')}
          defaultValue={typed.signatureDate}
          required
        />
        <DateField
          id="begin-endDate"
          name="endDate"
          label={t('contract.field.endDate')}
          defaultValue={typed.endDate}
          error={reversed ? t('contracts.dates.reversed') : undefined}
          required
        />
      </div>
      <div className="row">
        <Button look={company ? 'tonal' : 'primary'}>{t('contracts.propose')}</Button>
      </div>
    </form>
  );
};

/** What the summary of what is wrong calls the fields that are typed or chosen. */
const labels = {
  amount: 'contract.field.amount',
  amountService: 'contract.field.amountService',
  clientEmail: 'contract.field.clientEmail',
  userCommercial: 'contract.field.userCommercial',
  userProduction: 'contract.field.userProduction',
  userProductionN1: 'contract.field.userProductionN1',
} as const;

/** A new contract: the package proposes its options and their days, which can be changed before it is signed. */
export default function NewContract({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const { typed, copy, copied, company, currency, proposed, people, viewer, before } = loaderData;
  const { t, lang } = useText();
  const lives = useLives();
  const { optionOf } = useContractWords();
  const back: Readonly<Record<string, string>> = actionData?.values ?? before ?? copied ?? {};
  const kept = back.kept?.split('\n');
  const refusal: Refused | undefined = actionData;
  const errorOf = (field: string) => refusal?.errors.find((one) => one.field === field)?.message;
  const named = (one: Refused['errors'][number]) => {
    const label = one.field && Object.hasOwn(labels, one.field) && labels[one.field as keyof typeof labels];
    return label ? { ...one, message: t('web.form.ofField', { label: t(label), message: one.message }) } : one;
  };
  const who = (name: string, label: string, mayBe: typeof mayBeCommercial, now: string, optional = true) => (
    <Select
      name={name}
      label={label}
      {...(optional && { placeholder: t('contracts.nobody') })}
      defaultValue={back[name] ?? now}
      error={errorOf(name)}
      options={people.filter(mayBe).map(({ id, name: label }) => ({ value: id, label }))}
    />
  );
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <PageHead
          title={t('contracts.new')}
          lead={copy ? t('contracts.new.copied', { number: copy }) : t('contracts.new.lead')}
          crumbs={[{ name: t('contracts.title'), href: contractsPath(lang) }]}
        />
        <ErrorSummary errors={(refusal?.errors ?? []).map(named)} />
        <Begin {...loaderData} />
        {company && proposed && (
          <form method="post" className="stack" key={JSON.stringify(typed)} noValidate={lives}>
            {Object.entries(typed).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input type="hidden" name="companyId" value={company.id} />
            <Card title={t('contracts.included')}>
              {proposed.length === 0 && <Notice>{t('contracts.included.none')}</Notice>}
              {proposed.map(({ kind, title, dates }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what is proposed keeps its place, and may be there twice
                <fieldset key={index} className="stack">
                  {title && <input type="hidden" name={`title-${index}`} value={title} />}
                  <legend className="choice field">
                    <label>
                      <input
                        type="checkbox"
                        name="kept"
                        value={`${index} ${kind}`}
                        defaultChecked={kept?.includes(`${index} ${kind}`) ?? true}
                      />
                      <span dir="auto">{optionOf(kind, title)}</span>
                    </label>
                  </legend>
                  <div className="contract-dates">
                    {dates.map((date, time) => (
                      <DateField
                        // biome-ignore lint/suspicious/noArrayIndexKey: as above
                        key={time}
                        id={`dates-${index}-${time}`}
                        name={`dates-${index}`}
                        label={t('contracts.time', { number: time + 1 })}
                        defaultValue={back[`dates-${index}`]?.split('\n')[time] ?? date}
                        error={errorOf(`dates-${index}-${time}`)}
                      />
                    ))}
                  </div>
                </fieldset>
              ))}
              <AddedOptions back={back} errorOf={errorOf} isAll={proposed.length === 0} />
            </Card>
            <Card title={t('contracts.money')}>
              <div className="contract-filters">
                <NumberField
                  name="amount"
                  label={t('contract.field.amount')}
                  defaultValue={back.amount}
                  error={errorOf('amount')}
                  required
                />
                <NumberField
                  name="amountService"
                  label={t('contract.field.amountService')}
                  defaultValue={back.amountService ?? '0'}
                  error={errorOf('amountService')}
                />
                <Select
                  name="amountCurrency"
                  label={t('contract.field.amountCurrency')}
                  defaultValue={back.amountCurrency ?? currency}
                  options={loaderData.currencies.map((value) => ({ value, label: value }))}
                />
              </div>
            </Card>
            <Card title={t('contracts.people')}>
              <div className="contract-filters">
                {who('userCommercial', t('contract.field.userCommercial'), mayBeCommercial, viewer, false)}
                {who('userProduction', t('contract.field.userProduction'), mayBeProduction, '')}
                {who('userProductionN1', t('contract.field.userProductionN1'), mayBeProductionLead, '')}
                <div className="contract-wide">
                  <TextField
                    name="clientEmail"
                    type="email"
                    label={t('contract.field.clientEmail')}
                    defaultValue={back.clientEmail}
                    error={errorOf('clientEmail')}
                    autoComplete="off"
                    optional
                  />
                </div>
              </div>
            </Card>
            {before && !actionData && <ResumeNotice />}
            <div className="row">
              <Button look="primary" icon="check">
                {t('contracts.sign')}
              </Button>
              <LinkButton look="ghost" href={contractsPath(lang)}>
                {t('web.do.cancel')}
              </LinkButton>
            </div>
          </form>
        )}
      </main>
    </Desk>
  );
}
