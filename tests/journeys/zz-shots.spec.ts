import { beforeAll, test } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import { companyDeskPath, editCompanyPath } from '#web/addresses/paths.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';

const demo = demoInBrowser();
let company: { readonly id: number; readonly slug: string };
let session = '';
let moderator = '';
beforeAll(async () => {
  session = await demoSession(demo.url, 'manager');
  moderator = await demoSession(demo.url, 'moderator');
  const { rows } = await demo.db.pool.query<{ id: number; slug: string }>(
    `select (data->>'companyId')::int as id, data->>'slug' as slug from event_store.event
      where type = 'CompanyRegistered' and data->'source'->>'id' = 'CI-1'`,
  );
  company = rows[0] as never;
});
test('shots', async () => {
  for (const [lang, w, h, scheme] of [
    ['fr', 360, 640, 'light'],
    ['en', 1280, 800, 'light'],
    ['fr', 1280, 800, 'dark'],
    ['en', 360, 640, 'dark'],
  ] as const) {
    for (const part of ['photos', 'medias'] as const) {
      const page = await demo.visit({ session, lang, viewport: { width: w, height: h } });
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(editCompanyPath(lang, company, part));
      await hydrated(page);
      console.log(
        part,
        lang,
        w,
        await overflows(page),
        JSON.stringify(await violationsOn(page)),
        w < 640 ? JSON.stringify(await smallTargets(page)) : '',
      );
      await page.screenshot({ path: `/tmp/shots-media/${part}-${lang}-${w}-${scheme}.png`, fullPage: true });
      await page.context().close();
    }
    const desk = await demo.visit({ session: moderator, lang, viewport: { width: w, height: h } });
    await desk.emulateMedia({ colorScheme: scheme });
    await desk.goto(companyDeskPath(lang));
    await hydrated(desk);
    await desk.locator('.confirm summary').first().click();
    await desk.screenshot({ path: `/tmp/shots-media/desk-${lang}-${w}-${scheme}.png` });
    await desk.context().close();
  }
});
