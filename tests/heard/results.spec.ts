import { afterEach, describe, expect, test } from 'vitest';
import { missingPackages } from '#tests/programs.ts';
import { demoHeard } from './demo-heard.ts';

/** What changes on a page when a key is pressed there: it is said, and leaves nobody elsewhere. */
describe.runIf(missingPackages('heard').length === 0)('heard where one is', { timeout: 180_000 }, () => {
  const heard = demoHeard();
  const garages = () => `${heard.url}/annuaire-resultat?what=garage`;

  afterEach(() => heard.ear.page.context().clearCookies());

  test('sort: each order is read out, the page is left at Enter alone, and begins at its list', async () => {
    const { ear } = heard;
    await ear.open(garages());
    await ear.focus('#sort', 'Trier par', 'combo box', 'Meilleurs');
    await ear.press('Down', 'Les mieux notées');
    await ear.press('Down', 'Avec le plus d’avis');
    expect(ear.page.url()).toBe(garages());
    await ear.press('Down', 'Les plus récentes');
    await ear.press('Return', /\d+ résultats, les plus récentes d’abord/);
    expect(await ear.page.evaluate(() => document.activeElement?.id)).toBe('hits');
  });

  test('a phone number: shown first, and the link says that it calls then', async () => {
    const { ear } = heard;
    await ear.open(garages());
    const card = ear.page.locator('article.result:has(.phone-link)').first();
    const name = await card.locator('h2 a').innerText();
    await ear.focus('article.result .phone-link', new RegExp(`Appeler +${name}`), 'link');
    await ear.press('Return', /Numéro affiché : \+[\d ]+\. Appuyez de nouveau pour appeler/);
    await ear.press('Tab', /link|button|check box/); // back before it is said, nothing has moved
    await ear.press('shift+Tab', new RegExp(`Appeler le \\+[\\d ]+, ${name}`), 'link');
  });

  test('near me: refused, that is said with what to do instead, each time', async () => {
    const { ear } = heard;
    const browser = await ear.page.context().newCDPSession(ear.page);
    const permission = { name: 'geolocation' };
    await browser.send('Browser.setPermission', { permission, setting: 'denied', origin: heard.url });
    await ear.open(garages());
    await ear.focus('#chip-near-me', 'Près de moi', 'button');
    for (const _ of ['first', 'again'])
      await ear.press('Return', 'Votre navigateur n’a pas donné votre position', 'écrivez où chercher');
    await ear.press('Tab');
  });

  test('a quote: how many companies are chosen, and the next stop asks them', async () => {
    const { ear } = heard;
    await ear.open(garages());
    await ear.focus('form.found .tick input', 'Devis', 'check box not checked');
    await ear.press('space', 'checked', '1 sur 5 choisies', 'Tab', 'Demander un devis');
    await ear.press('Tab', 'Demander un devis', 'button');
    await ear.press('shift+Tab', 'Devis', 'check box checked');
    await ear.press('space', 'not checked', '0 sur 5 choisies');
  });

  test('a list of skills: what is added and removed is said, and Backspace asks before it removes', async () => {
    const { ear } = heard;
    await heard.signIn('member');
    await ear.open(`${heard.url}/en/profile/edit/pro`);
    await ear.focus('input#skills', 'Skills', 'combo box');
    await ear.type('Welding', 'result is available');
    await ear.press('Return', 'Welding: added');
    await ear.press('BackSpace', 'Remove Welding', 'button');
    await ear.press('BackSpace', 'Welding: removed');
    await ear.press('Return', 'Saved');
  });

  test('settings: a choice is saved in its place, which is said; messages that come one after the other are each heard once', async () => {
    const { ear } = heard;
    await heard.signIn('member');
    await ear.open(`${heard.url}/en/profile/edit/notification-settings`);
    await ear.page.getByText('Each choice is saved at once').waitFor(); // the page lives
    await ear.focus('.topic [type=checkbox]', 'On the site');
    await ear.press('space', /\b(on|off)\b/, /Saved at \d\d:\d\d/);
    const messages = ['Amadou wrote a review', 'Fatou replied to it', 'Kofi asked a question'];
    const toasts = (all: string[]) => {
      for (const content of all) dispatchEvent(new CustomEvent('sokoni:toast', { detail: { content } }));
    };
    const said = await ear.when(() => ear.page.evaluate(toasts, messages), ...messages);
    const after = await ear.press('Tab', 'By e-mail');
    for (const message of messages) expect((said + after).split(message).length - 1, message).toBe(1);
  });
});
