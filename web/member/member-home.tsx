import type { ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import type { OwnCompany } from '#read-api/company/own-companies.ts';
import type { OwnApplication } from '#read-api/job/applications.ts';
import type { OwnReview } from '#read-api/review/own-reviews.ts';
import { companyTones } from '../account/company-tones.ts';
import { isEdited } from '../account/edited.ts';
import { viewerOrSignIn } from '../account/sign-in-first.ts';
import {
  companyPath,
  confirmationsPath,
  createCompanyPath,
  editCompanyPath,
  jobPath,
  languageOf,
  notificationsPath,
  ownApplicationsPath,
  ownCompaniesPath,
  ownReviewsPath,
  profilePartPath,
  resultsPath,
} from '../addresses/paths.ts';
import { useLive } from '../client/use-live.ts';
import { NotificationItem } from '../notification/notification-item.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { readApiContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { filledParts } from '../profile/filled-parts.ts';
import { reviewStates } from '../review/review-states.ts';
import { profileParts } from '../settings/profile-frame.tsx';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Cloth } from '../ui/cloth.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Stars } from '../ui/stars.tsx';
import type { Route } from './+types/member-home.ts';
import { type NextStep, nextStepOf } from './next-step.ts';
import '../notification/notifications.css';
import './member-home.css';

/** How many of each list are shown here; the rest is on the list's own page. */
const shown = 3;

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { pathname, searchParams } = addressOf(request);
  const viewer = viewerOrSignIn({ request, context, lang: languageOf(pathname) });
  const api = context.get(readApiContext);
  const [{ notifications }, { reviews }, companies, applications, profile, erasure] = await Promise.all([
    api.notificationsPage({ account: viewer.id, filter: 'all', page: 1 }),
    api.ownReviews(viewer.id, 1),
    api.ownCompanies(viewer.id),
    api.ownApplications(viewer.id, new Date()),
    api.ownProfile(viewer.id),
    api.pendingErasure(viewer.id),
  ]);
  const names = await api.companyNames(reviews.map(({ companyId }) => companyId));
  const reviewed = reviews.map((review) => ({ review, company: names.get(review.companyId) }));
  const administered = companies.filter(({ role, isPublic }) => role === 'admin' && isPublic);
  const waiting = await Promise.all(
    administered.map(async (company) => ({
      company,
      waiting: (await api.companyConfirmations(company.id, new Date())).waiting.length,
    })),
  );
  const step = nextStepOf({
    reviews: reviewed.map(({ review: { status }, company }) => ({ status, company })),
    companies: waiting,
    filled: profile ? filledParts(profile) : profileParts.map(({ part }) => part),
  });
  return {
    firstname: profile?.name?.firstname ?? viewer.displayName ?? '',
    isNew: searchParams.has('new'),
    erasedOn: erasure?.due.slice(0, 10) ?? null,
    step,
    notifications: notifications.slice(0, shown),
    reviews: reviewed.slice(0, shown),
    companies: companies.slice(0, shown),
    applications: applications.slice(0, shown),
    now: Date.now(),
  };
};

export const headers = privately;

export const meta = privatePage('account.home.title');

type Shown = { readonly title: string; readonly lead: string; readonly go: string; readonly to: string };

const useStep = (step: NextStep): Shown => {
  const { t, lang } = useText();
  switch (step.kind) {
    case 'reviewRefused':
      return {
        title: t('account.home.step.reviewRefused.title', { company: step.company.name }),
        lead: t('account.home.step.reviewRefused.lead'),
        go: t('account.home.step.reviewRefused.go'),
        to: ownReviewsPath(lang),
      };
    case 'confirmations':
      return {
        title: t('account.home.step.confirmations.title', { count: step.count }),
        lead: t('account.home.step.confirmations.lead', { company: step.company.name, count: step.count }),
        go: t('account.home.step.confirmations.go'),
        to: confirmationsPath(lang, step.company),
      };
    case 'profile': {
      const label = profileParts.find(({ part }) => part === step.part)?.label ?? 'profile.hub.title';
      return {
        title: t('account.home.step.profile.title', { part: t(label) }),
        lead: t('account.home.step.profile.lead'),
        go: t('account.home.step.profile.go'),
        to: profilePartPath(lang, step.part),
      };
    }
    case 'firstReview':
      return {
        title: t('account.home.step.firstReview.title'),
        lead: t('account.home.step.firstReview.lead'),
        go: t('web.do.findCompany'),
        to: resultsPath(lang),
      };
  }
};

const Step = ({ step }: { readonly step: NextStep }) => {
  const { t } = useText();
  const { title, lead, go, to } = useStep(step);
  return (
    <section className="card pad next-step" aria-label={t('account.home.next')}>
      <span className="mark">
        <Icon name="spark" />
      </span>
      <div>
        <h2 dir="auto">{title}</h2>
        <p className="muted">{lead}</p>
      </div>
      <LinkButton look="primary" href={to}>
        {go}
      </LinkButton>
    </section>
  );
};

type SectionProps = {
  readonly id: string;
  readonly title: string;
  readonly all: string | null;
  readonly children: ReactNode;
};

const Section = ({ id, title, all, children }: SectionProps) => {
  const { t } = useText();
  return (
    <section aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {all && (
          <a className="link" href={all}>
            {t('account.home.all')}
            <span className="sr"> {title}</span>
          </a>
        )}
      </div>
      {children}
    </section>
  );
};

