import { data } from 'react-router';
import { maySeeApplications } from '#domain/company/company.permissions.ts';
import type { Applicant } from '#read-api/job/applications.ts';
import { cvPath, editCompanyPath, profilePath } from '../addresses/paths.ts';
import { privateHead } from '../page/head.ts';
import { mailLink } from '../page/links.ts';
import { privately } from '../page/privately.ts';
import { readApiContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useMoments } from '../ui/when.tsx';
import type { Route } from './+types/applications.ts';
import { CompanyFrame } from './company-frame.tsx';
import { companyAsked } from './company-section.ts';

/** The applications for one job, for the managers of the company alone. */
export const loader = async (args: Route.LoaderArgs) => {
  const jobId = Number(args.params.job);
  const { company, viewer, lang } = await companyAsked(args, `job_offers/${jobId || 0}`);
  const { id, name, slug } = company;
  if (!maySeeApplications(viewer, { companyId: id })) throw data(null, { status: 403 });
  const api = args.context.get(readApiContext);
  const job = (await api.jobsToEdit(id, new Date())).find((one) => one.id === jobId);
  if (!job) throw data(null, { status: 404 });
  const { title, state } = job;
  return {
    company: { id, name, slug },
    job: { id: jobId, title, state },
    lang,
    applicants: await api.applicantsOf(id, jobId),
  };
};

export const headers = privately;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? privateHead(textOf(loaderData.lang).t('company.apply.received'), loaderData.job.title) : [];

type Props = { readonly applicant: Applicant; readonly title: string };

const OneApplicant = ({ applicant, title }: Props) => {
  const { t, lang } = useText();
  const { dayAndTime } = useMoments();
  const { person, name, email, resume, message, sent, title: said } = applicant;
  const shown = name ? `${name.firstname} ${name.lastname}` : t('company.apply.unnamed');
  const line = said?.title[lang] ?? said?.title.fr ?? said?.title.en;
  return (
    <li className="card pad stack">
      <div>
        <h2>
          <a href={profilePath(lang, person)}>
            <bdi>{shown}</bdi>
          </a>
        </h2>
        {line && <p>{line}</p>}
        <p className="small muted">{dayAndTime(sent, 'medium')}</p>
      </div>
      {message && <p className="prose said">{message}</p>}
      <div className="row">
        <LinkButton
          href={resume ? `/ajax/file/resume/${resume.id}` : cvPath(lang, person)}
          look="primary"
          icon="clip"
          rel="nofollow"
          data-document=""
        >
          {t('company.apply.openCv')}
        </LinkButton>
        {email && (
          <LinkButton href={mailLink(email, { subject: t('company.job.subject', { title }) })} look="line" icon="mail">
            {t('company.apply.answer')}
          </LinkButton>
        )}
      </div>
      {email && <p className="small muted">{email}</p>}
    </li>
  );
};

export default function Applications({ loaderData: { company, job, applicants } }: Route.ComponentProps) {
  const { t, lang } = useText();
  return (
    <CompanyFrame
      company={company}
      part="job_offers"
      title={job.title}
      lead={t('company.apply.count', { count: applicants.length })}
    >
      {applicants.length === 0 ? (
        <EmptyState icon="user" title={t('company.apply.nobody')}>
          <p>{t('company.apply.nobodyLead')}</p>
        </EmptyState>
      ) : (
        <ul className="stack applicants">
          {applicants.map((one) => (
            <OneApplicant key={one.id} applicant={one} title={job.title} />
          ))}
        </ul>
      )}
      <LinkButton href={editCompanyPath(lang, company, 'job_offers')} look="ghost" icon="left">
        {t('company.job.title')}
      </LinkButton>
    </CompanyFrame>
  );
}
