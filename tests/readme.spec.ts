import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const broken = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\]\(([^)#]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(root, dirname(file), link)))
    .map((link) => `${file}: ${link}`);

test('every link in a README leads somewhere', () => {
  expect(tracked).toContain('README.md');
  expect(tracked.flatMap(broken)).toEqual([]);
});

test('each file of the README’s tour is tied to the one before by an import', () => {
  const tour = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^\d\. \[([^\]]+)\]/gm)].map(
    ([, path = '']) => path,
  );
  const imports = (from: string, to: string): boolean => {
    const text = readFileSync(join(root, from), 'utf8');
    const specifiers = [...text.matchAll(/ from '([^']+)'/g)].map(([, path = '']) => path);
    return specifiers.some((path) => (path.startsWith('#') ? path.slice(1) : join(dirname(from), path)) === to);
  };
  const untied = tour.slice(1).filter((file, index) => {
    const before = tour[index] as string;
    return !imports(before, file) && !imports(file, before) && !tour.slice(0, index).some((one) => imports(one, file));
  });
  expect(tour).toHaveLength(7);
  expect(untied).toEqual([]);
});

const folders = ['domain', 'commands', 'projections', 'read-api', 'web', 'locales', 'infra', 'tests'];

test('every file that a README or a comment names exists', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const atRoot = readdirSync(root);
  const exists = (name: string): boolean =>
    atRoot.includes(name) || files.some((file) => file === name || file.endsWith(`/${name}`));
  const wrong = [...files, 'README.md', 'CONTRIBUTING.md']
    .filter((file) => /\.(md|tsx?|mjs|css)$/.test(file) && existsSync(join(root, file)))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/`((?:[\w-][\w.-]*\/)*[\w.-]+\.(?:tsx?|mjs|css|json|md))`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !exists(name) && !exists(relative(root, join(root, dirname(file), name))))
        .map((name) => `${file}: ${name}`),
    );
  expect(wrong).toEqual([]);
});

test('every npm script that the README names exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/npm run ([\w-]+)/g)].map(
    ([, name]) => name,
  );
  expect(named.filter((name) => !((name as string) in scripts))).toEqual([]);
});
