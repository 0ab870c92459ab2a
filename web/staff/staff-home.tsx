import { redirect } from 'react-router';
import { isAdministrator, oneOf } from '#domain/actor.ts';
import { maySignContracts } from '#domain/contract/contract.permissions.ts';
import { typedCompanyId } from '#domain/typed-number.ts';
import type { ReadModelHealth } from '#read-api/audit/read-model-health.ts';
import { viewerOrSignIn } from '../account/sign-in-first.ts';
import {
  accountsPath,
  auditPath,
  companyDeskPath,
  companyPath,
  companyRequestsPath,
  contractsDayPath,
  contractsPath,
  editProfilePath,
  languageOf,
  moderationPath,
  newCompaniesPath,
  newContractPath,
  numberProblemsPath,
  resultsPath,
  salesPath,
} from '../addresses/paths.ts';
import '../admin/admin.css';
import { Desk, useDeskCounts, useDesks } from '../admin/desk.tsx';
import { Waiting } from '../admin/waiting.tsx';
import { today } from '../contract/contract-asked.ts';
import { addressOf } from '../page/address-of.ts';
import { guarded } from '../page/guarded.ts';
import { privatePage } from '../page/head.ts';
import { accountAdminContext, mayOpenContext, readApiContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/staff-home.ts';
import { FindCompany } from './find-company.tsx';
import { OwnWork } from './own-work.tsx';

/** Support answers members and companies: it looks for a page before all else. */
const helps = oneOf('support');

export const loader = ({ request, context }: Route.LoaderArgs) =>
  guarded({ request, context }, async () => {
    const { pathname, searchParams } = addressOf(request);
    const lang = languageOf(pathname);
    const { role, id } = viewerOrSignIn({ request, context, lang });
    const now = Date.now();
    const mayOpen = context.get(mayOpenContext);
    const api = context.get(readApiContext);
    const companyId = typedCompanyId.safeParse(searchParams.get('company')).data;
    const typed = (searchParams.get('q') ?? '').trim().slice(0, 100);
    const chosen = helps({ role }) && companyId ? await api.comparedCompany(companyId) : null;
    if (chosen) throw redirect(companyPath(lang, chosen));
    const [work, health, found] = await Promise.all([
      mayOpen('contracts') ? api.ownWork({ role, id }, new Date(now)) : null,
      isAdministrator({ role }) ? api.readModelHealth() : null,
      helps({ role }) && typed ? api.companiesToChoose(typed, lang) : null,
    ]);
    const shown = { role, id, work, health, now, typed, found };
    if (!mayOpen('accounts')) return { ...shown, accounts: null };
    const admin = context.get(accountAdminContext);
    const [all, blocked, unconfirmed] = await Promise.all([
      admin.list({}),
      admin.list({ blocked: 'yes' }),
      admin.list({ confirmed: 'no' }),
    ]);
    return {
      ...shown,
      accounts: { all: all.count, blocked: blocked.count, unconfirmed: unconfirmed.count },
    };
  });

export const meta = privatePage('admin.title');

/** Whether what people see keeps up with what happens. */
const Health = ({ health: { failed, parked } }: { readonly health: ReadModelHealth }) => {
  const { t } = useText();
  return (
    <Notice tone={failed === 0 && parked === 0 ? 'good' : 'warn'}>
      {failed === 0 && parked === 0 ? t('admin.health.good') : t('admin.health.bad', { failed, parked })}
    </Notice>
  );
};

/** Where the contracts stand: support helps members and companies first, and reads contracts besides. */
const placeOfWork = (role: Route.ComponentProps['loaderData']['role']) => {
  if (helps({ role })) return 'last';
  return isAdministrator({ role }) ? 'beforeAccounts' : 'first';
};

/** What somebody can do whose role has no desk yet. */
const NoDesk = () => {
  const { t, lang } = useText();
  return (
    <Card title={t('admin.today')}>
      <p>{t('admin.today.text')}</p>
      <div className="row">
        <LinkButton look="primary" href={resultsPath(lang)} icon="search">
          {t('web.do.findCompany')}
        </LinkButton>
        <LinkButton href={editProfilePath(lang)} icon="user">
          {t('profile.hub.title')}
        </LinkButton>
      </div>
    </Card>
  );
};

export default function Admin({ loaderData }: Route.ComponentProps) {
  const { role, id, accounts, work, health, now, typed, found } = loaderData;
  const viewer = { role, id };
  const { t, lang } = useText();
  const desks = useDesks();
  const counts = useDeskCounts();
  const place = placeOfWork(role);
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack staff-home">
        <PageHead
          title={t('admin.title')}
          lead={role === 'visitor' ? undefined : t('admin.asRole', { role: t(`admin.role.${role}`) })}
        />
        {health && <Health health={health} />}
        {helps({ role }) && <FindCompany typed={typed} found={found} />}
        {work && place === 'first' && <OwnWork work={work} viewer={viewer} today={today(new Date(now))} />}
        {desks.includes('moderation') && (
          <Card
            title={t('moderation.title')}
            action={<LinkButton href={moderationPath(lang)}>{t('admin.open')}</LinkButton>}
          >
            <p>{t('admin.moderation.lead')}</p>
            {counts && <Waiting waiting={counts.moderation} now={now} />}
          </Card>
        )}
        {desks.includes('newCompanies') && (
          <Card
            title={t('desk.new.title')}
            action={<LinkButton href={newCompaniesPath(lang)}>{t('admin.open')}</LinkButton>}
          >
            <p>{t('desk.new.lead')}</p>
            {counts && <Waiting waiting={counts.newCompanies} now={now} />}
          </Card>
        )}
        {desks.includes('companyRequests') && (
          <Card
            title={t('desk.requests.title')}
            action={<LinkButton href={companyRequestsPath(lang)}>{t('admin.open')}</LinkButton>}
          >
            <p>{t('desk.requests.lead')}</p>
            {counts && <Waiting waiting={counts.companyRequests} now={now} />}
          </Card>
        )}
        {desks.includes('companyDesk') && (
          <Card
            title={t('desk.company.title')}
            action={<LinkButton href={companyDeskPath(lang)}>{t('admin.open')}</LinkButton>}
          >
            <p>{t('desk.company.lead')}</p>
            {counts && <Waiting waiting={counts.companyDesk} now={now} />}
          </Card>
        )}
        {desks.includes('numberProblems') && (
          <Card
            title={t('desk.numbers.title')}
            action={<LinkButton href={numberProblemsPath(lang)}>{t('admin.open')}</LinkButton>}
          >
            <p>{t('desk.numbers.lead')}</p>
            {counts && <Waiting waiting={counts.numberProblems} now={now} />}
          </Card>
        )}
        {work && place === 'beforeAccounts' && <OwnWork work={work} viewer={viewer} today={today(new Date(now))} />}
        {accounts && (
          <Card
            title={t('admin.accounts')}
            action={<LinkButton href={accountsPath(lang)}>{t('admin.open')}</LinkButton>}
          >
            <p>{t('admin.accounts.count', { all: accounts.all })}</p>
            <p className="row">
              <a className="link" href={`${accountsPath(lang)}?confirmed=no`}>
                {t('admin.accounts.unconfirmed', { count: accounts.unconfirmed })}
              </a>
              <a className="link" href={`${accountsPath(lang)}?blocked=yes`}>
                {t('admin.accounts.blocked', { count: accounts.blocked })}
              </a>
            </p>
          </Card>
        )}
        {work && place === 'last' && <OwnWork work={work} viewer={viewer} today={today(new Date(now))} />}
        {desks.includes('contracts') && (
          <Card
            title={t('contracts.title')}
            action={<LinkButton href={contractsPath(lang)}>{t('admin.open')}</LinkButton>}
          >
            <p>{t('contracts.desk.lead')}</p>
            <div className="row">
              {maySignContracts({ role }) && (
                <LinkButton look="line" icon="plus" href={newContractPath(lang)}>
                  {t('contracts.new')}
                </LinkButton>
              )}
              <LinkButton look="line" icon="calendar" href={contractsDayPath(lang)}>
                {t('contracts.day.title')}
              </LinkButton>
            </div>
          </Card>
        )}
        {desks.includes('sales') && (
          <Card title={t('sales.title')} action={<LinkButton href={salesPath(lang)}>{t('sales.open')}</LinkButton>}>
            <p>{t('sales.desk.lead')}</p>
          </Card>
        )}
        {desks.includes('audit') && (
          <Card title={t('audit.title')} action={<LinkButton href={auditPath(lang)}>{t('admin.open')}</LinkButton>}>
            <p>{t('audit.lead')}</p>
          </Card>
        )}
        {desks.length === 0 && <NoDesk />}
      </main>
    </Desk>
  );
}
