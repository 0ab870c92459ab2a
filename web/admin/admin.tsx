import { guarded } from '../guarded.ts';
import { privateHead } from '../head.ts';
import { accountsPath, languageOf, moderationPath } from '../paths.ts';
import { accountAdminContext } from '../server-context.ts';
import { textOf, useText } from '../text.ts';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/admin.ts';
import { Desk } from './desk.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  guarded({ request, context }, async () => {
    const admin = context.get(accountAdminContext);
    const [all, blocked, unconfirmed] = await Promise.all([
      admin.list({}),
      admin.list({ blocked: 'yes' }),
      admin.list({ confirmed: 'no' }),
    ]);
    return { all: all.count, blocked: blocked.count, unconfirmed: unconfirmed.count };
  });

export const meta = ({ location }: Route.MetaArgs) =>
  privateHead(textOf(languageOf(location.pathname)).t('admin.title'));

export default function Admin({ loaderData: { all, blocked, unconfirmed } }: Route.ComponentProps) {
  const { t, lang } = useText();
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <PageHead title={t('admin.title')} lead={t('admin.lead')} />
        <Card title={t('admin.accounts')} action={<LinkButton href={accountsPath(lang)}>{t('admin.open')}</LinkButton>}>
          <p>{t('admin.accounts.count', { all })}</p>
          <p className="muted">
            <a href={`${accountsPath(lang)}?confirmed=no`}>{t('admin.accounts.unconfirmed', { count: unconfirmed })}</a>
            {' · '}
            <a href={`${accountsPath(lang)}?blocked=yes`}>{t('admin.accounts.blocked', { count: blocked })}</a>
          </p>
        </Card>
        <Card
          title={t('admin.moderation')}
          action={<LinkButton href={moderationPath(lang)}>{t('admin.open')}</LinkButton>}
        >
          <p>{t('admin.moderation.lead')}</p>
        </Card>
      </main>
    </Desk>
  );
}
