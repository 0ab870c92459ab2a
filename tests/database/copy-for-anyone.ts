import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The folders of the package `name` and of what it depends on, as far as they are installed. */
const installed = (name: string, from = new Set<string>()): Set<string> => {
  const folder = join(root, 'node_modules', name);
  if (from.has(folder) || !existsSync(folder)) return from;
  from.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const each of Object.keys(dependencies)) installed(each, from);
  return from;
};

/**
 * Copies `script` into `folder` with the Node, the packages and the folders of ours that it needs, and returns the
 * command that runs the copy: the clone may lie in a folder that other users cannot enter.
 */
export const copyForAnyone = (
  script: string,
  folder: string,
  { packages, folders }: { readonly packages: readonly string[]; readonly folders: readonly string[] },
): readonly [string, string] => {
  const copies = [
    join(root, 'package.json'),
    script,
    ...folders.map((path) => join(root, path)),
    ...packages.flatMap((name) => [...installed(name)]),
  ];
  for (const from of copies) {
    const to = join(folder, relative(root, from));
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
  const node = join(folder, 'node');
  copyFileSync(process.execPath, node);
  execFileSync('chmod', ['-R', 'a+rX', folder]); // where the clone was made for its owner alone, so are its files
  return [node, join(folder, relative(root, script))];
};
