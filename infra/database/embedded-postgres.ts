import { execFile, spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Identity, postgresBinaries, rootFolder, serverIdentity } from './postgres-binaries.ts';

export type EmbeddedPostgres = {
  readonly url: string;
  /** Where its files are: not always below the data folder that was asked for (see `serverFolder`). */
  readonly folder: string;
  readonly pid: number;
  /** Stops the server if this process is the one that answers for it; otherwise only lets go of it. */
  stop(): Promise<void>;
};

const major = 18;
const user = 'sokoni';
const ownerLock = 7_305_110;

const defaults = { shared_buffers: '96MB', max_wal_size: '2GB', jit: 'off', max_connections: '60' };

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A folder that the server's user can reach: as root, one under /var/lib when `dataDir` is closed to others. */
const serverFolder = (dataDir: string, as: Identity): string => {
  const wanted = join(resolve(dataDir), 'postgres');
  mkdirSync(wanted, { recursive: true });
  if (as.uid === undefined || spawnSync('test', ['-x', wanted], { ...as, cwd: '/' }).status === 0) return wanted;
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const elsewhere = join(rootFolder, `data-${name}`);
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  return elsewhere;
};

const initialise = async (binaries: string, folder: string, as: Identity): Promise<void> => {
  const fresh = join(folder, 'data.new');
  const secret = join(folder, 'secret');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (as.uid !== undefined && as.gid !== undefined) {
    for (const path of [folder, fresh, secret]) chownSync(path, as.uid, as.gid);
  }
  await promisify(execFile)(
    join(binaries, 'initdb'),
    [
      ...['-D', fresh, '-U', user, '--pwfile', secret, '--auth', 'scram-sha-256', '--encoding', 'UTF8'],
      ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
    ],
    { ...as, cwd: '/' },
  );
  renameSync(fresh, join(folder, 'data'));
};

/** The pid and port that the running server, or one that died, left in its lock file. */
const lockFile = (data: string): { pid: number; port: number } | undefined => {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port) };
};

const alive = (pid: number): boolean => {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
};

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

/**
 * A PostgreSQL of our own on a free loopback port, its files below `dataDir`. One that a killed process left running is
 * adopted; one that another live process answers for is shared. Throws with a plain sentence when the files are of
 * another major version, or the server does not start.
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
  if (Number(stored) !== major)
    throw new Error(
      `The files in ${data} are of PostgreSQL ${stored}, this is ${major}: start the version that made them, back it up, and restore here`,
    );
  chmodSync(dirname(data), 0o755);

  const until = Date.now() + 30_000;
  let started: ReturnType<typeof launch> | undefined;
  let ended = false;
  for (let failure: unknown; ; ) {
    const running = lockFile(data);
    if (!running || !alive(running.pid)) {
      if (!started || ended) {
        ended = false;
        started = launch(binaries, folder, as, await freePort(), settings);
        started.once('exit', () => {
          ended = true;
        });
      }
    } else if (running.port > 0) {
      try {
        const url = addressOf(folder, running.port);
        const owner = await connect(url);
        const { rows } = await owner.query<{ owns: boolean }>('select pg_try_advisory_lock($1) as owns', [ownerLock]);
        const { pid } = running;
        return {
          url,
          folder,
          pid,
          async stop() {
            await owner.end().catch(() => {});
            if (!rows[0]?.owns || !alive(pid)) return;
            process.kill(pid, 'SIGINT');
            if (!(await endsWithin(pid, 20_000))) process.kill(pid, 'SIGQUIT');
          },
        };
      } catch (error) {
        failure = error;
      }
    }
    if (Date.now() > until)
      throw new Error(`PostgreSQL did not start within 30 s: see ${join(folder, 'postgres.log')}`, { cause: failure });
    await new Promise((next) => setTimeout(next, 50));
  }
};
