import { redirect } from 'react-router';
import { pages } from '../addresses/pages.ts';
import { languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { accountsContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { useMoments } from '../ui/when.tsx';
import type { Route } from './+types/sessions.ts';
import './account-sheet.css';
import { AttemptsList } from './attempts-list.tsx';
import { deviceInWords } from './device.ts';
import { viewerOrSignIn } from './sign-in-first.ts';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const viewer = viewerOrSignIn({ request, context, lang: languageOf(addressOf(request).pathname) });
  const accounts = context.get(accountsContext);
  const [sessions, attempts] = await Promise.all([accounts.sessions(), accounts.attempts()]);
  return {
    outside: accounts.outside,
    attempts: attempts.map((one) => ({ ...one, at: one.at.toISOString() })),
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
  const { pathname } = addressOf(request);
  viewerOrSignIn({ request, context, lang: languageOf(pathname) });
  const ended = (await request.formData()).get('end');
  const accounts = context.get(accountsContext);
  if (ended === 'others') await accounts.endOtherSessions();
  else if (typeof ended === 'string') await accounts.endSession(ended);
  return redirect(pathname, 303);
};

export const meta = privatePage('account.sessions.title', 'profile.hub.title');

export default function Sessions({ loaderData: { sessions, attempts, outside } }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { day } = useMoments();
  return (
    <SettingsPage part="sessions" title={t('account.sessions.title')} lead={t('account.sessions.lead')}>
      <ul className="account-list">
        {sessions.map(({ id, device, ip, seen, mine }) => (
          <li key={id} className="row between">
            <div>
              <b>{device ?? t('account.sessions.unknown')}</b>{' '}
              {mine && <Badge tone="leaf">{t('account.sessions.this')}</Badge>}
              <p className="muted small">{t('account.sessions.seen', { day: day(seen, 'medium'), ip })}</p>
            </div>
            {!mine && (
              <form method="post">
                <Button
                  look="line"
                  name="end"
                  value={id}
                  aria-label={t('account.sessions.endThis', {
                    device: device ?? t('account.sessions.unknown'),
                    day: day(seen, 'medium'),
                  })}
                >
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
      <section className="account-other stack" aria-labelledby="attempts">
        <h2 id="attempts">{t('account.attempts.title')}</h2>
        <p className="muted small">{t('account.attempts.lead')}</p>
        <AttemptsList attempts={attempts} />
      </section>
      {outside && (
        <LinkButton href={pages.loginOutside[lang]} look="line" wide rel="nofollow">
          {t('account.outside.link', { name: outside })}
        </LinkButton>
      )}
    </SettingsPage>
  );
}
