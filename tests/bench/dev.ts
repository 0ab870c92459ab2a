import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openChromium } from '../journeys/chromium.ts';
import { type Bench, median } from './bench.ts';

const root = join(import.meta.dirname, '../..');
const saves = 5;
const patienceMs = 60_000;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};

/** A copy of the sources, so that files can be saved in it; below the repository, whose packages it finds. */
const copyOfSources = (): string => {
  const folder = mkdtempSync(join(root, 'build/dev-'));
  chmodSync(folder, 0o755);
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\n').filter(Boolean)) cpSync(join(root, file), join(folder, file), { force: true });
  return folder;
};

const replaceIn = (file: string, before: string | RegExp, after: string): void => {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${file} has no ${before}`);
  writeFileSync(file, changed);
};

const untilTrue = async (isSo: () => Promise<boolean>): Promise<number> => {
  const since = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - since > patienceMs) throw new Error('it never came');
    await wait(5);
  }
  return performance.now() - since;
};

const startDev = (folder: string, port: number, environment: Readonly<Record<string, string>>) =>
  spawn(process.execPath, [join(folder, 'infra/main/sokoni.mjs'), 'dev'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', ...environment },
  });

/** `npm run dev` in a copy of the sources: how long after a file is saved a browser shows it, and the server answers. */
export const bench: Bench = async () => {
  const folder = copyOfSources();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const answers = async () => (await fetch(`${url}/health/live`)).ok;
  const dev = startDev(folder, port, { DEMO: 'off' });
  const browser = await openChromium();
  try {
    const startMs = await untilTrue(answers);
    const page = await browser.newPage();
    // the first page has Vite prepare packages, and is loaded once more when they are ready
    for (const _ of ['first', 'prepared']) await page.goto(`${url}/inscription`, { waitUntil: 'networkidle' });
    const name = page.locator('input[name=firstname]');
    const component: number[] = [];
    const server: number[] = [];
    for (let save = 1; save <= saves; save++) {
      await name.fill(`Awa ${save}`);
      const since = performance.now();
      replaceIn(
        join(folder, 'web/account/account-sheet.tsx'),
        /<main( data-saved="\d+")?/,
        `<main data-saved="${save}"`,
      );
      await page.locator(`main[data-saved="${save}"]`).waitFor({ state: 'attached', timeout: patienceMs });
      component.push(performance.now() - since);
      if ((await name.inputValue()) !== `Awa ${save}`) throw new Error('what was typed is gone');
    }
    for (let save = 1; save <= saves; save++) {
      replaceIn(
        join(folder, 'infra/http/health.controller.ts'),
        /live: true(, saved: \d+)?/,
        `live: true, saved: ${save}`,
      );
      server.push(await untilTrue(async () => (await (await fetch(`${url}/health/live`)).json()).saved === save));
    }
    return [
      { name: 'started from nothing', value: startMs / 1000, unit: 's', target: '≤ 15' },
      { name: 'a saved component is shown, its state kept', value: median(component), unit: 'ms', target: '≤ 1000' },
      { name: 'a saved server file answers', value: median(server), unit: 'ms', target: '≤ 3000' },
    ];
  } finally {
    await browser.close();
    dev.kill();
    await once(dev, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
};
