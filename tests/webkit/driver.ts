import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, vi } from 'vitest';
import { quickFolder } from '#tests/quick-folder.ts';
import { end, endGroup } from '#tests/screen.ts';

const waitMs = 20_000;
const commandMs = 40_000;
const lastLine = 'the last line of this window';

export type WindowOptions = {
  readonly size: string;
  readonly lang: string;
  /** Whether commands wait until a page has loaded whole. */
  readonly waits: boolean;
};

export type Driver = {
  /** Sends a command of the WebDriver protocol to the session; rejects with the driver's own words. */
  command<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  /** Closes the window; returns what its pages logged: console errors, exceptions, refusals of the content policy. */
  close(): Promise<readonly string[]>;
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
};

type Answer = { readonly value: { readonly error?: string; readonly message?: string } | null };

/** A WebKitWebDriver with one session, which is all that it can hold, and the window of that session. */
export const openDriver = async (display: string, { size, lang, waits }: WindowOptions): Promise<Driver> => {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1' },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  let sawLastLine = false;
  createInterface({ input: driver.stderr }).on('line', (line) => {
    if (line.includes(lastLine)) sawLastLine = true;
    else if (/CONSOLE .*\bERROR\b/.test(line)) errors.push(line);
  });
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const signal = AbortSignal.timeout(commandMs); // it waits as long as a page loads
    const request = { method, signal, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) };
    const { value } = (await (await fetch(`http://127.0.0.1:${port}${path}`, request)).json()) as Answer;
    if (value?.error) throw new Error(`${method} ${path}: ${value.error} ${value.message ?? ''}`);
    return value as T;
  };
  await vi.waitFor(() => send('GET', '/status'), { timeout: waitMs });
  const profile = quickFolder('sokoni-webkit');
  const args = ['--automation', `--profile=${profile}`, `--size=${size}`, `--lang=${lang}`];
  const browser = { binary: join(import.meta.dirname, 'window.py'), args };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { pageLoadStrategy: waits ? 'normal' : 'none', 'webkitgtk:browserOptions': browser } },
  });
  return {
    command: (method, path, body) => send(method, `/session/${sessionId}${path}`, body),
    close: async () => {
      try {
        // what was logged before has come when this has
        await send('POST', `/session/${sessionId}/execute/sync`, { script: `console.error('${lastLine}')`, args: [] });
        await vi.waitFor(() => expect(sawLastLine).toBe(true), { timeout: waitMs });
        await send('DELETE', `/session/${sessionId}`);
      } finally {
        await end(driver);
        endGroup(driver); // what writes into the profile still, and a page that hangs
        rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
      }
      return errors;
    },
  };
};
