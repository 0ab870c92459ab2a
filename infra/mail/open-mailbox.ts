import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { operator } from '#domain/actor.ts';
import type { Config } from '../config.ts';
import { actorOf } from '../http/request.ts';
import { type MailboxMail, type MailboxPage, mailboxMail, mailboxPage } from './mailbox.ts';

/** The local mailbox for pages. */
export type Mailbox = {
  page(page: number, email: string | null): Promise<MailboxPage>;
  mail(id: number): Promise<MailboxMail | undefined>;
};

type Needs = { readonly pool: Pool; readonly config: Config };

/** Whether the local mailbox is public: only in a trial installation, because its mails give access to accounts. */
const isOpen = ({ NODE_ENV, SMTP_URL, DATABASE_URL, DEMO }: Config): boolean =>
  NODE_ENV !== 'production' && !SMTP_URL && (!DATABASE_URL || DEMO !== 'off');

/** Returns the mailbox when the request may read it: everyone in a trial, else only with the API token; else null. */
export const mailboxFor =
  ({ pool, config }: Needs) =>
  (request: FastifyRequest): Mailbox | null =>
    isOpen(config) || actorOf(request, config.API_TOKEN) === operator
      ? { page: (page, email) => mailboxPage(pool, page, email), mail: (id) => mailboxMail(pool, id) }
      : null;
