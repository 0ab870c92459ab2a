import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { goldenFolder, goldenNames, newGolden } from './kernel/golden-files.ts';
import { tableFiles, tablesFolder, tablesOf } from './projections/golden-tables.ts';

/**
 * `npm run golden` writes the files that tests compare with: an example of each new event, the tables of each new
 * version of a read model, and who may do what. A file that exists stays as it is, but for the table of permissions.
 */
const root = join(import.meta.dirname, '..');
const written: string[] = [];
const missing: string[] = [];

const add = (path: string, content: string): void => {
  writeFileSync(path, content, { flag: 'wx' });
  written.push(path);
};

for (const file of goldenNames) {
  const path = join(goldenFolder, file);
  if (existsSync(path)) continue;
  const golden = newGolden(file);
  if (golden) add(path, `${JSON.stringify(golden, null, 2)}\n`);
  else missing.push(path);
}

mkdirSync(tablesFolder, { recursive: true });
for (const file of readdirSync(tablesFolder)) if (!tableFiles.has(file)) rmSync(join(tablesFolder, file));
for (const [file, projection] of tableFiles) {
  const path = join(tablesFolder, file);
  if (!existsSync(path)) add(path, tablesOf(projection));
}

const { status, stdout } = spawnSync(process.execPath, [join(root, 'build/server/sokoni.js'), 'permissions'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (status !== 0) process.exit(1);
const permissions = join(root, 'commands/PERMISSIONS.md');
if (readFileSync(permissions, 'utf8') !== stdout) {
  writeFileSync(permissions, stdout);
  written.push(permissions);
}

for (const path of written) console.log(`written: ${relative(root, path)}`);
for (const path of missing) console.error(`to be written by hand: ${relative(root, path)}`);
process.exit(missing.length > 0 ? 1 : 0);
