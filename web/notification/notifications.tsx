import { redirect } from 'react-router';
import { readNotifications } from '#commands/notification/read-notifications.ts';
import { viewerOrSignIn } from '../account/sign-in-first.ts';
import { languageOf, notificationSettingsPath, notificationsPath, safePath } from '../addresses/paths.ts';
import { useLive } from '../client/use-live.ts';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { leadToLastPage } from '../page/last-page.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Pager } from '../ui/pager.tsx';
import type { Route } from './+types/notifications.ts';
import { NotificationItem } from './notification-item.tsx';
import './notifications.css';
import { useFormAnswer } from '../client/form-answer.ts';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { pathname, searchParams } = addressOf(request);
  const { id } = viewerOrSignIn({ request, context, lang: languageOf(pathname) });
  const filter = searchParams.get('filter') === 'unread' ? ('unread' as const) : ('all' as const);
  const page = Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1);
  const found = await context.get(readApiContext).notificationsPage({ account: id, filter, page });
  leadToLastPage(request, page, found.pages);
  return { ...found, filter, page, now: Date.now() };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { pathname, search } = addressOf(request);
  const lang = languageOf(pathname);
  const form = await request.formData();
  viewerOrSignIn({ request, context, lang });
  const subject = form.get('subject');
  try {
    await context.get(sendContext)(readNotifications, {
      subjects: typeof subject === 'string' ? [subject] : null,
      until: form.get('until'),
    });
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(safePath(form.get('to'), pathname + search), 303);
};

export const meta = privatePage('notification.title');

export default function Notifications({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const { notifications, unread, until, filter, page, pages, now } = loaderData;
  const { t, lang, number } = useText();
  useLive('notifications');
  const unreadTitle = t('notification.unread', { count: unread });
  return (
    <main id="main" className="wrap notifications" tabIndex={-1}>
      <PageHead
        title={t('notification.title')}
        actions={
          <LinkButton look="ghost" icon="settings" href={notificationSettingsPath(lang)}>
            {t('notification.settings')}
          </LinkButton>
        }
      />
      <ErrorSummary errors={actionData?.errors ?? []} />
      <div id="which">
        <LinkTabs
          label={t('notification.filter')}
          tabs={[
            { href: notificationsPath(lang, {}), title: t('notification.all'), current: filter === 'all' },
            {
              href: notificationsPath(lang, { filter: 'unread' }),
              title: unread > 0 ? `${unreadTitle} (${number(unread)})` : unreadTitle,
              current: filter === 'unread',
            },
          ]}
        />
      </div>
      <div className="read-all" id="read-all">
        {unread > 0 && until && (
          <form method="post">
            <input type="hidden" name="until" value={until} />
            <Button look="line" icon="check">
              {t('notification.readAll')}
            </Button>
          </form>
        )}
      </div>
      {notifications.length === 0 ? (
        <EmptyState icon="bell" title={t(filter === 'unread' ? 'notification.allRead' : 'notification.none')}>
          <p>{t(filter === 'unread' ? 'notification.allReadLead' : 'notification.noneLead')}</p>
        </EmptyState>
      ) : (
        <ol className="card list told" id="told">
          {notifications.map((one) => (
            <NotificationItem key={`${one.seq} ${one.topic}`} notification={one} now={now} />
          ))}
        </ol>
      )}
      <Pager page={page} last={pages} hrefOf={(other) => notificationsPath(lang, { filter, page: other })} />
    </main>
  );
}
