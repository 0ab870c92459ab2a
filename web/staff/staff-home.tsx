import { isAdministrator } from '#domain/actor.ts';
import { maySignContracts } from '#domain/contract/contract.permissions.ts';
import type { ReadModelHealth } from '#read-api/audit/read-model-health.ts';
import { viewerOrSignIn } from '../account/sign-in-first.ts';
import {
  accountsPath,
  auditPath,
  companyDeskPath,
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
import { Desk, useDeskCounts, useDesks } from '../admin/desk.tsx';
import { Waiting } from '../admin/waiting.tsx';
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
import { OwnWork } from './own-work.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  guarded({ request, context }, async () => {
    const viewer = viewerOrSignIn({ request, context, lang: languageOf(addressOf(request).pathname) });
    const { role } = viewer;
    const now = Date.now();
    const mayOpen = context.get(mayOpenContext);
    const api = context.get(readApiContext);
    const [work, health] = await Promise.all([
      mayOpen('contracts') ? api.ownWork(viewer, new Date(now)) : null,
      isAdministrator(viewer) ? api.readModelHealth() : null,
    ]);
    if (!mayOpen('accounts')) return { role, accounts: null, work, health, now };
    const admin = context.get(accountAdminContext);
    const [all, blocked, unconfirmed] = await Promise.all([
      admin.list({}),
      admin.list({ blocked: 'yes' }),
      admin.list({ confirmed: 'no' }),
    ]);
    return {
      role,
      accounts: { all: all.count, blocked: blocked.count, unconfirmed: unconfirmed.count },
      work,
      health,
      now,
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
  if (role === 'support') return 'last';
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

export default function Admin({ loaderData: { role, accounts, work, health, now } }: Route.ComponentProps) {
  const { t, lang } = useText();
  const desks = useDesks();
  const counts = useDeskCounts();
  const place = placeOfWork(role);
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <PageHead
          title={t('admin.title')}
          lead={role === 'visitor' ? undefined : t('admin.asRole', { role: t(`admin.role.${role}`) })}
        />
        {health && <Health health={health} />}
        {work && place === 'first' && <OwnWork work={work} role={role} />}
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
        {work && place === 'beforeAccounts' && <OwnWork work={work} role={role} />}
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
        {work && place === 'last' && <OwnWork work={work} role={role} />}
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
