import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DevEnvironment } from 'vite';
import { nodeEnvironment } from '../node-flags.mjs';
import type { FromServer, ToServer } from './messages.ts';

type Needs = {
  readonly environment: NodeJS.ProcessEnv;
  /** Answers the server's question for a module with its transformed source. */
  readonly fetchModule: (
    payload: Parameters<DevEnvironment['hot']['handleInvoke']>[0],
  ) => ReturnType<DevEnvironment['hot']['handleInvoke']>;
};

const program = join(import.meta.dirname, 'dev-server.ts');

/** Runs the server as a process of its own, and starts it again when it is asked to or when it has ended by a fault. */
export const superviseServer = ({ environment, fetchModule }: Needs) => {
  let child: ChildProcess | undefined;
  let ready = Promise.withResolvers<string>();

  const send = (message: ToServer): void => {
    if (child?.connected) child.send(message);
  };

  const answer = async (message: FromServer): Promise<void> => {
    if (message.kind === 'listening') ready.resolve(message.url);
    if (message.kind === 'module')
      send({ kind: 'module', id: message.id, answer: await fetchModule(message.payload as never) });
  };

  const end = async (): Promise<void> => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill('SIGKILL'); // a crash loses nothing, and nobody waits for the last batch
    await ended;
  };

  return {
    /** Where the server listens; waits for one that is being started. */
    get url(): Promise<string> {
      return ready.promise;
    },
    /** Resolves with true when the new process answers, with false when a fault ended it: the next saved file starts it. */
    async restart(): Promise<boolean> {
      await end();
      ready = Promise.withResolvers();
      const next = fork(program, {
        env: { ...environment, ...nodeEnvironment },
        execArgv: [],
        serialization: 'advanced',
      });
      child = next;
      next.on('message', (message: FromServer) => void answer(message));
      const ended = once(next, 'exit').then(() => false);
      return Promise.race([ready.promise.then(() => true), ended]);
    },
    /** Has the server read these modules of pages anew with the next request. */
    async forget(modules: readonly string[]): Promise<void> {
      send({ kind: 'forget', modules });
    },
    stop: end,
  };
};
