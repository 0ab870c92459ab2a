import { data } from 'react-router';
import { languageOf, mailboxPath, mailHtmlPath, mailPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { ago } from '../page/ago.ts';
import { textOf, useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { PageHead } from '../ui/page-head.tsx';
import './mailbox.css';
import type { Route } from './+types/mail.ts';
import { mailboxParams } from './mailbox-params.ts';

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const mailbox = mailboxParams(context);
  const mail = /^\d{1,9}$/.test(params.mail) ? await mailbox.mail(Number(params.mail)) : undefined;
  if (!mail) throw data(null, { status: 404 });
  const { html: _, ...shown } = mail;
  const plain = addressOf(request).searchParams.get('as') === 'text';
  return data({ ...shown, plain, now: Date.now() }, { headers: { 'Cache-Control': 'private, no-store' } });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData, location }: Route.MetaArgs) => [
  { title: `${loaderData?.subject ?? textOf(languageOf(location.pathname)).t('mailbox.title')} · Sokoni` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function MailPage({ loaderData: mail }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { id, subject, email, name, at, text, plain, now } = mail;
  return (
    <main id="main" className="wrap mailbox" tabIndex={-1}>
      <PageHead
        crumbs={[{ name: t('mailbox.title'), href: mailboxPath(lang, {}) }]}
        title={<span dir="auto">{subject}</span>}
        lead={
          <>
            {t('mailbox.for')} <bdi>{name ? `${name} <${email}>` : email}</bdi>
            {', '}
            <time dateTime={at}>{ago(lang, at, new Date(now))}</time>
          </>
        }
        actions={
          <LinkButton look="ghost" icon="mail" href={mailboxPath(lang, { to: email })}>
            {t('mailbox.allTo')}
          </LinkButton>
        }
      />
      <LinkTabs
        label={t('mailbox.forms')}
        tabs={[
          { href: mailPath(lang, id), title: t('mailbox.asHtml'), current: !plain },
          { href: `${mailPath(lang, id)}?as=text`, title: t('mailbox.asText'), current: plain },
        ]}
      />
      {plain ? (
        <pre className="card pad mail-text">{text}</pre>
      ) : (
        <iframe
          className="card mail-html"
          title={subject}
          src={mailHtmlPath(lang, id)}
          sandbox="allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </main>
  );
}
