import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, screens } from './journeys/browser.ts';
import { demoServer } from './journeys/demo-server.ts';

// pictures of every public screen, to be looked at: `npm run shots`, or with SOKONI_URL of a running server
const folder = join(import.meta.dirname, '../shots');
mkdirSync(folder, { recursive: true });

const paths = {
  fr: {
    home: '/',
    country: '/ci',
    results: '/annuaire-resultat?what=garage&where=Abidjan',
    zero: '/annuaire-resultat?what=farmacieuh',
    error: '/nulle/part',
  },
  en: {
    home: '/en',
    country: '/en/ke',
    results: '/en/result-directory?what=pharmacy&where=Nairobi',
    zero: '/en/result-directory?what=mecanikk',
    error: '/en/no/where',
  },
} as const;

const [browser, server] = await Promise.all([openBrowser(), demoServer()]);
for (const [lang, pages] of Object.entries(paths)) {
  for (const viewport of screens) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport, colorScheme });
      const shoot = async (name: string) => {
        const path = join(folder, `${name}-${lang}-${viewport.width}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: true });
        console.log(path);
      };
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(server.url + path, { waitUntil: 'networkidle' });
        await shoot(name);
      }
      await page.goto(server.url + pages.results);
      await page.locator('article.result h2 a').first().click();
      await page.locator('.company').waitFor();
      await page.waitForLoadState('networkidle');
      await shoot('company');
      await page.close();
    }
  }
}
await browser.close();
await server.stop();
