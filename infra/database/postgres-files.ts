import { execFile, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Identity, rootFolder } from './postgres-binaries.ts';

export const user = 'sokoni';

/** Returns a folder that the server's user can read: for root, one in /var/lib when `dataDir` is closed to others. */
export const serverFolder = (dataDir: string, as: Identity): string => {
  const wanted = join(resolve(dataDir), 'postgres');
  mkdirSync(wanted, { recursive: true });
  if (as.uid === undefined || spawnSync('test', ['-x', wanted], { ...as, cwd: '/' }).status === 0) return wanted;
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const elsewhere = join(rootFolder, `data-${name}`);
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  return elsewhere;
};

/** Creates the files of a new server, completely or not at all, and a file with its password. */
export const initialise = async (binaries: string, folder: string, as: Identity): Promise<void> => {
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

/** Returns the pid and port in the lock file of the server, which may have died; undefined without a file. */
export const lockFile = (data: string): { pid: number; port: number } | undefined => {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port) };
};

/** Whether a process with this id runs that this one may end. */
export const alive = (pid: number): boolean => {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
};
