import { redirect } from 'react-router';
import { privateHead } from '../head.ts';
import { languageOf, patterns } from '../paths.ts';
import { accountsContext } from '../server-context.ts';
import { textOf, useText } from '../text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import type { Route } from './+types/sessions.ts';
import { AccountSheet } from './account-sheet.tsx';
import { deviceInWords } from './device.ts';
import { SettingsCrumbs } from './settings-crumbs.tsx';
import { viewerOrSignIn } from './sign-in-first.ts';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const viewer = viewerOrSignIn({ request, context, lang: languageOf(new URL(request.url).pathname) });
  const sessions = await context.get(accountsContext).sessions();
  return {
    outside: context.get(accountsContext).outside,
    sessions: sessions.map(({ id, seenAt, ip, device }) => ({
      id,
      ip,
      device: deviceInWords(device),
      seen: seenAt.toISOString(),
      mine: id === viewer.session,
    })),
  };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { pathname } = new URL(request.url);
  viewerOrSignIn({ request, context, lang: languageOf(pathname) });
  const ended = (await request.formData()).get('end');
  const accounts = context.get(accountsContext);
  if (ended === 'others') await accounts.endOtherSessions();
  else if (typeof ended === 'string') await accounts.endSession(ended);
  return redirect(pathname, 303);
};

export const meta = ({ location }: Route.MetaArgs) =>
  privateHead(textOf(languageOf(location.pathname)).t('account.sessions.title'));

export default function Sessions({ loaderData: { sessions, outside } }: Route.ComponentProps) {
  const { t, lang, day } = useText();
  return (
    <AccountSheet title={t('account.sessions.title')} lead={t('account.sessions.lead')} above={<SettingsCrumbs />}>
      <ul className="account-list">
        {sessions.map(({ id, device, ip, seen, mine }) => (
          <li key={id} className="row between">
            <div>
              <b>{device ?? t('account.sessions.unknown')}</b>{' '}
              {mine && <Badge tone="leaf">{t('account.sessions.this')}</Badge>}
              <p className="muted small">
                {t('account.sessions.seen', { day: day(seen.slice(0, 10), { dateStyle: 'medium' }), ip })}
              </p>
            </div>
            {!mine && (
              <form method="post">
                <Button look="line" name="end" value={id}>
                  {t('account.sessions.end')}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post">
          <Button look="danger" wide name="end" value="others">
            {t('account.sessions.endOthers')}
          </Button>
        </form>
      )}
      {outside && (
        <LinkButton href={patterns.loginOutside[lang]} look="line" wide rel="nofollow">
          {t('account.outside.link', { name: outside })}
        </LinkButton>
      )}
    </AccountSheet>
  );
}
