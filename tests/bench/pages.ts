import { openChromium } from '#tests/journeys/chromium.ts';
import { startServer } from '../server.ts';
import type { Bench, BenchRow } from './bench.ts';
import { companiesOn } from './companies-on.ts';
import { islandRows } from './pages.island.ts';
import { serverRows } from './pages.load.ts';
import { scoreRows } from './pages.scores.ts';
import { searchRows } from './pages.search.ts';
import { signedInRows } from './pages.signed-in.ts';
import { weightRows } from './pages.weight.ts';

const lists = {
  fr: [
    '/annuaire-resultat',
    '/annuaire-resultat/ci',
    '/annuaire-resultat?what=pharmacie',
    '/annuaire-resultat?what=garage',
  ],
  en: ['/en/result-directory', '/en/result-directory/ke', '/en/result-directory?what=hotel'],
} as const;

/** Pages of the demo: what each weighs in a real browser, what Lighthouse says of it, and how fast it is served. */
export const bench: Bench = async (database) => {
  const server = await startServer({ DATABASE_URL: database, DEMO: 'on' });
  try {
    const { url } = server;
    const [french = [], english = []] = await Promise.all([
      companiesOn(url, lists.fr[2]),
      companiesOn(url, lists.en[2]),
    ]);
    const routes: Readonly<Record<string, string>> = {
      'home fr': '/',
      'home en': '/en',
      'country fr': '/ci',
      'country en': '/en/ke',
      'results fr': '/annuaire-resultat/ci',
      'results en': '/en/result-directory/ke',
      'company fr': french[0] ?? '',
      'company en': english[0] ?? '',
    };
    const rows: BenchRow[] = [
      ...(await serverRows(url, {
        home: ['/', '/en', '/ci', '/en/ke'],
        results: [...lists.fr, ...lists.en],
        company: [...french, ...english],
      })),
    ];
    const browser = await openChromium();
    for (const [name, path] of Object.entries(routes)) rows.push(...(await weightRows(browser, name, url, path)));
    rows.push(...(await signedInRows(browser, url)));
    rows.push(...(await islandRows(browser, url, french[0] ?? '')));
    rows.push(...(await searchRows(browser, url)));
    await browser.close();
    for (const [name, path] of Object.entries(routes)) rows.push(...(await scoreRows(name, url + path)));
    return rows;
  } finally {
    await server.stop();
  }
};
