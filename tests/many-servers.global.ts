import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { collectedSeldom } from './collected-seldom.ts';
import { onceARun } from './once-a-run.ts';
import { serverEnvironment } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where servers are asked for: see `many-servers.ts`. */
    manyServersUrl: string;
  }
}

const begin = async (env: NodeJS.ProcessEnv) => {
  const program = fork(join(import.meta.dirname, 'many-servers.ts'), {
    env,
    execArgv: ['--enable-source-maps', ...collectedSeldom(1000)],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(program, 'exit');
  const [{ port }] = (await once(program, 'message')) as [AddressInfo];
  const stop = async () => {
    program.disconnect();
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
};

/** The one process of a run that serves what its tests ask for with `serve`. */
export default async (project: TestProject) => {
  const { made, release } = await onceARun('servers', () => begin({ ...serverEnvironment(), ...project.config.env }));
  project.provide('manyServersUrl', made.url);
  return release;
};
