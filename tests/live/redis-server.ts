import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = 'redis-server';

/** Whether a Redis can be started here. In CI it has to be. */
export const hasRedis = spawnSync(program, ['--version']).status === 0;

export type RedisServer = {
  readonly url: string;
  readonly process: () => ChildProcess;
  /** Ends it at once; what was in its memory is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', () => resolve(true)).once('error', () => resolve(false));
    socket.once('data', () => socket.destroy());
  });

/** A Redis of a test's own, on a port that stays the same. */
export const redisServer = async (): Promise<RedisServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'sokoni-redis-'));
  const port = await freePort();
  const settings = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', '', '--appendonly', 'no'];
  let child: ChildProcess;
  const start = async () => {
    child = spawn(program, settings, { stdio: 'ignore' });
    while (!(await answers(port))) if (child.exitCode !== null) throw new Error('Redis did not start');
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    process: () => child,
    kill,
    start,
    async [Symbol.asyncDispose]() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
