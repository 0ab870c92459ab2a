import type { Pool } from 'pg';
import type { SendMail } from './mail.ts';

export const createMailbox = `
  create schema if not exists mailbox;
  create table if not exists mailbox.mail (
    key text primary key,
    id bigint generated always as identity unique,
    to_email text not null,
    to_name text,
    subject text not null,
    text text not null,
    html text not null,
    headers jsonb not null,
    at timestamptz not null default now()
  );
  create index if not exists mail_at on mailbox.mail (id desc)`;

type MailboxLine = {
  readonly id: number;
  readonly email: string;
  readonly name: string | null;
  readonly subject: string;
  readonly at: string;
};

export type MailboxMail = MailboxLine & {
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
};

const line = `id, to_email as email, to_name as name, subject,
  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`;
const aPage = 20;

/** Keeps mail in the database, where nobody but its reader gets it. Handed over again, a mail is still one. */
export const toMailbox =
  (pool: Pool): SendMail =>
  async ({ key, to, subject, text, html, headers }) => {
    await pool.query(
      `insert into mailbox.mail (key, to_email, to_name, subject, text, html, headers)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing`,
      [key, to.email, to.name, subject, text, html, JSON.stringify(headers)],
    );
  };

export type MailboxPage = { readonly mails: readonly MailboxLine[]; readonly count: number; readonly pages: number };

/** The mails, newest first; those to one address when it is given. */
export const mailboxPage = async (pool: Pool, page: number, email: string | null): Promise<MailboxPage> => {
  const { rows: counted } = await pool.query<{ count: number }>(
    'select count(*) as count from mailbox.mail where $1::text is null or to_email = $1',
    [email],
  );
  const { rows: mails } = await pool.query<MailboxLine>(
    `select ${line} from mailbox.mail where $1::text is null or to_email = $1 order by mail.id desc limit $2 offset $3`,
    [email, aPage, (page - 1) * aPage],
  );
  const count = counted[0]?.count ?? 0;
  return { mails, count, pages: Math.max(1, Math.ceil(count / aPage)) };
};

export const mailboxMail = async (pool: Pool, id: number): Promise<MailboxMail | undefined> =>
  (await pool.query<MailboxMail>(`select ${line}, text, html, headers from mailbox.mail where id = $1`, [id])).rows[0];
