import { closeJob, extendJob, offerJob, reviseJob } from '#commands/company/job.commands.ts';
import { maySeeApplications } from '#domain/company/company.permissions.ts';
import { extendedBy } from '#domain/company/job-offers.ts';
import { mostJobs } from '#domain/company/offer-limits.ts';
import type { JobToEdit } from '#read-api/company/jobs-to-edit.ts';
import { editCompanyPath, jobPath } from '../addresses/paths.ts';
import { payOf } from '../company/jobs.tsx';
import { ListForm } from '../edit/list-form.tsx';
import { currencyPicks } from '../page/currency-picks.ts';
import { privatePage } from '../page/head.ts';
import { readApiContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import type { Route } from './+types/job-offers.ts';
import { CompanyFrame } from './company-frame.tsx';
import { type CompanyList, loadCompanyList, saveCompanyList } from './company-list.ts';
import { jobFields, jobSaid, jobStates } from './job-fields.ts';

/** How many days the button that extends an offer adds. */
const days = 30;

const list: CompanyList<JobToEdit> = {
  part: 'job_offers',
  fields: jobFields,
  read: ({ context }, { id }) => context.get(readApiContext).jobsToEdit(id, new Date()),
  first: async ({ context }, { place }) => ({
    fullTime: true,
    validThrough: extendedBy(days, '', new Date()),
    pay: { currency: await context.get(readApiContext).countryCurrency(place.country), per: 'month' },
  }),
  known: (job) => job,
  shape: jobSaid,
  add: offerJob,
  change: reviseJob,
  named: 'jobId',
  steps: {
    extend: (_, { id, validThrough }) => [
      extendJob,
      { jobId: id, validThrough: extendedBy(days, validThrough, new Date()) },
    ],
    close: (_, { id }) => [closeJob, { jobId: id }],
  },
};

export const loader = async (args: Route.LoaderArgs) => {
  const { lang, viewer, ...loaded } = await loadCompanyList(args, list);
  const companyId = loaded.company.id;
  const counts = maySeeApplications(viewer, { companyId })
    ? await args.context.get(readApiContext).applicationCounts(companyId)
    : null;
  return { ...loaded, currencies: currencyPicks(lang), counts };
};
export const action = (args: Route.ActionArgs) => saveCompanyList(args, list);
export const meta = privatePage('company.job.title', 'account.companies.title');

type ShownProps = {
  readonly job: JobToEdit;
  /** How many applied; null for those who do not see applications. */
  readonly count: number | null;
  readonly here: string;
};

const Shown = ({ job, count, here }: ShownProps) => {
  const text = useText();
  const { t, day } = text;
  const { title, state, validThrough, where } = job;
  const date = day(validThrough, { dateStyle: 'long' });
  const { label, tone } = jobStates[state];
  return (
    <div className="profile-item">
      <h2>{title}</h2>
      <div className="tags">
        <Badge tone={tone}>{t(label)}</Badge>
      </div>
      {state !== 'closed' && (
        <p className="small">{t(state === 'open' ? 'edit.job.openUntil' : 'edit.job.endedOn', { date })}</p>
      )}
      <p className="muted small">{[where, payOf(job, text)].filter(Boolean).join(' · ')}</p>
      {count !== null && (
        <p>
          <a className="link" href={`${here}/${job.id}`}>
            {t('company.apply.count', { count })}
          </a>
        </p>
      )}
    </div>
  );
};

type WaysProps = {
  readonly job: JobToEdit;
  readonly company: { readonly id: number; readonly slug: string };
  readonly here: string;
};

const Ways = ({ job: { id, state }, company, here }: WaysProps) => {
  const { t, lang } = useText();
  if (state === 'closed') return null;
  return (
    <div className="row asks wraps">
      <LinkButton href={`${here}?item=${id}#edit`} look="line" icon="edit">
        {t('profile.list.edit')}
      </LinkButton>
      {state === 'open' && (
        <LinkButton href={jobPath(lang, company, id)} look="ghost" icon="eye">
          {t('edit.job.see')}
        </LinkButton>
      )}
      <form method="post" action={here}>
        <input type="hidden" name="item" value={id} />
        <Button look="ghost" icon="calendar" name="do" value="extend">
          {t('edit.job.extend', { days })}
        </Button>
      </form>
      <Confirm label={t('edit.job.close')} question={<p>{t('edit.job.closeAsk')}</p>}>
        <form method="post" action={here}>
          <input type="hidden" name="item" value={id} />
          <Button look="danger" name="do" value="close">
            {t('edit.job.yesClose')}
          </Button>
        </form>
      </Confirm>
    </div>
  );
};

export default function JobOffers({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { company, currencies, counts, ...loaded } = loaderData;
  const here = editCompanyPath(lang, company, 'job_offers');
  const open = loaded.items.filter(({ state }) => state === 'open').length;
  return (
    <CompanyFrame company={company} part="job_offers" title={t('company.job.title')} lead={t('edit.job.lead')}>
      <ListForm
        {...loaded}
        refusal={actionData}
        fields={jobFields}
        picks={{ currencies }}
        here={here}
        icon="user"
        empty={t('edit.job.empty')}
        add={t('edit.job.add')}
        newestFirst
        full={open >= mostJobs && t('rejection.company.too-many-jobs', { most: mostJobs })}
        show={(job) => <Shown job={job} count={counts && (counts[job.id] ?? 0)} here={here} />}
        ways={(job) => <Ways job={job} company={company} here={here} />}
      />
    </CompanyFrame>
  );
}
