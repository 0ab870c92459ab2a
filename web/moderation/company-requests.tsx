import { data, redirect } from 'react-router';
import { declineManagement, nameManager } from '#commands/account/account.commands.ts';
import { approveCategoryChange, refuseCategoryChange } from '#commands/company/category-change.commands.ts';
import { companyRequestsPath, languageOf, requestFilesPath } from '../addresses/paths.ts';
import { Desk, useDeskCounts } from '../admin/desk.tsx';
import { Waiting } from '../admin/waiting.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { Done } from '../ui/done.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/company-requests.ts';
import { AccessCase } from './access-case.tsx';
import { CategoryCase } from './category-case.tsx';
import { moderatorOnly } from './moderator.ts';
import './new-companies.css';
import './company-requests.css';
import { useFormAnswer } from '../client/form-answer.ts';

const acts = ['accept', 'decline', 'approve', 'refuse'] as const;

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  moderatorOnly({ request, context });
  const { searchParams } = addressOf(request);
  const api = context.get(readApiContext);
  const at = new Date();
  const id = Number(searchParams.get('company'));
  const [access, categories, names] = await Promise.all([
    api.requestsToDecide(at),
    api.categoriesToDecide(),
    api.companyNames(id > 0 ? [id] : []),
  ]);
  const did = acts.find((one) => one === searchParams.get('did')) ?? null;
  return { access, categories, did, decided: names.get(id)?.name ?? null, at };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  moderatorOnly({ request, context });
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  const act = acts.find((one) => one === form.get('do'));
  if (!act) throw data(null, { status: 400 });
  const send = context.get(sendContext);
  const companyId = Number(form.get('company'));
  const person = { companyId, accountId: form.get('of') };
  const reason = String(form.get('words') ?? '');
  const decide: Readonly<Record<(typeof acts)[number], () => Promise<unknown>>> = {
    accept: () => send(nameManager, { ...person, role: form.get('role') }),
    decline: () => send(declineManagement, { ...person, reason }),
    approve: () => send(approveCategoryChange, { companyId, requestId: form.get('of') }),
    refuse: () => send(refuseCategoryChange, { companyId, requestId: form.get('of'), reason }),
  };
  try {
    await decide[act]();
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(`${companyRequestsPath(lang)}?did=${act}&company=${companyId}`, 303);
};

export const headers = privately;

export const meta = privatePage('desk.requests.title', 'moderation.title');

/** What the team decides that companies and their people ask for: who manages a page, and its category. */
export default function CompanyRequests({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const { access, categories, did, decided, at } = loaderData;
  const { t, lang } = useText();
  const counts = useDeskCounts();
  const nothing = access.length + categories.length === 0;
  const rest = { refusal: actionData, at };
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <PageHead
          title={t('desk.requests.title')}
          lead={
            <>
              {t('desk.requests.lead')}{' '}
              {counts && counts.companyRequests.count > 0 && <Waiting waiting={counts.companyRequests} now={at} />}
            </>
          }
        />
        <div className="row">
          <LinkButton look="line" href={requestFilesPath(lang)} icon="clip">
            {t('desk.files.title')}
          </LinkButton>
        </div>
        <ErrorSummary errors={actionData?.errors ?? []} title={actionData?.errors[0]?.message ?? ''} />
        {did && decided && !actionData && <Done said={t(`desk.requests.done.${did}`, { company: decided })} />}
        {nothing && (
          <EmptyState icon="check" title={t('desk.requests.nothing')}>
            <p>{t('desk.requests.nothingText')}</p>
          </EmptyState>
        )}
        {access.length > 0 && (
          <section className="stack" aria-labelledby="access">
            <h2 id="access">{t('desk.requests.access')}</h2>
            <ul className="stack">
              {access.map((one) => (
                <AccessCase key={`${one.company.id}/${one.account}`} request={one} {...rest} />
              ))}
            </ul>
          </section>
        )}
        {categories.length > 0 && (
          <section className="stack" aria-labelledby="categories">
            <h2 id="categories">{t('desk.requests.categories')}</h2>
            <ul className="stack">
              {categories.map((one) => (
                <CategoryCase key={one.request} request={one} {...rest} />
              ))}
            </ul>
          </section>
        )}
      </main>
    </Desk>
  );
}
