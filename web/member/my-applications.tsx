import { redirect } from 'react-router';
import { withdrawJobApplication } from '#commands/company/job-application.commands.ts';
import { viewerOrSignIn } from '../account/sign-in-first.ts';
import { companyPath, jobPath, jobsPath, languageOf, ownApplicationsPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/my-applications.ts';
import '../company/jobs.css';

const asked = ({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) => {
  const lang = languageOf(addressOf(request).pathname);
  return { lang, viewer: viewerOrSignIn({ request, context, lang }) };
};

export const loader = async (args: Route.LoaderArgs) => {
  const { viewer } = asked(args);
  return { applications: await args.context.get(readApiContext).ownApplications(viewer.id, new Date()) };
};

export const action = async (args: Route.ActionArgs) => {
  const { lang } = asked(args);
  const form = await args.request.formData();
  await args.context.get(sendContext)(withdrawJobApplication, { applicationId: form.get('application') });
  return redirect(ownApplicationsPath(lang), 303);
};

export const headers = privately;
export const meta = privatePage('company.apply.mine');

type Application = Route.ComponentProps['loaderData']['applications'][number];

const OwnApplication = ({ application }: { readonly application: Application }) => {
  const { t, lang, day } = useText();
  const { id, title, company, open, job, sent, message } = application;
  return (
    <li className="card pad stack own-application">
      <h2>{company && open ? <a href={jobPath(lang, company, job)}>{title}</a> : title}</h2>
      {!open && (
        <div className="tags">
          <Badge>{t('company.job.over')}</Badge>
        </div>
      )}
      {company && (
        <p>
          <a className="link" href={companyPath(lang, company)}>
            <bdi>{company.name}</bdi>
          </a>
        </p>
      )}
      <p className="small muted">
        {t('company.apply.sentOn', { date: day(sent.slice(0, 10), { dateStyle: 'long' }) })}
      </p>
      {message && <p className="prose said">{message}</p>}
      <div className="row asks">
        <Confirm label={t('web.do.remove')} question={<p>{t('company.apply.withdrawAsk')}</p>}>
          <form method="post">
            <input type="hidden" name="application" value={id} />
            <Button look="danger">{t('company.apply.yesWithdraw')}</Button>
          </form>
        </Confirm>
      </div>
    </li>
  );
};

/** What the reader has applied for. */
export default function MyApplications({ loaderData: { applications } }: Route.ComponentProps) {
  const { t, lang } = useText();
  return (
    <main id="main" className="wrap own-applications" tabIndex={-1}>
      <PageHead title={t('company.apply.mine')} />
      {applications.length === 0 ? (
        <EmptyState
          icon="bag"
          title={t('company.apply.none')}
          actions={
            <LinkButton look="primary" icon="search" href={jobsPath(lang)}>
              {t('company.apply.find')}
            </LinkButton>
          }
        />
      ) : (
        <ul className="stack">
          {applications.map((one) => (
            <OwnApplication key={one.id} application={one} />
          ))}
        </ul>
      )}
    </main>
  );
}
