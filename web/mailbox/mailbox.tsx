import { data } from 'react-router';
import { languageOf, mailboxPath, mailPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { ago } from '../page/ago.ts';
import { textOf, useText } from '../page/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Pager } from '../ui/pager.tsx';
import './mailbox.css';
import type { Route } from './+types/mailbox.ts';
import { mailboxParams } from './mailbox-params.ts';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const mailbox = mailboxParams(context);
  const asked = addressOf(request).searchParams;
  const page = Math.max(1, Math.trunc(Number(asked.get('page'))) || 1);
  const to = asked.get('to');
  return data(
    { ...(await mailbox.page(page, to)), page, to, now: Date.now() },
    { headers: { 'Cache-Control': 'private, no-store' } },
  );
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ location }: Route.MetaArgs) => [
  { title: `${textOf(languageOf(location.pathname)).t('mailbox.title')} · Sokoni` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function MailboxPage({ loaderData: { mails, count, pages, page, to, now } }: Route.ComponentProps) {
  const { t, lang, number } = useText();
  const hrefOf = (other: number) => mailboxPath(lang, { page: other, to });
  return (
    <main id="main" className="wrap mailbox" tabIndex={-1}>
      <PageHead
        title={t('mailbox.title')}
        lead={to ? t('mailbox.to', { address: to, count: number(count) }) : t('mailbox.lead')}
      />
      {mails.length === 0 ? (
        <EmptyState icon="mail" title={t('mailbox.none')}>
          <p>{t('mailbox.noneYet')}</p>
        </EmptyState>
      ) : (
        <ol className="card list mails" reversed>
          {mails.map(({ id, email, name, subject, at }) => (
            <li key={id}>
              <div className="from">
                <span dir="auto">{name || email}</span>
                <time dateTime={at}>{ago(lang, at, new Date(now))}</time>
              </div>
              <h2>
                <a href={mailPath(lang, id)} dir="auto">
                  {subject}
                </a>
              </h2>
              {name && <span className="small muted address">{email}</span>}
            </li>
          ))}
        </ol>
      )}
      <Pager page={page} last={pages} hrefOf={hrefOf} />
    </main>
  );
}
