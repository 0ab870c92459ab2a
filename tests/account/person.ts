import type { Pool } from 'pg';
import { expect, vi } from 'vitest';
import { apiToken } from '#tests/server.ts';

export type Page = { readonly status: number; readonly path: string; readonly html: string; readonly headers: Headers };

let people = 0;

/** Someone at an address of their own, whose browser has no script: keeps cookies, sends forms, follows where it is led. */
export const person = (origin: string, headers: Readonly<Record<string, string>> = {}) => {
  const cookies = new Map<string, string>();
  const address = `198.51.100.${++people % 250}`;
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(cookies.size > 0 && { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        'X-Forwarded-For': address,
        ...headers,
        ...(init.headers as Record<string, string>),
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = cookie.match(/^([^=]+)=([^;]*)/) ?? [];
      if (/Max-Age=0/.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const followed = async (path: string, init?: RequestInit): Promise<Page> => {
    const answer = await ask(path, init);
    const to = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && to)
      return followed(new URL(to, `${origin}${path}`).href.slice(origin.length));
    return { status: answer.status, path, html: await answer.text(), headers: answer.headers };
  };
  return {
    cookies,
    ask,
    open: (path: string) => followed(path),
    send: (path: string, form: Readonly<Record<string, string>>) =>
      followed(path, { method: 'POST', body: new URLSearchParams(form) }),
    json: (path: string, body: object) =>
      ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  };
};

/** An administrator at the command line of another program. */
export const administrator = (origin: string) => person(origin, { Authorization: `Bearer ${apiToken}` });

/** Sends a command as the operator, who may send all; fails unless it is carried out. */
export const operate = async (
  origin: string,
  path: string,
  body: object,
): Promise<{ id: number; position: string }> => {
  const answer = await administrator(origin).json(path, body);
  expect(answer.status, path).toBeLessThan(300);
  return (await answer.json()) as { id: number; position: string };
};

/** How many mails went to an address. */
export const mailsTo = async (pool: Pool, email: string): Promise<number> =>
  (await pool.query('select from mailbox.mail where to_email = $1', [email])).rowCount ?? 0;

/** The last mail to an address, once it is there. */
export const mailTo = (pool: Pool, email: string, subject: RegExp): Promise<{ text: string; html: string }> =>
  vi.waitFor(
    async () => {
      const { rows } = await pool.query<{ subject: string; text: string; html: string }>(
        'select subject, text, html from mailbox.mail where to_email = $1 order by id desc',
        [email],
      );
      const mail = rows.find((row) => subject.test(row.subject));
      expect(mail, `a mail to ${email} among ${rows.map((row) => row.subject).join(', ')}`).toBeDefined();
      return mail as { text: string; html: string };
    },
    { timeout: 30_000, interval: 100 },
  );

export const codeIn = ({ text }: { readonly text: string }): string => text.match(/\b\d{3} ?\d{3}\b/)?.[0] ?? '';

/** The path of the link in a mail that leads to `page`. */
export const linkIn = ({ text }: { readonly text: string }, page: string): string => {
  const url = text.match(/https?:\/\/\S+/g)?.find((one) => one.includes(page)) ?? '';
  return url.replace(/^https?:\/\/[^/]+/, '');
};
