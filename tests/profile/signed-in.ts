import { randomUUID } from 'node:crypto';
import { openAccount } from '#commands/account/open-account.ts';
import { accountStream } from '#domain/account/account.ts';
import { openAccess } from '#infra/access/access.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { person } from '#tests/account/person.ts';
import type { FreshDatabase } from '#tests/postgres.ts';
import { tell } from '#tests/projections/engine.ts';

/** Fills a form in where it is, with what it carries unseen, and sends it. */
const filling =
  (browser: ReturnType<typeof person>) => async (path: string, fields: Readonly<Record<string, string | Blob>>) => {
    const { html } = await browser.open(path);
    const form = new FormData();
    const main = html.slice(html.indexOf('<main'));
    const edit = main.slice(Math.max(0, main.lastIndexOf('<form', main.search(/name="(edited|picture|sure)"/))));
    for (const [, name = '', value = ''] of edit.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g))
      if (!form.has(name)) form.set(name, value);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const sent = await browser.ask(path.split(/[?#]/)[0] ?? path, { method: 'POST', body: form });
    const to = sent.headers.get('location');
    if (!to) return { status: sent.status, html: await sent.text() };
    return browser.open(to);
  };

/** Opens accounts beside a running server, and signs them in: each answers as a browser without script. */
export const peopleOf = async ({ pool }: FreshDatabase, origin: string) => {
  const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)) };
  const access = await openAccess(pool);
  /** A browser of theirs that is signed in from `position` on. */
  const browserOf = async (accountId: string, email: string, position?: string) => {
    const browser = person(origin);
    const token = await access.sessions.open({ account: accountId, ip: '192.0.2.1', device: 'test', now: new Date() });
    browser.cookies.set('session', token);
    if (position) browser.cookies.set('read-after', position);
    return { ...browser, fill: filling(browser), accountId, email };
  };
  const signIn = async (firstname: string) => {
    const commandId = randomUUID();
    const operator = { id: 'operator', role: 'superadmin' } as const;
    const envelope = { commandId, actor: operator, now: new Date(), correlationId: commandId };
    const email = `${firstname.toLowerCase()}-${commandId.slice(0, 8)}@example.org`;
    const password = { password: await access.passwords.hash('Marche2026'), long: false };
    const about = {
      email,
      firstname,
      lastname: 'Test',
      password,
      language: 'fr',
      registeredBy: 'site',
      demo: false,
    } as const;
    const { accountId } = await openAccount({ ...log, accounts: { access } }, about, envelope);
    const confirmed = { type: 'AccountConfirmed', data: { accountId } };
    const position = await tell(log, [{ stream: accountStream(accountId), ...confirmed }]);
    return browserOf(accountId, email, position);
  };
  const signInAgain = (of: { readonly accountId: string; readonly email: string }) => browserOf(of.accountId, of.email);
  return { signIn, signInAgain, log, access, close: () => log.store.close() };
};
