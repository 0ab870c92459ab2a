import { redirect } from 'react-router';
import { reportProblem } from '#commands/moderation/problems.ts';
import { phoneTypes } from '#domain/company/phone-types.ts';
import { companyPath, languageOf, reportProblemPath } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { addressOf } from '../page/address-of.ts';
import { privateHead } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { requestedCompany } from '../page/requested-company.ts';
import { problemPicturesContext, readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { masked } from '../phone/masked.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/report-problem.ts';
import { OwnProblems } from './own-problems.tsx';
import { ProblemForm } from './problem-form.tsx';
import './report-problem.css';

export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams } = addressOf(args.request);
  const company = await requestedCompany(args, new Date(), reportProblemPath);
  const { id, slug, name, country } = company;
  const viewer = args.context.get(viewerContext);
  const numbers = masked(company).coordinates.filter(({ type }) => phoneTypes.includes(type));
  return {
    company: { id, slug, name },
    country,
    numbers: [...new Set(numbers.map(({ value }) => value))],
    sent: searchParams.has('sent'),
    kind: searchParams.get('kind'),
    own: viewer ? await args.context.get(readApiContext).ownProblems(id, viewer.id) : [],
  };
};

/** The pictures that were chosen; a field that was left empty brings a file without a name. */
const picturesIn = (form: FormData): Promise<readonly Uint8Array[]> =>
  Promise.all(
    form.getAll('file').flatMap((file) => {
      if (!(file instanceof File) || (file.size === 0 && file.name === '')) return [];
      return file.arrayBuffer().then((bytes) => new Uint8Array(bytes));
    }),
  );

export const action = async (args: Route.ActionArgs) => {
  const { request, context } = args;
  const lang = languageOf(addressOf(request).pathname);
  const company = await requestedCompany(args, new Date(), reportProblemPath);
  const form = await request.formData();
  const thanks = redirect(`${reportProblemPath(lang, company)}?sent=1`, 303);
  if (form.get('website')) return thanks; // a field that people do not see
  try {
    const { website: _, file: __, ...said } = Object.fromEntries(form);
    const pictures = await context.get(problemPicturesContext)(company.id, await picturesIn(form));
    await context.get(sendContext)(reportProblem, { companyId: company.id, ...said, pictures });
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return thanks;
};

export const headers = privately;

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const { t } = textOf(languageOf(location.pathname));
  return loaderData ? privateHead(t('problem.title', { name: loaderData.company.name })) : [];
};

export { CompanyGone as ErrorBoundary } from '../results/company-gone.tsx';

export default function ReportProblem({
  loaderData: { company, numbers, sent, kind, own },
  actionData,
}: Route.ComponentProps) {
  const { t, lang } = useText();
  const back = companyPath(lang, company);
  if (sent && !actionData)
    return (
      <main id="main" className="wrap problem-page" tabIndex={-1} data-event="problem_reported">
        <div className="nothing">
          <EmptyState
            icon="check"
            heading="h1"
            title={t('problem.thanks')}
            actions={
              <LinkButton look="primary" href={back}>
                {t('phone.back', { name: company.name })}
              </LinkButton>
            }
          >
            <p>{t('problem.thanksText')}</p>
          </EmptyState>
        </div>
        <OwnProblems problems={own} />
      </main>
    );
  return (
    <main id="main" className="wrap problem-page" tabIndex={-1}>
      <PageHead
        title={t('problem.title', { name: company.name })}
        lead={t('problem.lead')}
        crumbs={[{ name: company.name, href: back }]}
      />
      <Island
        name="problem-form"
        of={ProblemForm}
        props={{
          companyId: company.id,
          kind,
          numbers,
          refusal: actionData,
          paths: { company: back, done: `${reportProblemPath(lang, company)}?sent=1` },
        }}
        now
      />
      <OwnProblems problems={own} />
    </main>
  );
}
