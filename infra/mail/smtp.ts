import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { SendMail } from './mail.ts';
import { Undeliverable } from './mail.ts';

type Smtp = {
  readonly url: string;
  /** `Sokoni <bonjour@sokoni.example>` */
  readonly from: string;
};

export type SmtpMail = { readonly send: SendMail; close(): void };

/** The same for the same mail, so that a mailbox that is given it twice can tell. */
export const messageId = (key: string, from: string): string => {
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(key).digest('base64url')}@${domain}>`;
};

type Failure = { readonly responseCode?: number; readonly code?: string };

/** What a server says may name the person it says it of; the number of its answer says enough. */
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
