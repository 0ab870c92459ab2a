import { describe, expect, test } from 'vitest';
import { weekdayNoon } from '#tests/moments.ts';
import { missingPackages } from '#tests/programs.ts';
import type { WebkitPage } from './page.ts';
import { demoInWebkit, desk, phone } from './windows.ts';

const pages = {
  fr: {
    visitor: [
      '/',
      '/ci',
      '/annuaire-resultat?what=garage&where=Abidjan',
      '/annuaire-resultat/ci?hasWhatsapp=true&sort=newest',
      '/annuaire-resultat?what=zzqqxxyy&where=Abidjan',
      '/me-prevenir?what=charpentier&where=Abidjan',
      '/demande-de-devis',
      '/favoris',
      '/hors-connexion',
      '/login',
      '/inscription',
      '/registration/reset-password',
      '/comment-fonctionnent-les-avis',
      '/nulle/part',
    ],
    results: '/annuaire-resultat?hasProducts=true&hasJobs=true&sort=rating',
    company: ['', '/photos', '/produits', '/avis', '/donner-un-avis', '/signaler'],
  },
  en: {
    visitor: [
      '/en',
      '/en/ke',
      '/en/result-directory?what=pharmacy&where=Nairobi',
      '/en/result-directory/ke?hasWhatsapp=true&sort=newest',
      '/en/result-directory?what=zzqqxxyy',
      '/en/tell-me?what=carpenter&where=Nairobi',
      '/en/quote-request',
      '/en/favourites',
      '/en/offline',
      '/en/login',
      '/en/register',
      '/en/registration/reset-password',
      '/en/how-reviews-work',
      '/en/no/where',
    ],
    results: '/en/result-directory?hasProducts=true&hasJobs=true&sort=rating',
    company: ['', '/photos', '/products', '/reviews', '/write-a-review', '/report-a-problem'],
  },
} as const;
const profile = [
  '',
  '/identity',
  '/photos',
  '/pro',
  '/coordinates',
  '/experiences',
  '/languages',
  '/notification-settings',
];
const staff = ['/admin', '/admin/moderation', '/admin/moderation?kind=problem', '/admin/accounts'];
const cases = [
  { lang: 'fr', size: phone },
  { lang: 'en', size: desk },
] as const;

/** In the page: what is wider than the window, and words that lie over other words. */
const collisions = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wrong = scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { box: DOMRect; owner: Element; words: string }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!owner || !node.textContent?.trim()) continue;
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // what floats over the page does so on purpose, and what is for the ear only has no place
    let floats = false;
    for (let one: Element | null = owner; one && !floats; one = one.parentElement) {
      const { position, clipPath, overflow } = getComputedStyle(one);
      floats =
        ['fixed', 'sticky'].includes(position) ||
        clipPath !== 'none' ||
        (overflow === 'hidden' && one.clientWidth <= 1);
    }
    if (floats || owner.closest('select, option, svg, noscript')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 1) lines.push({ box, owner, words: node.textContent.trim() });
  }
  for (const { box, owner, words } of lines) {
    const around = owner.closest('nav a, button')?.getBoundingClientRect();
    if (around && (box.right > around.right + 2 || box.left < around.left - 2))
      wrong.push(`"${words}" is wider than what it stands on`);
  }
  for (const [at, one] of lines.entries())
    for (const other of lines.slice(at + 1)) {
      if (one.owner === other.owner) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // lines of text stand closer than their boxes are high: only what covers half a line counts
      if (width > 3 && height > Math.min(one.box.height, other.box.height) / 2)
        wrong.push(`"${one.words.slice(0, 40)}" lies over "${other.words.slice(0, 40)}"`);
    }
  return wrong;
};

describe.runIf(missingPackages('webkit').length === 0)('every page in WebKit', { timeout: 240_000 }, () => {
  const webkit = demoInWebkit(weekdayNoon());

  const look = async (page: WebkitPage, paths: readonly string[]): Promise<void> => {
    const wrong: Record<string, string[]> = {};
    for (const path of paths) {
      await page.open(path);
      const found = await page.evaluate<string[]>(collisions);
      if (found.length > 0) wrong[path] = found;
    }
    expect(wrong).toEqual({});
  };

  test.each(cases)('nothing sticks out or lies over another for a visitor, in $lang, $size', async ({ lang, size }) => {
    webkit.expects(/^404 GET .*\/(nulle\/part|no\/where)/);
    const page = await webkit.open({ lang, size });
    const { visitor, results, company } = pages[lang];
    await page.open(results);
    const path = await page.evaluate<string>('return document.querySelector("article.result h2 a").pathname');
    await look(page, [...visitor, ...company.map((part) => path + part)]);
  });

  test.each(cases)('nor for a member, in $lang, $size', async ({ lang, size }) => {
    const base = lang === 'fr' ? '' : '/en';
    const page = await webkit.open({ lang, size, as: 'member' });
    await look(page, [...profile.map((part) => `${base}/profile/edit${part}`), `${base}/notifications`]);
  });

  test.each(cases)('nor for staff, in $lang, $size', async ({ lang, size }) => {
    const page = await webkit.open({ lang, size, as: 'admin' });
    const base = lang === 'fr' ? '' : '/en';
    await look(
      page,
      staff.map((path) => base + path),
    );
  });
});
