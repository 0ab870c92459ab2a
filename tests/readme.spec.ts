import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

test('every npm script that the README names exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/npm run ([\w-]+)/g)].map(
    ([, name]) => name,
  );
  expect(named.filter((name) => !((name as string) in scripts))).toEqual([]);
});
