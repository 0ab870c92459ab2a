import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { SendMail } from './mail.ts';
import { Undeliverable } from './mail.ts';

type Smtp = {
  readonly url: string;
  /** `Sokoni <bonjour@sokoni.example>` */
  readonly from: string;
};

type SmtpMail = { readonly send: SendMail; close(): void };

/** Returns a message id that is the same for the same mail, so that mailboxes recognise duplicates. */
export const messageId = (key: string, from: string): string => {
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(key).digest('base64url')}@${domain}>`;
};

type Failure = { readonly responseCode?: number; readonly code?: string };

/** Returns an error with the codes only: the server's text may contain the recipient's address. */
const toldPlainly = (error: unknown): Error => {
  const { responseCode, code } = error as Failure;
  const why = [code ?? 'EUNKNOWN', responseCode].filter(Boolean).join(' ');
  const refused = responseCode !== undefined && responseCode >= 550 && responseCode <= 553;
  return refused ? new Undeliverable(`SMTP ${why}`) : new Error(`SMTP ${why}`);
};

/** Sends over SMTP, a few connections kept open. */
export const smtpMail = ({ url, from }: Smtp): SmtpMail => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 40_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ key, to, subject, text, html, headers }) {
      const { email: address, name } = to;
      try {
        await transport.sendMail({
          messageId: messageId(key, from),
          from,
          to: { address, name: name ?? '' },
          subject,
          text,
          html,
          headers: { ...headers },
        });
      } catch (error) {
        throw toldPlainly(error);
      }
    },
    close: () => transport.close(),
  };
};
