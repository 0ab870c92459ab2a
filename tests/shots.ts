import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openChromium } from './journeys/chromium.ts';
import { demoServer } from './journeys/demo-server.ts';
import { screens } from './journeys/screens.ts';
import { writeContactSheet } from './shots/contact-sheet.ts';
import { fillDesks } from './shots/desk-cases.ts';
import { publicScreens } from './shots/public.ts';
import { type Screen, seeAll, signIn } from './shots/screen.ts';
import { signedInScreens } from './shots/signed-in.ts';

// pictures of every page, to be looked at in shots/index.html: `npm run shots`, some of them with
// `npm run shots -- results quote`, or with SOKONI_URL of a running server
const folder = join(import.meta.dirname, '../shots');
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const atOnce = 4;

const [browser, server] = await Promise.all([openChromium(), demoServer()]);
// somebody's running server is pictured as it is
if (!process.env.SOKONI_URL) await fillDesks(server.url);
const sessions = new Map<string, Awaited<ReturnType<typeof sessionOf>>>();
/** What a browser keeps of who signed in: each account signs in once, whatever is then pictured. */
const sessionOf = async (name: string) => {
  const context = await browser.newContext();
  await signIn(await context.newPage(), server.url, name);
  const state = await context.storageState();
  await context.close();
  return state;
};

type Shot = Screen & { readonly name: string; readonly lang: 'fr' | 'en'; readonly viewport: (typeof screens)[number] };

const take = async ({ name, lang, viewport, path, first, view = false, as }: Shot): Promise<void> => {
  const storageState = as === undefined ? undefined : sessions.get(as);
  const context = await browser.newContext({ viewport, locale: lang, ...(storageState && { storageState }) });
  const page = await context.newPage();
  try {
    await page.goto(server.url + path);
    await first?.(page);
    // a visitor's page is still once its parts live; one of a member hears of news as long as it is open
    await page.waitForLoadState(as === undefined ? 'networkidle' : 'load');
    if (!view) await seeAll(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const file = join(folder, `${name}-${lang}-${viewport.width}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: !view, animations: 'disabled' });
    }
    console.log(`${name}-${lang}-${viewport.width}`);
  } catch (error) {
    console.error(
      `${name}-${lang}-${viewport.width}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    );
    process.exitCode = 1;
  } finally {
    await context.close();
  }
};

const shots = (['fr', 'en'] as const).flatMap((lang) =>
  Object.entries({ ...publicScreens(lang), ...signedInScreens(lang) }).flatMap(([name, screen]) =>
    wanted.length > 0 && !wanted.some((one) => name.startsWith(one))
      ? []
      : screens.map((viewport): Shot => ({ ...screen, name, lang, viewport })),
  ),
);
for (const name of new Set(shots.flatMap(({ as }) => as ?? []))) sessions.set(name, await sessionOf(name));
const left = shots.values();
const work = async (): Promise<void> => {
  for (const shot of left) await take(shot);
};
await Promise.all(Array.from({ length: atOnce }, work));
await browser.close();
await server.stop();
console.log(writeContactSheet(folder));
