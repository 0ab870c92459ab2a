import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import { nodeEnvironment, nodeFlags } from '#infra/main/node-flags.mjs';
import { quickFolder } from './quick-folder.ts';

const program = join(import.meta.dirname, '../build/server/sokoni.js');
const clock = join(import.meta.dirname, 'clock.mjs');

export const apiToken = 'a-token-for-tests-only';

/** What it begins with; another clock and a bad moment to die are a process's own. */
export type Environment = Readonly<Record<string, string>>;

export type Served = {
  /** Without a slash at its end. */
  readonly url: string;
  /** Its data folder. */
  readonly folder: string;
  stop(): Promise<void>;
} & AsyncDisposable;

export type TestServer = Served & {
  readonly process: ChildProcess;
  /** Everything that it said. */
  readonly output: readonly string[];
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** What servers of tests begin with. */
export const serverEnvironment = (): NodeJS.ProcessEnv => {
  const { REDIS_URL: _others, ...inherited } = process.env; // what is counted there would be counted for all tests
  return {
    ...nodeEnvironment,
    ...inherited,
    NODE_ENV: 'test',
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    API_TOKEN: apiToken,
  };
};

/** Its data folder begins empty, or with the `pictures` that others use too. */
const dataFolder = (pictures: string | undefined): string => {
  const folder = quickFolder('sokoni-server');
  if (pictures) symlinkSync(pictures, join(folder, 'media'));
  return folder;
};

const askedOf = async (what: 'start' | 'stop', body: object): Promise<{ readonly url: string }> => {
  const answer = await fetch(`${inject('manyServersUrl')}/${what}`, { method: 'POST', body: JSON.stringify(body) });
  const told = (await answer.json()) as { readonly url: string; readonly error?: string };
  if (told.error) throw new Error(told.error);
  return told;
};

/**
 * The built server on a free port, in the process that serves all tests of the run (`many-servers.ts`); resolves when it
 * listens. `environment` wins over the defaults and names the database. What a test needs of a process of its own (a
 * signal, what it says, another clock) `startServer` has.
 */
export const serve = async (
  environment: Environment & { readonly SOKONI_TEST_NOW?: never; readonly SOKONI_DIE_AT?: never },
  pictures?: string,
): Promise<Served> => {
  const folder = dataFolder(pictures);
  const { url } = await askedOf('start', { DATA_DIR: folder, ...environment });
  const stop = async () => {
    await askedOf('stop', { url });
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, folder, stop, [Symbol.asyncDispose]: stop };
};

/**
 * The built program as an operator runs it, on a free port; resolves when it says its address. `environment` wins over
 * the defaults: give `DATABASE_URL` for a database of a test's own, else it starts an embedded one of its own. With `SOKONI_TEST_NOW` it believes that it starts at that moment.
 */
export const startServer = async (environment: Environment = {}, pictures?: string): Promise<TestServer> => {
  const folder = dataFolder(pictures);
  const env = { ...serverEnvironment(), DATA_DIR: folder, ...environment };
  const moved = environment.SOKONI_TEST_NOW ? ['--import', clock] : [];
  const child = spawn(process.execPath, [...nodeFlags, ...moved, program, 'start'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const ended = once(child, 'exit');
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const listen = (stream: NodeJS.ReadableStream) =>
    new Promise<string>((found) => {
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        const address = line.match(/https?:\/\/127\.0\.0\.1:\d+/);
        if (address) found(address[0]);
      });
    });
  const url = await Promise.race([
    listen(child.stdout),
    listen(child.stderr),
    ended.then(() => Promise.reject(new Error(`The server ended before it listened:\n${output.join('\n')}`))),
  ]);
  return { url, process: child, folder, output, stop, [Symbol.asyncDispose]: () => stop() };
};
