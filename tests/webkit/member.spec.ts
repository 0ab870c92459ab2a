import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { missingPackages } from '#tests/programs.ts';
import { keys } from './page.ts';
import { demoInWebkit, desk, phone } from './windows.ts';

const folder = mkdtempSync(join(tmpdir(), 'sokoni-upload-'));
afterAll(() => rmSync(folder, { recursive: true }));

const comment = 'Accueil rapide, ordonnance servie en dix minutes.';
const save = 'main form button[type=submit]';

describe.runIf(missingPackages('webkit').length === 0)('a member in WebKit', { timeout: 120_000 }, () => {
  const webkit = demoInWebkit();

  const companyPath = async (index: number): Promise<string> => {
    const answer = await fetch(`${webkit.network.url}/api/search?what=salon&sort=newest`);
    const { results } = (await answer.json()) as { results: { url: string }[] };
    return results[index]?.url ?? '';
  };

  test.each([
    { lang: 'fr', size: phone, saved: 'Enregistré à' },
    { lang: 'en', size: desk, saved: 'Saved' },
  ] as const)('signs in and saves the profile, in $lang, $size', async ({ lang, size, saved }) => {
    const page = await webkit.open({ lang, size });
    const base = lang === 'fr' ? '' : '/en';
    const path = `${base}/profile/edit/identity`;
    await page.open(`${base}/login?to=${encodeURIComponent(path)}`);
    await page.type('#email', 'member@sokoni.example');
    await page.type('#password', demoPassword + keys.enter);
    await page.arrived(/\/profile\/edit\/identity/);
    await page.fill(`#presentation-title-${lang}`, `Comptable ${lang}`);
    await page.press(save, lang === 'fr' ? 'Enregistrer' : 'Save');
    await page.shown('main', saved);
    await page.open(path);
    expect(await page.value(`#presentation-title-${lang}`)).toBe(`Comptable ${lang}`);
  });

  test('uploads a photo and sees it', async () => {
    const file = join(folder, 'photo.jpg');
    await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#a3421d' } })
      .jpeg()
      .toFile(file);
    const page = await webkit.open({ as: 'member' });
    await page.open('/profile/edit/photos');
    await page.type('input[type=file][name=photo]', file);
    // the picture that is cropped moves the button down
    await page.until(() => document.querySelector<HTMLImageElement>('.crop img')?.naturalWidth);
    await page.press('form:has([name=photo]) button', 'Envoyer la photo');
    await page.shown('picture.portrait img');
    await page.until(() => document.querySelector<HTMLImageElement>('picture.portrait img')?.naturalWidth);
  });

  test.each([
    { lang: 'fr', size: phone, index: 0 },
    { lang: 'en', size: desk, index: 1 },
  ] as const)('writes a review, told first what is missing, in $lang, $size', async ({ lang, size, index }) => {
    const page = await webkit.open({ lang, size, as: 'member' });
    const path = await companyPath(index);
    await page.open(lang === 'fr' ? path : `/en${path.replace('/entreprise/', '/company/')}`);
    await page.press('a[data-opens]');
    await page.shown('dialog.review-sheet[open]');
    await page.fill('dialog [name=comment]', 'Bon');
    await page.press('dialog footer button[type=submit]');
    await page.shown('dialog', lang === 'fr' ? 'Encore 17 caractères' : '17 more characters');
    await page.press('dialog label:has([name=score][value="4"])');
    await page.fill('dialog [name=comment]', comment);
    await page.press('dialog footer button[type=submit]');
    await page.shown('.own-review', comment);
  });

  test.each([phone, desk])('the words of the stars stand in the line of the stars or below it, %s', async (size) => {
    const page = await webkit.open({ size, as: 'member' });
    await page.open(await companyPath(2));
    await page.press('a[data-opens]');
    await page.press('dialog label:has([name=score][value="5"])');
    const { star, words } = await page.evaluate<Record<'star' | 'words', { top: number; bottom: number }>>(() => {
      const label = document.querySelector('dialog label:has([name=score][value="5"])');
      const box = ({ top, bottom }: DOMRect) => ({ top, bottom });
      const [star, words] = [label?.querySelector('.icon'), label?.querySelector('.said')];
      return star && words && { star: box(star.getBoundingClientRect()), words: box(words.getBoundingClientRect()) };
    });
    const middle = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2;
    if (size === desk) expect(Math.abs(middle(words) - middle(star))).toBeLessThan(2);
    else expect(words.top).toBeGreaterThanOrEqual(star.bottom);
  });

  test.each([
    { lang: 'fr', size: phone },
    { lang: 'en', size: desk },
  ] as const)('chooses notifications, each block under its line, in $lang, $size', async ({ lang, size }) => {
    const page = await webkit.open({ lang, size, as: 'member' });
    const path = `${lang === 'fr' ? '' : '/en'}/profile/edit/notification-settings`;
    await page.open(path);
    const outside = await page.evaluate<string[]>(() =>
      [...document.querySelectorAll('.notification-settings fieldset')].flatMap((block) => {
        const [box, words] = [block.closest('.topic'), block.querySelector('legend')].map((one) =>
          one?.getBoundingClientRect(),
        );
        return box && words && words.top > box.top + 4 && words.bottom < box.bottom ? [] : [block.textContent ?? ''];
      }),
    );
    expect(outside).toEqual([]);
    const site = '.notification-settings [type=checkbox]';
    const before = await page.evaluate('return document.querySelector(arguments[0]).checked', site);
    await page.press(`label:has(> ${site.split(' ').at(-1)})`);
    await page.shown('.notification-settings .saved.good', lang === 'fr' ? 'Enregistré' : 'Saved');
    await page.open(path);
    expect(await page.evaluate('return document.querySelector(arguments[0]).checked', site)).toBe(!before);
  });

  test('a moderator publishes a review and takes that back', async () => {
    const page = await webkit.open({ size: desk, as: 'moderator' });
    await page.open('/admin/moderation?kind=review');
    const name = await page.text('[data-case] h2');
    await page.press('[data-case] [data-yes]');
    await page.arrived(/did=publish/);
    await page.press('[name=undo]');
    await page.arrived(/did=undo/);
    await page.open('/admin/moderation?kind=review');
    await page.shown('[data-case] h2', name);
  });

  test('what is sent while a part of the script is on its way arrives', async () => {
    const page = await webkit.open({ as: 'member', waits: false });
    webkit.expects(/Importing a module script failed/); // WebKit says so of the page that is left before its script came
    const letGo = webkit.network.hold(/\/assets\/entry\.client-/);
    await page.open('/profile/edit/identity');
    await vi.waitFor(() => expect(webkit.network.held()).toBeGreaterThan(0), { timeout: 30_000 });
    await page.fill('#presentation-title-fr', 'Comptable sur un réseau lent');
    await page.press(save, 'Enregistrer');
    await page.shown('main', 'C’est enregistré');
    letGo();
    expect(await page.value('#presentation-title-fr')).toBe('Comptable sur un réseau lent');
  });
});
