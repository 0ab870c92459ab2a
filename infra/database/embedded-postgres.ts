import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { type Identity, postgresBinaries, serverIdentity } from './postgres-binaries.ts';
import { alive, initialise, lockFile, serverFolder, user } from './postgres-files.ts';

export type EmbeddedPostgres = {
  readonly url: string;
  /** The folder of its files, which is not always below `dataDir`. */
  readonly folder: string;
  readonly pid: number;
  /** Stops the server if this process owns it; otherwise only disconnects. */
  stop(): Promise<void>;
};

const postgresMajor = 18;
const ownerLock = 7_305_110;
const startMs = 30_000;
const lookMs = 250;

const defaults = { shared_buffers: '96MB', max_wal_size: '2GB', jit: 'off', max_connections: '60' };

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

const addressOf = (folder: string, port: number): string =>
  `postgres://${user}:${readFileSync(join(folder, 'secret'), 'utf8')}@127.0.0.1:${port}/postgres`;

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, application_name: 'sokoni owner', keepAlive: true });
  client.on('error', () => {}); // the pool's own queries report a lost server
  await client.connect();
  return client;
};

const launch = (binaries: string, folder: string, as: Identity, port: number, settings: Record<string, string>) => {
  const log = openSync(join(folder, 'postgres.log'), 'a');
  const given = Object.entries({
    ...defaults,
    ...settings,
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
  });
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', join(folder, 'data'), ...given.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...as, cwd: '/', detached: true, stdio: ['ignore', log, log] },
  );
  child.unref();
  return child;
};

const endsWithin = async (pid: number, ms: number): Promise<boolean> => {
  const until = Date.now() + ms;
  while (alive(pid) && Date.now() < until) await new Promise((next) => setTimeout(next, 20));
  return !alive(pid);
};

type Held = { readonly url: string; readonly pid: number; readonly owner: pg.Client; readonly owns: boolean };

type Server = {
  readonly binaries: string;
  readonly folder: string;
  readonly as: Identity;
  readonly settings: Record<string, string>;
};

/** Connects to the server that runs on these files, or starts one, on `port` when it is set. */
const hold = async (server: Server, port?: number): Promise<Held> => {
  const { binaries, folder, as, settings } = server;
  const data = join(folder, 'data');
  const until = Date.now() + startMs;
  let launched = false;
  for (let failure: unknown; ; ) {
    const running = lockFile(data);
    if (!running || !alive(running.pid)) {
      if (!launched) {
        launched = true;
        launch(binaries, folder, as, port ?? (await freePort()), settings).once('exit', () => {
          launched = false;
        });
      }
    } else if (running.port > 0) {
      try {
        const url = addressOf(folder, running.port);
        const owner = await connect(url);
        const { rows } = await owner.query<{ owns: boolean }>('select pg_try_advisory_lock($1) as owns', [ownerLock]);
        return { url, pid: running.pid, owner, owns: rows[0]?.owns ?? false };
      } catch (error) {
        failure = error;
      }
    }
    if (Date.now() > until)
      throw new Error(`PostgreSQL did not start within 30 s: see ${join(folder, 'postgres.log')}`, { cause: failure });
    await new Promise((next) => setTimeout(next, 50));
  }
};

/**
 * Starts a PostgreSQL on a free loopback port, with its files below `dataDir`. A server that a killed process left
 * running is taken over; one that another live process owns is shared. The owner restarts it at the same address when
 * it dies. Throws when the files are of another major version, or when it does not start.
 */
export const startEmbeddedPostgres = async (
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> => {
  const as = serverIdentity();
  const binaries = postgresBinaries(as);
  const folder = serverFolder(dataDir, as);
  const data = join(folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(binaries, folder, as);
  const stored = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (Number(stored) !== postgresMajor)
    throw new Error(
      `The files in ${data} are of PostgreSQL ${stored}, this is ${postgresMajor}: start the version that made them, back it up, and restore here`,
    );

  const server = { binaries, folder, as, settings };
  let held = await hold(server);
  const port = Number(new URL(held.url).port);
  let reviving: Promise<void> | undefined;
  const revive = async (): Promise<void> => {
    await held.owner.end().catch(() => {});
    held = await hold(server, port);
  };
  const watch = setInterval(() => {
    if (!held.owns || reviving || alive(held.pid)) return;
    reviving = revive()
      .catch(() => {}) // still no server: tried again at the next check
      .finally(() => {
        reviving = undefined;
      });
  }, lookMs).unref();

  return {
    url: held.url,
    folder,
    pid: held.pid,
    async stop() {
      clearInterval(watch);
      await reviving;
      const { owner, owns, pid } = held;
      await owner.end().catch(() => {});
      if (!owns || !alive(pid)) return;
      process.kill(pid, 'SIGINT');
      if (!(await endsWithin(pid, 20_000))) process.kill(pid, 'SIGQUIT');
    },
  };
};
