import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { administrator, person } from '#tests/account/person.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { languageScripts } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    login: '/login',
    forgotten: 'Mot de passe oublié ?',
    sendLink: 'Envoyer le lien',
    resetMail: 'Choisissez un nouveau mot de passe Sokoni',
    resetAction: 'Choisir un mot de passe',
    expired: 'Ce lien a expiré',
    save: 'Changer le mot de passe',
    enter: 'Se connecter',
    changeEmail: '/profile/edit/change-email',
    emailMail: 'Confirmez votre nouvelle adresse e-mail',
    emailAction: 'Confirmer cet e-mail',
    emailGo: 'Utiliser cet e-mail',
    emailDone: 'a été changée.',
    accessMail: /Vous gérez la page/,
    stop: 'Arrêter ces e-mails',
    stopGo: 'Arrêter ces e-mails',
    stopDone: 'C’est fait',
  },
  en: {
    login: '/en/login',
    forgotten: 'Forgotten your password?',
    sendLink: 'Send the link',
    resetMail: 'Choose a new Sokoni password',
    resetAction: 'Choose a password',
    expired: 'This link has expired',
    save: 'Change the password',
    enter: 'Log in',
    changeEmail: '/en/profile/edit/change-email',
    emailMail: 'Confirm your new e-mail address',
    emailAction: 'Confirm this e-mail',
    emailGo: 'Use this e-mail',
    emailDone: 'address has been changed.',
    accessMail: /You manage the page/,
    stop: 'Stop these e-mails',
    stopGo: 'Stop these e-mails',
    stopDone: 'Done',
  },
} as const;
type Lang = keyof typeof words;

/** A phone in somebody's hand. */
const opened = (script: boolean): Promise<Page> => demo.visit({ script, touch: true });

