import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import { pages } from '#web/addresses/pages.ts';
import { smallTargets, violationsOn } from './accessible.ts';
import { inTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';

const demo = demoInBrowser();

const said = {
  fr: {
    url: /Cette adresse n’est pas valable/,
    reversed: /La fin doit venir après le début/,
    title: 'Quitter sans enregistrer ?',
    stay: 'Rester ici',
    go: 'Quitter',
    kept: /Il est gardé sur cet appareil/,
    back: 'Revenir au texte',
    password: 'Nouveau mot de passe',
  },
  en: {
    url: /This address is not valid/,
    reversed: /The end must come after the start/,
    title: 'Leave without saving?',
    stay: 'Stay here',
    go: 'Leave',
    kept: /It is kept on this device/,
    back: 'Back to my text',
    password: 'New password',
  },
};

let session = '';
beforeAll(async () => {
  session = await demoSession(demo.url, 'member');
});

const picture = () =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: '#17683f' } })
    .jpeg()
    .toBuffer();

describe.each(inTurn())('what is not saved yet, %s', (lang) => {
  const words = said[lang];

  test('an error stands beside the field that was left, and goes as it is mended', async () => {
    const page = await demo.visit({ session, lang, viewport: { width: 360, height: 640 } });
    await page.goto(pages.profileCoordinates[lang]);
    await hydrated(page);
    const site = page.locator('[name=coordinates-website]');
    const error = page.locator('#coordinates-website-error');
    await site.fill('ftp://awa');
    expect(await error.count()).toBe(0);
    await site.press('Tab');
    await expect.poll(() => error.innerText()).toMatch(words.url);
    expect(await site.getAttribute('aria-describedby')).toContain('coordinates-website-error');
    expect(await violationsOn(page)).toEqual([]);
    await site.fill('awa.example');
    await expect.poll(() => error.count()).toBe(0);
    expect(await site.getAttribute('aria-invalid')).toBeNull();
  });

  test('dates out of order are told once both are written', async () => {
    const page = await demo.visit({ session, lang });
    await page.goto(`${pages.profileExperiences[lang]}?item=new`);
    await hydrated(page);
    const write = async (name: string, month: string, year: string) => {
      await page.locator(`#${name} select`).selectOption(month);
      await page.locator(`#${name} input`).fill(year);
      await page.locator('[name=description]').focus();
    };
    await write('startDate', '05', '2020');
    await write('endDate', '03', '2020');
    const error = page.locator('#endDate-error');
    await expect.poll(() => error.innerText()).toMatch(words.reversed);
    await page.locator('#endDate input').fill('2021');
    await expect.poll(() => error.count()).toBe(0);
  });

  test('a text that is left behind is kept, and led back to', async () => {
    const page = await demo.visit({ session, lang, viewport: { width: 1280, height: 800 } });
    await page.goto(pages.profileCoordinates[lang]);
    await hydrated(page);
    const address = page.locator('[name=whereabouts-address]');
    const typed = `Avenue 7 ${lang}`;
    await address.fill(typed);
    await page.locator(`.side-nav nav a[href="${pages.profileAudience[lang]}"]`).click();
    const toast = page.locator('.toast', { hasText: words.kept });
    await toast.getByRole('link', { name: words.back }).click();
    await page.waitForURL(`**${pages.profileCoordinates[lang]}`);
    await expect.poll(() => address.inputValue()).toBe(typed);
    await page.locator('.notice.draft button').click();
  });

  test('a file that was chosen and not sent is asked about, once', async () => {
    const page = await demo.visit({ session, lang, viewport: { width: 360, height: 640 } });
    await page.goto(pages.profilePhotos[lang]);
    await hydrated(page);
    await page
      .locator('input[type=file][name=photo]')
      .setInputFiles({ name: 'awa.jpg', mimeType: 'image/jpeg', buffer: await picture() });
    const away = page.locator('.page-head .crumbs a, .breadcrumb a, .page-head nav a').first();
    await away.click();
    const dialog = page.getByRole('dialog', { name: words.title });
    await dialog.waitFor();
    expect(await smallTargets(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.stay }).click();
    await expect.poll(() => dialog.isVisible()).toBe(false);
    expect(new URL(page.url()).pathname).toBe(pages.profilePhotos[lang]);
    await away.click();
    await dialog.getByRole('button', { name: words.go, exact: true }).click();
    await page.waitForURL(`**${pages.editProfile[lang]}`);
  });

  test('a new password that was typed is asked about, and the browser asks before the tab is closed', async () => {
    const page = await demo.visit({ session, lang });
    await page.goto(pages.changePassword[lang]);
    await hydrated(page);
    await page.locator('[autocomplete=new-password]').fill('Treichville-2027');
    const closing = page.waitForEvent('dialog');
    const closed = page.close({ runBeforeUnload: true });
    const asked = await closing;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    await closed;
    expect(await page.locator('[autocomplete=new-password]').inputValue()).toBe('Treichville-2027');
  });
});
