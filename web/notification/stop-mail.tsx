import { data, redirect } from 'react-router';
import { notificationSettingsPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { stopMailContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/stop-mail.ts';

const unshared = { 'Referrer-Policy': 'same-origin', 'Cache-Control': 'no-store' };

export const loader = ({ request, context, params }: Route.LoaderArgs) => {
  const asked = context.get(stopMailContext)(params.token);
  const done = addressOf(request).searchParams.has('done');
  return data({ about: asked?.about ?? null, done }, { status: asked ? 200 : 404, headers: unshared });
};

/** Also asked by the mail programs themselves, by one post without a page (RFC 8058). */
export const action = async ({ request, context, params }: Route.ActionArgs) => {
  const asked = context.get(stopMailContext)(params.token);
  if (!asked) throw data(null, { status: 404 });
  await asked.stop();
  return redirect(`${addressOf(request).pathname}?done`, 303);
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = privatePage('notification.stop.title');

export default function StopMailPage({ loaderData: { about, done } }: Route.ComponentProps) {
  const { t, lang } = useText();
  const settings = <LinkButton href={notificationSettingsPath(lang)}>{t('notification.settings')}</LinkButton>;
  const page =
    about === null ? (
      <EmptyState icon="alert" heading="h1" title={t('notification.stop.invalid')} actions={settings}>
        <p>{t('notification.stop.invalidLead')}</p>
      </EmptyState>
    ) : done ? (
      <EmptyState icon="check" heading="h1" title={t('notification.stop.done')} actions={settings} />
    ) : (
      <EmptyState
        icon="mail"
        heading="h1"
        title={t('notification.stop.title')}
        actions={
          <form method="post">
            <Button look="primary">{t('notification.stop.go')}</Button>
          </form>
        }
      >
        <p>
          {t('notification.stop.lead', {
            topic: about === 'digest' ? t('notification.stop.digest') : t(`notification.topic.${about}`),
          })}
        </p>
      </EmptyState>
    );
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <div className="nothing">{page}</div>
    </main>
  );
}