const sound = async (page: Page, lang: Lang, script: boolean) => {
  expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.title()).toMatch(/ · Sokoni$/);
  if (!script) return;
  expect(await overflows(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
};

/** Opens the newest mail of this subject to that address, in the mailbox of the demo. */
const openMail = async (page: Page, email: string, subject: string | RegExp) => {
  const mail = page.getByRole('link', { name: subject }).first();
  await expect
    .poll(async () => {
      await page.goto(`${demo.url}/mailbox?to=${encodeURIComponent(email)}`);
      return mail.count();
    })
    .toBe(1);
  await mail.tap();
};

/**
 * Taps a link of the mail that is open; a second and a third time when nothing came of it, as anybody does: a browser
 * on a busy machine loses a touch on a frame that it has only just put into a process of its own.
 */
const follow = async (page: Page, name: string) => {
  const link = page.frameLocator('iframe').getByRole('link', { name, exact: true });
  await link.waitFor(); // the mail has come: only then its address is the one of before
  const before = page.url();
  const left = (timeout: number) => page.waitForURL((url) => url.href !== before, { timeout });
  for (const patience of [4_000, 8_000]) {
    await link.tap();
    if (
      await left(patience).then(
        () => true,
        () => false,
      )
    )
      return;
  }
  await link.tap();
  await left(30_000);
};

const logIn = async (page: Page, lang: Lang, email: string, password: string) => {
  if (!page.url().includes(words[lang].login)) await page.goto(demo.url + words[lang].login);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('main form button.primary').tap();
  await page.waitForURL((url) => !url.pathname.includes('/login'));
};

/** An address that nobody has yet: a test that is tried again is tried with somebody else. */
const newAddress = (name: string) => `${name}-${randomUUID()}@example.org`;

/** Somebody with an account, made without a browser. */
const someone = async (name: string, lang: Lang) => {
  const email = newAddress(name);
  const one = person(demo.url);
  const at =
    lang === 'en' ? ['/en/register', '/company', '/confirmation'] : ['/inscription', '/entreprise', '/confirmation'];
  const password = 'Baobab-de-brousse-2026';
  await one.send(at[0] ?? '', { firstname: 'Awa', lastname: 'Koné', email, password });
  await one.send(`${at[0]}${at[1]}`, { choice: 'none' });
  const code = async () => {
    const { rows } = await demo.db.pool.query<{ text: string }>('select text from mailbox.mail where to_email = $1', [
      email,
    ]);
    return rows[0]?.text.match(/\b\d{3} ?\d{3}\b/)?.[0] ?? '';
  };
  await expect.poll(code).not.toBe('');
  await one.send(`${at[0]}${at[2]}`, { code: await code() });
  const { id } = (await (await one.ask('/api/me')).json()) as { id: string };
  return { id, email, password };
};

test.each(languageScripts)(
  'a password that is forgotten: asked, mailed, chosen, used; $lang, script: $script',
  async (visit) => {
    const { lang, script } = visit;
    const t = words[lang];
    const { email } = await someone(`forgot-${lang}-${script}`, lang);
    const page = await opened(script);
    await page.goto(demo.url + t.login);
    await page.getByRole('link', { name: t.forgotten }).tap();
    await page.waitForURL(/reset-password/);
    await sound(page, lang, script);
    await page.locator('#email').fill(email);
    await page.getByRole('button', { name: t.sendLink }).tap();
    await page.waitForURL(/sent/);
    await sound(page, lang, script);
    await openMail(page, email, t.resetMail);
    await follow(page, t.resetAction);
    await sound(page, lang, script);
    await page.locator('#password').fill('Nouveau-Karite-2027');
    await page.getByRole('button', { name: t.save }).tap();
    await page.waitForURL(/login\?reset/);
    await sound(page, lang, script);
    await logIn(page, lang, email, 'Nouveau-Karite-2027');
    await openMail(page, email, t.resetMail);
    await follow(page, t.resetAction);
    await page.getByText(t.expired).waitFor();
    await sound(page, lang, script);
  },
);

test.each(languageScripts)(
  'a new address is used once it is confirmed; $lang, script: $script',
  async ({ lang, script }) => {
    const t = words[lang];
    const { email, password } = await someone(`moves-${lang}-${script}`, lang);
    const page = await opened(script);
    await logIn(page, lang, email, password);
    await page.goto(demo.url + t.changeEmail);
    await page.locator('#email').fill(`new-${email}`);
    await page.locator('#current').fill(password);
    await page.getByRole('button', { name: t.sendLink }).tap();
    await page.waitForURL(/sent/);
    await openMail(page, `new-${email}`, t.emailMail);
    await follow(page, t.emailAction);
    await sound(page, lang, script);
    await page.getByRole('button', { name: t.emailGo }).tap();
    await page.locator('main').getByText(t.emailDone).waitFor();
    await sound(page, lang, script);
    await page.context().clearCookies();
    await logIn(page, lang, `new-${email}`, password);
    // who presses the link a second time is told, and goes on
    await openMail(page, `new-${email}`, t.emailMail);
    await follow(page, t.emailAction);
    await page.getByText(t.expired).waitFor();
    await sound(page, lang, script);
    await page.locator('main a.primary').tap();
    await page.waitForURL(({ pathname }) => pathname === t.changeEmail);
  },
);

test.each(languageScripts)(
  'mail of one kind is stopped from the mail itself; $lang, script: $script',
  async (visit) => {
    const { lang, script } = visit;
    const t = words[lang];
    const { id, email } = await someone(`stops-${lang}-${script}`, lang);
    const page = await opened(script);
    const named = { accountId: id, companyId: languageScripts.indexOf(visit) + 2, role: 'editor' };
    expect((await administrator(demo.url).json('/api/account/name-manager', named)).status).toBe(200);
    await openMail(page, email, t.accessMail);
    await follow(page, t.stop);
    await sound(page, lang, script);
    await page.getByRole('button', { name: t.stopGo }).tap();
    await page.getByText(t.stopDone).waitFor();
    await sound(page, lang, script);
  },
);

test.each(languageScripts)(
  'the first administrator of a new installation gets in; $lang, script: $script',
  async (visit) => {
    const { lang, script } = visit;
    const t = words[lang];
    const email = newAddress(`chief-${lang}-${script}`);
    const program = join(import.meta.dirname, '../../build/server/sokoni.js');
    const operator = spawn(process.execPath, [program, 'accounts', 'create-admin', email, '--lang', lang, '--json'], {
      env: { ...process.env, DATABASE_URL: demo.db.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { link } = JSON.parse(await text(operator.stdout)) as { link: string };
    const { pathname, search } = new URL(link);
    const page = await opened(script);
    await page.goto(demo.url + pathname + search);
    await sound(page, lang, script);
    await page.locator('#password').fill('Karite-de-brousse-2027');
    await page.getByRole('button', { name: t.save }).tap();
    await page.waitForURL(/login\?reset/);
    await logIn(page, lang, email, 'Karite-de-brousse-2027');
    await page.goto(`${demo.url}${lang === 'en' ? '/en' : ''}/admin`);
    await sound(page, lang, false);
  },
);
