import { data, redirect } from 'react-router';
import type { OpenJob } from '#read-api/job-search/open-jobs.ts';
import { jobPath, jobsFeedPath, jobsPath, languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { head, originOf } from '../page/head.ts';
import { leadToLastPage } from '../page/last-page.ts';
import { readApiContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Pager } from '../ui/pager.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Written } from '../ui/written.tsx';
import type { Route } from './+types/open-jobs.ts';
import { JobTags, payOf } from './jobs.tsx';
import './jobs.css';

/** The jobs that are open now, of a country or of all; those that ended are gone the same moment. */
export const loader = async (args: Route.LoaderArgs) => {
  const url = addressOf(args.request);
  const lang = languageOf(url.pathname);
  const q = (url.searchParams.get('q') ?? '').slice(0, 100).trim();
  const chosen = url.searchParams.get('country');
  if (chosen !== null) throw redirect(jobsPath(lang, /^[A-Z]{2}$/.test(chosen) ? chosen : undefined, { q }), 303);
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1)));
  const api = args.context.get(readApiContext);
  const code = args.params.country?.toUpperCase() ?? null;
  const names = code && (await api.countryNames(code));
  if (code && !names) throw data(null, { status: 404 });
  const [found, { countries }] = await Promise.all([
    api.openJobs({ country: code, q, page }, new Date()),
    api.countries(lang),
  ]);
  leadToLastPage(args.request, page, found.nbPages);
  return {
    ...found,
    q,
    page,
    country: code && names ? { code, names } : null,
    countries: countries.filter(({ count, code: one }) => count > 0 || one === code),
    origin: originOf(args.context, url),
  };
};

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const lang = languageOf(location.pathname);
  const { t } = textOf(lang);
  const { country, origin, q, page, count } = loaderData;
  const where = country?.names[lang];
  const title = where ? t('company.jobs.titleIn', { country: where }) : t('company.jobs.title');
  const path = jobsPath(lang, country?.code, { page });
  const feed = { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title };
  return [
    ...head({ title, description: t('company.jobs.description'), origin, path, index: q === '' && count > 0 }),
    { ...feed, href: origin + jobsFeedPath(lang, country?.code) },
  ];
};

const JobItem = ({ job }: { readonly job: OpenJob }) => {
  const text = useText();
  const { t, lang, day } = text;
  const { id, offer, company, where, validThrough } = job;
  return (
    <li>
      <h2>
        <a href={jobPath(lang, company, id)}>
          <Written text={offer.title} />
        </a>
      </h2>
      <JobTags offer={offer} />
      <p>
        <bdi>{company.name}</bdi>
      </p>
      <p>{[where, payOf(offer, text)].filter(Boolean).join(' · ')}</p>
      <p className="small muted">{t('company.job.until', { date: day(validThrough, { dateStyle: 'long' }) })}</p>
    </li>
  );
};

export default function OpenJobs({ loaderData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { jobs, count, nbPages, page, q, country, countries } = loaderData;
  const where = country?.names[lang];
  return (
    <main id="main" className="wrap open-jobs" tabIndex={-1}>
      <PageHead
        title={where ? t('company.jobs.titleIn', { country: where }) : t('company.jobs.title')}
        lead={
          <span aria-live="polite">
            {q && count === 0 ? t('company.jobs.noneFor', { what: q }) : t('company.jobs.count', { count })}
          </span>
        }
      />
      <form method="get" action={jobsPath(lang)} className="card pad jobs-search">
        <TextField name="q" label={t('company.jobs.what')} type="search" defaultValue={q} maxLength={100} />
        <Select
          name="country"
          label={t('company.jobs.country')}
          placeholder={t('company.jobs.everywhere')}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          defaultValue={country?.code ?? ''}
        />
        <Button look="primary" icon="search">
          {t('web.do.search')}
        </Button>
      </form>
      {jobs.length === 0 ? (
        <EmptyState
          icon="bag"
          title={t('company.jobs.none')}
          actions={
            <LinkButton href={jobsPath(lang, q ? country?.code : undefined)} look="primary">
              {t(q ? 'company.jobs.allHere' : 'company.jobs.all')}
            </LinkButton>
          }
        >
          <p>{t('company.jobs.noneLead')}</p>
        </EmptyState>
      ) : (
        <ul className="list card jobs">
          {jobs.map((job) => (
            <JobItem key={job.id} job={job} />
          ))}
        </ul>
      )}
      <Pager page={page} last={nbPages} hrefOf={(one) => jobsPath(lang, country?.code, { q, page: one })} />
      <p>
        <a className="link" href={jobsFeedPath(lang, country?.code)} data-document="">
          {t('company.jobs.feed')}
        </a>
      </p>
    </main>
  );
}
