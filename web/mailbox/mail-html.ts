import { data } from 'react-router';
import type { Route } from './+types/mail-html.ts';
import { mailboxParams } from './mailbox-params.ts';

/** What a mail may do in its frame: show itself, and lead out of it when somebody clicks. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox',
].join(';');

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const mail = /^\d{1,9}$/.test(params.mail) ? await mailboxParams(context).mail(Number(params.mail)) : undefined;
  if (!mail) throw data(null, { status: 404 });
  return new Response(mail.html.replace('<head>', '<head><base target="_top">'), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'private, no-store',
    },
  });
};
