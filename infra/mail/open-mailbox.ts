import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { operator } from '#domain/actor.ts';
import type { Config } from '../config.ts';
import { actorOf } from '../http/request.ts';
import { type MailboxMail, type MailboxPage, mailboxMail, mailboxPage } from './mailbox.ts';

/** The local mailbox, as pages read it. */
export type Mailbox = {
  page(page: number, email: string | null): Promise<MailboxPage>;
  mail(id: number): Promise<MailboxMail | undefined>;
};

type Needs = { readonly pool: Pool; readonly config: Config };

/** Mail that goes nowhere is open to whoever tries Sokoni out; it opens accounts, so never where people really use it. */
const isOpen = ({ NODE_ENV, SMTP_URL, DATABASE_URL, DEMO }: Config): boolean =>
  NODE_ENV !== 'production' && !SMTP_URL && (!DATABASE_URL || DEMO !== 'off');

/** The mailbox for those who may read it: everybody where Sokoni is tried out, else who holds the API token. */
export const mailboxFor =
  ({ pool, config }: Needs) =>
  (request: FastifyRequest): Mailbox | null =>
    isOpen(config) || actorOf(request, config.API_TOKEN) === operator
      ? { page: (page, email) => mailboxPage(pool, page, email), mail: (id) => mailboxMail(pool, id) }
      : null;
