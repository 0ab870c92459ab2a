import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { editCompanyPath } from '#web/addresses/paths.ts';
import { openChromium } from '../journeys/chromium.ts';
import { heavyPhoto } from '../journeys/heavy-photo.ts';
import { switchableNetwork } from '../journeys/switchable-network.ts';
import { startServer, type TestServer } from '../server.ts';
import { type Bench, type BenchRow, inKb } from './bench.ts';

/** 64 kbit/s both ways. */
const bytesPerSecond = 8_000;
const line = { offline: false, latency: 400, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
const cuts = 3;
/** Less than any part that is sent, however slow the line is found to be. */
const afterBytes = 20_000;

const signIn = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'manager@sokoni.example', password: demoPassword }),
  });
  return answer.headers.get('set-cookie')?.match(/session=([^;]+)/)?.[1] ?? '';
};

/** The uploads that there are files of, complete or not. The demo's own pictures are not uploaded. */
const uploadsIn = ({ folder }: TestServer): number =>
  existsSync(join(folder, 'media'))
    ? readdirSync(join(folder, 'media'), { recursive: true, encoding: 'utf8' }).filter((path) =>
        basename(path).startsWith('upload.'),
      ).length
    : 0;

const seconds = (from: number): number => (performance.now() - from) / 1000;

type Company = { readonly id: number; readonly slug: string };
type At = { readonly browser: Browser; readonly server: TestServer; readonly pool: pg.Pool; readonly company: Company };

/** How often the company was given a photo. */
const given = async ({ pool, company }: At): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from event_store.event
      where type = 'CompanyPhotoAdded' and (data->>'companyId')::int = $1`,
    [company.id],
  );
  return rows[0]?.count ?? 0;
};

/**
 * One photo of 12 megapixels over 64 kbit/s, with three cuts, and the page closed after the second. The line is thin in
 * the browser, pages and scripts too; or thin behind it, where what it has handed over waits in buffers, as on a phone.
 */
const onePhoto = async (at: At, where: 'browser' | 'network', photo: Buffer): Promise<readonly BenchRow[]> => {
  const { browser, server, company } = at;
  const network = await switchableNetwork(server.url);
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 360, height: 640 },
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(300_000);
  await context.addCookies([{ name: 'session', value: await signIn(server.url), url: network.url }]);
  const opened = async (): Promise<Page> => {
    const page = await context.newPage();
    if (where === 'browser') {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', line);
    }
    await page.goto(network.url + editCompanyPath('fr', company, 'photos'), { waitUntil: 'commit' });
    await page.locator('#photos').waitFor({ state: 'attached' });
    await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
    return page;
  };
  const before = { given: await given(at), uploads: uploadsIn(server) };
  const began = performance.now();
  const first = await opened();
  const ready = seconds(began);
  network.cut(cuts, afterBytes, where === 'network' ? bytesPerSecond : Number.POSITIVE_INFINITY);
  const chosen = performance.now();
  await first.locator('#photos').setInputFiles([{ name: 'comptoir.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  while (network.cutsLeft() > 1)
    // the last one is the next page’s
    await first.waitForTimeout(100);
  await first.close();
  const page = await opened();
  await page.locator('[data-queued=arrived]').waitFor();
  const took = seconds(chosen);
  const lost = cuts - network.cutsLeft();
  const after = { given: await given(at), uploads: uploadsIn(server) };
  const weight = network.passedBytes();
  await context.close();
  await network.stop();
  const name = where === 'browser' ? 'thin in the browser' : 'thin behind it';
  return [
    ...(where === 'browser' ? [{ name: `${name}: the page is ready`, value: ready, unit: 's' }] : []),
    { name: `${name}: from choosing to arrived`, value: took, unit: 's', target: '≤ 300' },
    { name: `${name}: cuts`, value: lost, unit: '', target: `≥ ${cuts}` },
    { name: `${name}: of the photo came through`, value: inKb(weight), unit: 'KB', target: '≤ 330' },
    { name: `${name}: photos on the page`, value: after.given - before.given, unit: '', target: '≤ 1' },
    { name: `${name}: uploads kept`, value: after.uploads - before.uploads, unit: '', target: '≤ 1' },
  ];
};

/** A photo of 12 megapixels at 64 kbit/s: how long it takes through cuts and a closed page, and what is stored of it. */
export const bench: Bench = async (database) => {
  const server = await startServer({ DATABASE_URL: database, DEMO: 'on' });
  const pool = new pg.Pool({ connectionString: database });
  const browser = await openChromium();
  try {
    const { rows } = await pool.query<Company>(
      `select (data->>'companyId')::int as id, data->>'slug' as slug from event_store.event
        where type = 'CompanyRegistered' and data->'source'->>'id' = 'CI-1'`,
    );
    const [company] = rows;
    if (!company) throw new Error('The demo has no company that its manager manages');
    const at = { browser, server, pool, company };
    const photo = await heavyPhoto(4000);
    return [
      { name: 'the photo as the phone made it', value: inKb(photo.length), unit: 'KB' },
      ...(await onePhoto(at, 'browser', photo)),
      ...(await onePhoto(at, 'network', await heavyPhoto(4000))),
    ];
  } finally {
    await browser.close();
    await pool.end();
    await server.stop();
  }
};
