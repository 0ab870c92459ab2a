import { data } from 'react-router';
import { companyPath, jobPath, languageOf, whatsappPath } from '../addresses/paths.ts';
import { Face } from '../media/face.tsx';
import { addressOf } from '../page/address-of.ts';
import { companyCard, head, originOf } from '../page/head.ts';
import { requestedCompany } from '../page/requested-company.ts';
import { textOf, useText } from '../page/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Written } from '../ui/written.tsx';
import type { Route } from './+types/job.ts';
import './gallery.css';
import type { Refused } from '../page/fields-of.ts';
import { mailLink } from '../page/links.ts';
import { masked } from '../phone/masked.ts';
import { ApplyHere, type Applying } from './apply-here.tsx';
import { applyingTo, applyOrWithdraw } from './apply-job.ts';
import { jobData } from './job-data.ts';
import { JobTags, payOf } from './jobs.tsx';

/** One offer of work. One that is over is gone at once, from here and from the company’s page. */
export const loader = async (args: Route.LoaderArgs) => {
  const id = Number(args.params.job);
  const company = masked(await requestedCompany(args, new Date(), (lang, named) => jobPath(lang, named, id || 0)));
  const job = company.content.jobs.find((one) => one.id === id) ?? null;
  const origin = originOf(args.context, addressOf(args.request));
  const applying = await applyingTo(args, { company: company.id, id });
  return data({ company, job, country: company.country, origin, applying }, job ? {} : { status: 410 });
};

export const action = async (args: Route.ActionArgs) => {
  const id = Number(args.params.job) || 0;
  const company = await requestedCompany(args, new Date(), (lang, named) => jobPath(lang, named, id));
  return applyOrWithdraw(args, { company: company.id, id });
};

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { company, job, origin } = loaderData;
  const lang = languageOf(location.pathname);
  const { t } = textOf(lang);
  if (!job) return [{ title: `${t('company.job.over')} · Sokoni` }, { name: 'robots', content: 'noindex' }];
  const path = jobPath(lang, company, job.id);
  const title = t('company.job.pageTitle', { title: job.offer.title, name: company.name });
  const town = company.place.city?.name ?? company.place.unknownCity;
  const description = [title, town, job.offer.text].filter(Boolean).join(' · ').slice(0, 300);
  return [
    ...head({ title, description, origin, path, card: companyCard(company) }),
    jobData(job, company, origin, lang),
  ];
};

type ApplyProps = Pick<Route.ComponentProps['loaderData'], 'company'> & {
  readonly job: Job;
  readonly applying: Applying;
  readonly errors: readonly { readonly field?: string; readonly message: string }[];
};

const Apply = ({ company, job, applying, errors }: ApplyProps) => {
  const { t, lang } = useText();
  const { applyTo, title } = job.offer;
  const firstOf = (...types: string[]) => company.coordinates.find(({ type }) => types.includes(type))?.value;
  const phone = firstOf('tel', 'gsm');
  const email = applyTo?.includes('@') ? applyTo : applyTo ? undefined : firstOf('email');
  const talks = firstOf('whatsapp')?.startsWith('+') ?? false;
  const subject = t('company.job.subject', { title });
  return (
    <section className="stack" aria-labelledby="apply">
      <h2 id="apply">{t('company.job.how')}</h2>
      <ApplyHere job={{ id: job.id, company }} applying={applying} errors={errors} />
      {(applyTo || email || talks || phone) && <p className="muted">{t('company.apply.otherWays')}</p>}
      <div className="row">
        {applyTo && !applyTo.includes('@') && (
          <a className="btn" href={applyTo} rel="nofollow noopener ugc">
            <Icon name="web" />
            {t('company.act.site')}
          </a>
        )}
        {email && (
          <a className="btn" href={mailLink(email, { subject })}>
            <Icon name="mail" />
            {t('company.job.applyByEmail')}
          </a>
        )}
        {talks && (
          <a className="btn leaf" href={`${whatsappPath(lang, company)}?job=${job.id}`} rel="nofollow noopener">
            <Icon name="wa" />
            WhatsApp
          </a>
        )}
        {phone && <PhoneLink className="btn" company={company} masked={phone} label={t('web.do.call')} />}
      </div>
    </section>
  );
};

/** What somebody wrote for an offer that ended meanwhile. */
const Unsent = ({ errors, values }: Pick<Refused, 'errors' | 'values'>) => (
  <div className="stack" role="alert">
    {errors.map(({ message }) => (
      <p key={message}>{message}</p>
    ))}
    {values?.message && <p className="card pad said">{values.message}</p>}
  </div>
);

type Job = NonNullable<Route.ComponentProps['loaderData']['job']>;

export { CompanyGone as ErrorBoundary } from '../results/company-gone.tsx';

export default function JobPage({ loaderData: { company, job, applying }, actionData }: Route.ComponentProps) {
  const text = useText();
  const { t, lang, day } = text;
  const back = companyPath(lang, company);
  const date = (iso: string) => day(iso.slice(0, 10), { day: 'numeric', month: 'long', year: 'numeric' });
  if (!job)
    return (
      <main id="main" className="wrap" tabIndex={-1}>
        <div className="nothing">
          <EmptyState
            icon="bag"
            heading="h1"
            title={t('company.job.over')}
            actions={
              <a className="btn primary" href={company.content.jobs.length > 0 ? `${back}#jobs` : back}>
                {company.content.jobs.length > 0
                  ? t('company.job.others', { name: company.name })
                  : t('phone.back', { name: company.name })}
              </a>
            }
          >
            {actionData ? <Unsent {...actionData} /> : <p>{t('company.job.overText')}</p>}
          </EmptyState>
        </div>
      </main>
    );
  const { offer } = job;
  const facts = [
    [t('company.job.where'), offer.where ?? company.place.city?.name ?? company.place.unknownCity],
    [t('company.job.payLabel'), payOf(offer, text)],
    [t('company.job.skills'), offer.skills.length > 0 && <Written text={offer.skills.join(', ')} />],
    [t('company.job.offered'), date(job.offered)],
    [t('company.job.last'), date(job.validThrough)],
  ] as const;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <article className="job">
        <div className="page-top">
          <a className="link" href={back}>
            <Icon name="left" />
            <bdi>{company.name}</bdi>
          </a>
          <h1>
            <Written text={offer.title} />
          </h1>
          <JobTags offer={offer} />
        </div>
        <a className="card mini" href={back}>
          <Face company={company} logo={company.content.logo} size={56} />
          <span className="b">
            <b>{company.name}</b>
            <span className="small muted">{company.categories.at(-1)?.names[lang]}</span>
          </span>
        </a>
        <dl className="facts-list card pad">
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        {offer.text && (
          <div className="stack prose">
            {offer.text.split(/\n+/).map((line) => (
              <p key={line}>
                <Written text={line} />
              </p>
            ))}
          </div>
        )}
        <Apply
          company={company}
          job={job}
          applying={actionData ? { ...applying, typed: actionData.values } : applying}
          errors={actionData?.errors ?? []}
        />
      </article>
    </main>
  );
}