type Reviewed = {
  readonly review: OwnReview;
  readonly company: { readonly id: number; readonly name: string; readonly slug: string } | undefined;
};

const ReviewLine = ({ review, company }: Reviewed) => {
  const { t, lang } = useText();
  const { tone, title } = reviewStates[review.status];
  if (!company) return null;
  return (
    <li>
      <Cloth id={company.id} name={company.name} />
      <div>
        <h3>
          <a href={`${ownReviewsPath(lang)}#own-${review.id}`} dir="auto">
            {company.name}
          </a>
        </h3>
        <p className="row small">
          {review.score !== null && <Stars value={review.score} />}
          <Badge tone={tone}>{t(title)}</Badge>
        </p>
      </div>
    </li>
  );
};

/** Where somebody goes on with a company of theirs. */
const wayTo = (lang: Language, company: OwnCompany): string => {
  if (isEdited(company)) return editCompanyPath(lang, company);
  return company.isPublic ? companyPath(lang, company) : ownCompaniesPath(lang);
};

const CompanyLine = ({ company }: { readonly company: OwnCompany }) => {
  const { t, lang } = useText();
  const { id, name, state } = company;
  return (
    <li>
      <Cloth id={id} name={name} />
      <div>
        <h3>
          <a href={wayTo(lang, company)} dir="auto">
            {name}
          </a>
        </h3>
        <p className="row small">
          <Badge tone={companyTones[state]}>{t(`account.companies.state.${state}`)}</Badge>
        </p>
      </div>
    </li>
  );
};

const ApplicationLine = ({ application }: { readonly application: OwnApplication }) => {
  const { t, lang } = useText();
  const { title, company, open, job } = application;
  return (
    <li>
      <Cloth id={company?.id ?? job} name={company?.name ?? title} />
      <div>
        <h3>
          <a href={company && open ? jobPath(lang, company, job) : ownApplicationsPath(lang)} dir="auto">
            {title}
          </a>
        </h3>
        <p className="row small">
          {company && <span dir="auto">{company.name}</span>}
          {!open && <Badge>{t('company.job.over')}</Badge>}
        </p>
      </div>
    </li>
  );
};

/** What is new for somebody who is signed in, what they wrote and run, and what is best done next. */
export default function MemberHome({ loaderData }: Route.ComponentProps) {
  const { firstname, isNew, erasedOn, step, notifications, reviews, companies, applications, now } = loaderData;
  const { t, lang, day } = useText();
  useLive('notifications');
  return (
    <main id="main" className="wrap member-home" tabIndex={-1}>
      <h1 dir="auto">{firstname ? t('account.home.hello', { name: firstname }) : t('account.home.title')}</h1>
      {isNew && <Notice tone="good">{t('account.home.isNew')}</Notice>}
      {erasedOn && (
        <Notice
          tone="warn"
          action={<LinkButton href={`${profilePartPath(lang, 'data')}#erase`}>{t('privacy.title')}</LinkButton>}
        >
          {t('privacy.erase.due', { day: day(erasedOn, { dateStyle: 'long' }) })}
        </Notice>
      )}
      {step && <Step step={step} />}
      <div className="columns">
        <div className="stack">
          <Section
            id="news"
            title={t('account.home.news')}
            all={notifications.length > 0 ? notificationsPath(lang, {}) : null}
          >
            {notifications.length === 0 ? (
              <p className="card pad muted">{t('account.home.noNews')}</p>
            ) : (
              <ol className="card list told">
                {notifications.map((one) => (
                  <NotificationItem
                    key={`${one.seq} ${one.topic}`}
                    notification={one}
                    now={now}
                    action={notificationsPath(lang, {})}
                  />
                ))}
              </ol>
            )}
          </Section>
          <Section
            id="reviews"
            title={t('account.home.reviews')}
            all={reviews.length > 0 ? ownReviewsPath(lang) : null}
          >
            {reviews.length === 0 ? (
              <div className="card pad stack">
                <p className="muted">{t('account.home.noReviews')}</p>
                {step?.kind !== 'firstReview' && (
                  <LinkButton look="line" icon="search" href={resultsPath(lang)}>
                    {t('web.do.findCompany')}
                  </LinkButton>
                )}
              </div>
            ) : (
              <ul className="card list lines">
                {reviews.map((one) => (
                  <ReviewLine key={one.review.id} {...one} />
                ))}
              </ul>
            )}
          </Section>
        </div>
        <aside className="stack">
          <Section
            id="companies"
            title={t('account.home.companies')}
            all={companies.length > 0 ? ownCompaniesPath(lang) : null}
          >
            {companies.length === 0 ? (
              <div className="card pad stack">
                <p className="muted">{t('account.home.noCompanies')}</p>
                <LinkButton look="line" icon="plus" href={createCompanyPath(lang)}>
                  {t('web.do.addCompany')}
                </LinkButton>
              </div>
            ) : (
              <ul className="card list lines">
                {companies.map((company) => (
                  <CompanyLine key={company.id} company={company} />
                ))}
              </ul>
            )}
          </Section>
          {applications.length > 0 && (
            <Section id="applications" title={t('company.apply.mine')} all={ownApplicationsPath(lang)}>
              <ul className="card list lines">
                {applications.map((one) => (
                  <ApplicationLine key={one.id} application={one} />
                ))}
              </ul>
            </Section>
          )}
        </aside>
      </div>
    </main>
  );
}
