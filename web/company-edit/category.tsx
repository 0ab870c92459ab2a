import { data, redirect } from 'react-router';
import { askCategoryChange, cancelCategoryChange } from '#commands/company/category-change.commands.ts';
import { chooseCompanyCategory } from '#commands/company/company.commands.ts';
import { signInFirst, typedBefore } from '../account/sign-in-first.ts';
import { editCompanyPath, languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/category.ts';
import { CategoryForm } from './category-form.tsx';
import { CategoryRequestState, CategoryTrail } from './category-request.tsx';
import { CompanyFrame } from './company-frame.tsx';
import { companyAsked, draftOf, keptOf } from './company-section.ts';

const outcomes = ['choose', 'ask', 'cancel'] as const;

export const loader = async (args: Route.LoaderArgs) => {
  const { company, lang } = await companyAsked(args, 'category');
  const { id, name, slug, category, wasApproved, versions } = company;
  const api = args.context.get(readApiContext);
  const draft = draftOf(id, 'category');
  const [shown, tree, typed, kept] = await Promise.all([
    api.companyCategory(id, category),
    api.categoriesTree(lang),
    typedBefore({ ...args, lang }),
    keptOf(args, draft),
  ]);
  const did = addressOf(args.request).searchParams.get('did');
  return {
    company: { id, name, slug },
    ...shown,
    category,
    wasApproved,
    version: versions.category,
    categories: tree.results,
    typed,
    draft,
    kept,
    did: outcomes.find((one) => one === did) ?? null,
  };
};

export const action = async (args: Route.ActionArgs) => {
  const { request, context } = args;
  const form = await request.formData();
  const lang = languageOf(addressOf(request).pathname);
  if (!context.get(viewerContext)) return signInFirst({ request, context, lang }, form);
  const { company } = await companyAsked(args, 'category');
  const send = context.get(sendContext);
  const companyId = company.id;
  const did = outcomes.find((one) => one === form.get('do'));
  if (!did) throw data(null, { status: 400 });
  const newCategory = String(form.get('newCategory') ?? '');
  const changeReason = String(form.get('changeReason') ?? '');
  const acts: Readonly<Record<(typeof outcomes)[number], () => Promise<unknown>>> = {
    choose: () => send(chooseCompanyCategory, { companyId, category: newCategory, edited: Number(form.get('edited')) }),
    ask: () => send(askCategoryChange, { companyId, newCategory, changeReason }),
    cancel: () => send(cancelCategoryChange, { companyId, requestId: form.get('request') }),
  };
  try {
    await acts[did]();
  } catch (error) {
    return refused(context, error, lang, form);
  }
  await context.get(accountsContext).endFormDraft(draftOf(companyId, 'category'));
  return redirect(`${editCompanyPath(lang, company, 'category')}?did=${did}`, 303);
};

export const meta = privatePage('company.facts.category', 'account.companies.title');

/** The category of a company's page: chosen at once before the page is approved, asked for afterwards. */
export default function Category({ loaderData, actionData }: Route.ComponentProps) {
  const { company, current, request, wasApproved, did, ...form } = loaderData;
  const { t } = useText();
  const isPending = request !== null && request.outcome === null;
  return (
    <CompanyFrame
      company={company}
      part="category"
      title={t('company.facts.category')}
      lead={t(wasApproved ? 'edit.category.lead.asked' : 'edit.category.lead.free')}
    >
      <ErrorSummary errors={actionData?.errors ?? []} />
      {did && !actionData && (
        <Notice key={did} tone="good">
          {t(`edit.category.done.${did}`)}
        </Notice>
      )}
      <Card title={t('edit.category.current')}>
        <p>
          <b>
            <CategoryTrail trail={current} />
          </b>
        </p>
      </Card>
      {request && <CategoryRequestState request={request} />}
      {!isPending && <CategoryForm {...form} asks={wasApproved} refusal={actionData} />}
    </CompanyFrame>
  );
}
