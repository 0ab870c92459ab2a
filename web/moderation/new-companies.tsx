import { data, redirect } from 'react-router';
import { approveCompany, refuseCompany } from '#commands/company/company.commands.ts';
import { languageOf, newCompaniesPath } from '../addresses/paths.ts';
import { Desk, useDeskCounts } from '../admin/desk.tsx';
import { Waiting } from '../admin/waiting.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Done } from '../ui/done.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/new-companies.ts';
import { moderatorOnly } from './moderator.ts';
import { NewCompanyCard } from './new-company.tsx';
import './new-companies.css';
import { useFormAnswer } from '../client/form-answer.ts';

const outcomes = ['approve', 'refuse'] as const;

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  moderatorOnly({ request, context });
  const { searchParams } = addressOf(request);
  const api = context.get(readApiContext);
  const id = Number(searchParams.get('company'));
  const did = outcomes.find((one) => one === searchParams.get('did')) ?? null;
  const [companies, names] = await Promise.all([api.newCompanies(), api.companyNames(id > 0 ? [id] : [])]);
  return { companies, did, decided: names.get(id)?.name ?? null, at: new Date() };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  moderatorOnly({ request, context });
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  const companyId = Number(form.get('company'));
  const decision = outcomes.find((one) => one === form.get('do'));
  if (!decision) throw data(null, { status: 400 });
  const send = context.get(sendContext);
  try {
    if (decision === 'approve') await send(approveCompany, { companyId });
    else {
      const explanation = String(form.get('explanation') ?? '').trim() || null;
      await send(refuseCompany, { companyId, reason: form.get('reason'), explanation });
    }
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(`${newCompaniesPath(lang)}?did=${decision}&company=${companyId}`, 303);
};

export const headers = privately;

export const meta = privatePage('desk.new.title', 'moderation.title');

/** The desk of new companies: each is compared with those that are listed, then approved or refused with a reason. */
export default function NewCompanies({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const { companies, did, decided, at } = loaderData;
  const { t } = useText();
  const counts = useDeskCounts();
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <PageHead
          title={t('desk.new.title')}
          lead={
            <>
              {t('desk.new.lead')}{' '}
              {counts && companies.length > 0 && <Waiting waiting={counts.newCompanies} now={at} />}
            </>
          }
        />
        <ErrorSummary errors={actionData?.errors ?? []} title={actionData?.errors[0]?.message ?? ''} />
        {did && decided && !actionData && <Done said={t(`desk.new.done.${did}`, { company: decided })} />}
        {companies.length === 0 ? (
          <EmptyState icon="check" title={t('desk.new.nothing')}>
            <p>{t('desk.new.nothingText')}</p>
          </EmptyState>
        ) : (
          <ul className="stack">
            {companies.map((company) => (
              <NewCompanyCard key={company.id} company={company} at={at} />
            ))}
          </ul>
        )}
      </main>
    </Desk>
  );
}
