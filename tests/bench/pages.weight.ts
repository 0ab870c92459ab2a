import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { type BenchRow, inKb } from './bench.ts';

const quietMs = 1200;
/** A browser looks for a newer worker some seconds after it has come to a page. */
const workerMs = 6000;

/** Everything the server sends to anyone, headers and all, is counted on its way: pages, files, what workers ask for. */
const scales = async (url: string) => {
  const { hostname, port } = new URL(url);
  const counted = { bytes: 0, last: 0 };
  const proxy = createServer((browser) => {
    const server = connect(Number(port), hostname);
    server.on('data', (part) => {
      counted.bytes += part.length;
      counted.last = performance.now();
    });
    browser.on('data', () => {
      counted.last = performance.now();
    });
    browser.pipe(server).pipe(browser);
    browser.on('error', () => server.destroy());
    server.on('error', () => browser.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, counted, stop: () => proxy.close() };
};

type Kind = 'html' | 'css' | 'js' | 'images';
type Weight = Record<Kind | 'total', number>;

const kinds: Readonly<Record<string, Kind>> = { Document: 'html', Stylesheet: 'css', Script: 'js', Image: 'images' };
const nothing = (): Weight => ({ html: 0, css: 0, js: 0, images: 0, total: 0 });

type Visit = { readonly first: Weight; readonly used: Weight; readonly again: Weight };

/** What a visitor does first: looks for something, and opens what can be opened on this page. */
const use = async (page: Page): Promise<void> => {
  const box = page.locator('input[role=combobox]:visible').first();
  if ((await box.count()) > 0) await box.pressSequentially('pha');
  for (const part of await page.locator('main summary:visible').all()) await part.click().catch(() => {});
};

const visit = async (browser: Browser, server: string, path: string, saves: boolean): Promise<Visit> => {
  const { url, counted, stop } = await scales(server);
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    ...(saves && { extraHTTPHeaders: { 'Save-Data': 'on' } }),
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(5_000);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const types = new Map<string, string>();
    let weight = nothing();
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds[types.get(requestId) ?? ''];
      if (kind) weight[kind] += encodedDataLength;
    });
    const settled = async (doing: () => Promise<unknown>, quiet = quietMs): Promise<Weight> => {
      counted.last = performance.now();
      const before = counted.bytes;
      await doing();
      while (performance.now() - counted.last < quiet) await page.waitForTimeout(quietMs / 4);
      const now = { ...weight, total: counted.bytes - before };
      weight = nothing();
      return now;
    };
    const first = await settled(() => page.goto(url + path, { waitUntil: 'load' }));
    const used = await settled(() => use(page));
    const again = await settled(() => page.goto(url + path, { waitUntil: 'load' }), workerMs);
    return { first, used, again };
  } finally {
    await context.close();
    stop();
  }
};

/** What a page weighs on a phone: on the first visit, once it is used, when it is opened again, and for who saves data. */
export const weightRows = async (
  browser: Browser,
  name: string,
  server: string,
  path: string,
): Promise<readonly BenchRow[]> => {
  const { first, used, again } = await visit(browser, server, path, false);
  const saving = await visit(browser, server, path, true);
  const row = (what: string, bytes: number, most: number): BenchRow => ({
    ...{ name: `${name}, ${what}`, value: inKb(bytes), unit: 'KB', target: `≤ ${most}` },
  });
  return [
    row('HTML', first.html, 35),
    row('CSS', first.css, 20),
    row('JS', first.js, 15),
    row('JS, once used', first.js + used.js, 170),
    row('all but pictures', first.total - first.images, 150),
    row('all', first.total, 350),
    row('all, seen before', again.total, 40),
    row('all, saving data', saving.first.total, 60),
  ];
};
