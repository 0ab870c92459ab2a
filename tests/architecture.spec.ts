import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const folders = ['domain', 'commands', 'projections', 'read-api', 'web', 'locales', 'infra', 'tests'] as const;

type Import = { readonly from: string; readonly to: string; readonly typeOnly: boolean };

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

/** Every import between files of ours, and every package by its name, whether all of it is erased with the types. */
const imports: readonly Import[] = sources.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(/^(import|export) (?:(type) )?[^;]*?from '([^']+)'/gms)].map(
    ([whole, , type, path = '']) => ({
      from,
      to: path.startsWith('#') ? path.slice(1) : path.startsWith('.') ? normalize(join(dirname(from), path)) : path,
      typeOnly: type === 'type' || /\{\s*(type \w+( as \w+)?,?\s*)+\}/.test(whole),
    }),
  ),
);

const importsOf = (folder: string) => imports.filter(({ from }) => from.startsWith(`${folder}/`));
const isOurs = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));
const context = (path: string) => path.split('/')[1];

/** The files that declare commands: `send(writeReview, data)`. */
const sentCommands: ReadonlySet<string> = new Set(
  sources.filter((path) => {
    const text = path.startsWith('commands/') ? readFileSync(join(root, path), 'utf8') : '';
    return /import \{[^}]*\bcommand\b[^}]*\} from '\.\.\/command\.ts'/.test(text);
  }),
);
const told = (found: readonly Import[]) => found.map(({ from, to }) => `${from} imports ${to}`);

test('the domain imports zod and itself only', () => {
  const wrong = importsOf('domain').filter(({ to }) => to !== 'zod' && !to.startsWith('domain/'));
  expect(told(wrong)).toEqual([]);
});

test('contexts of the domain meet only through their events', () => {
  const kernel = /^domain\/[a-z-]+\.ts$/;
  const wrong = importsOf('domain').filter(
    ({ from, to }) =>
      to.startsWith('domain/') &&
      !kernel.test(from) &&
      !kernel.test(to) &&
      context(from) !== context(to) &&
      !to.endsWith('.events.ts'),
  );
  expect(told(wrong)).toEqual([]);
});

test('projections read events of the domain and nothing of commands, queries or the web', () => {
  const wrong = importsOf('projections').filter(
    ({ to, typeOnly }) => isOurs(to) && !/^(domain|projections)\//.test(to) && !(to.startsWith('infra/') || typeOnly),
  );
  expect(told(wrong)).toEqual([]);
});

test('queries know projections and ports, never commands or the web', () => {
  const wrong = importsOf('read-api').filter(({ to }) => /^(commands|web|tests)\//.test(to));
  expect(told(wrong)).toEqual([]);
});

test('commands do not know the web', () => {
  expect(told(importsOf('commands').filter(({ to }) => /^(web|tests)\//.test(to)))).toEqual([]);
});

test('the web takes only types from behind the server, and the commands that its pages send', () => {
  const wrong = importsOf('web').filter(
    ({ to, typeOnly }) =>
      /^(read-api|commands|projections|infra|tests)\//.test(to) && !typeOnly && !sentCommands.has(to),
  );
  expect(told(wrong)).toEqual([]);
});

test('only the event store adapter knows its client', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      to.startsWith('@eventstore/') && !from.startsWith('infra/event-store/') && !from.startsWith('tests/'),
  );
  expect(told(wrong)).toEqual([]);
});

test('nothing that runs imports a test', () => {
  expect(told(imports.filter(({ from, to }) => to.startsWith('tests/') && !from.startsWith('tests/')))).toEqual([]);
});

test('there are no barrels and no drawers', () => {
  const wrong = sources.filter(
    (path) => /^index\.tsx?$/.test(basename(path)) || /\/(utils?|helpers?|common|shared|misc)\//.test(`/${path}`),
  );
  expect(wrong).toEqual([]);
});

test('the top folders are the ones of the design', () => {
  const found = readdirSync(root, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        !entry.name.startsWith('.') &&
        !['node_modules', 'build', 'coverage', 'shots'].includes(entry.name),
    )
    .map(({ name }) => name);
  expect(found.toSorted()).toEqual([...folders].toSorted());
  expect(relative(root, import.meta.dirname)).toBe('tests');
});
