import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { nodeEnvironment, nodeFlags } from '#infra/main/node-flags.mjs';
import { quickFolder } from './quick-folder.ts';

const program = join(import.meta.dirname, '../build/server/sokoni.js');
const clock = join(import.meta.dirname, 'clock.mjs');

export const apiToken = 'a-token-for-tests-only';

export type TestServer = {
  /** Without a slash at its end. */
  readonly url: string;
  readonly process: ChildProcess;
  /** Its data folder. */
  readonly folder: string;
  /** Everything that it said. */
  readonly output: readonly string[];
  stop(signal?: NodeJS.Signals): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/**
 * The built program as an operator runs it, on a free port; resolves when it says its address. `environment` wins over
 * the defaults: give `DATABASE_URL` for a database of a test's own, else it starts an embedded one of its own. Its data
 * folder begins as a copy of `data`, or empty. With `SOKONI_TEST_NOW` it believes that it starts at that moment.
 */
export const startServer = async (
  environment: Readonly<Record<string, string>> = {},
  data?: string,
): Promise<TestServer> => {
  const folder = quickFolder('sokoni-server');
  if (data) cpSync(data, folder, { recursive: true });
  const { REDIS_URL: _others, ...inherited } = process.env; // what is counted there would be counted for all tests
  const env: NodeJS.ProcessEnv = {
    ...nodeEnvironment,
    ...inherited,
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    API_TOKEN: apiToken,
    ...environment,
  };
  const moved = env.SOKONI_TEST_NOW ? ['--import', clock] : [];
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
