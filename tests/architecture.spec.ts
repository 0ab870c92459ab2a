import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const folders = ['domain', 'commands', 'projections', 'read-api', 'web', 'locales', 'infra', 'tests'] as const;

/** `names` is the whole statement. */
type Import = {
  readonly from: string;
  readonly to: string;
  readonly names: string;
  readonly typeOnly: boolean;
};

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
      names: whole,
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

/** Pure files of the web that mails, cards and answers use as well: addresses of pages, numbers as they are shown, the mark. */
const lentByWeb = /^web\/(addresses|phone)\/|^web\/ui\/cloth\.tsx$/;

test('queries know projections and ports, never commands or pages', () => {
  const wrong = importsOf('read-api').filter(({ to }) => /^(commands|web|tests)\//.test(to) && !lentByWeb.test(to));
  expect(told(wrong)).toEqual([]);
});

test('commands do not know pages', () => {
  const wrong = importsOf('commands').filter(({ to }) => /^(web|tests)\//.test(to) && !lentByWeb.test(to));
  expect(told(wrong)).toEqual([]);
});

/** What decides on a stream and appends, without the permission, the form and the limit of a command. */
const deciding = /\b(handle|askAccount|openAccount|claimIdentity|releaseIdentity|clearUnproved)\b/;

test('whoever changes something executes a command: pages, routes, flows and the command line decide nothing', () => {
  const outside = /^(web|read-api|infra)\/|\.controller\.ts$|\/flows\//;
  const wrong = imports.filter(
    ({ from, to, names }) =>
      outside.test(from) && to.startsWith('commands/') && deciding.test(names.split(' from ')[0] ?? ''),
  );
  expect(told(wrong)).toEqual([]);
});

test('adapters know the domain, texts and each other; infra/main puts everything together, and nobody imports it', () => {
  const adapters = importsOf('infra').filter(({ from }) => !from.startsWith('infra/main/'));
  const wrong = adapters.filter(({ to }) => isOurs(to) && !/^(domain|infra(?!\/main)|locales)\//.test(to));
  const ofMain = imports.filter(({ from, to }) => to.startsWith('infra/main/') && !/^(infra\/main|tests)\//.test(from));
  expect(told([...wrong, ...ofMain])).toEqual([]);
});

/** What of infra the product may use: the ports, and what speaks HTTP for its controllers. */
const ports =
  /^infra\/(access|database|documents|event-store|http|keys|limits|live|mail|media|push|reactions|reference|sms)\/|^infra\/(moment|config)\.ts$/;

test('commands, projections and queries use ports of infra', () => {
  const wrong = ['commands', 'projections', 'read-api']
    .flatMap(importsOf)
    .filter(({ to }) => to.startsWith('infra/') && !ports.test(to));
  expect(told(wrong)).toEqual([]);
});

test('no folder reaches itself through others', () => {
  const folderOf = (path: string) => path.split('/').slice(0, -1).slice(0, 2).join('/');
  const reaches = new Map<string, Set<string>>();
  for (const { from, to, typeOnly } of imports) {
    const [taker, giver] = [folderOf(from), folderOf(to)];
    if (typeOnly || !isOurs(to) || giver === taker || /^(infra\/main|tests|locales)/.test(taker)) continue;
    reaches.set(taker, (reaches.get(taker) ?? new Set()).add(giver));
  }
  const reachedFrom = (start: string, reached = new Set<string>()): Set<string> => {
    for (const next of reaches.get(start) ?? []) if (!reached.has(next)) reachedFrom(next, reached.add(next));
    return reached;
  };
  expect([...reaches.keys()].filter((folder) => reachedFrom(folder).has(folder))).toEqual([]);
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

test('tests that share a process leave nothing behind: documents and hooks of a module are for those that do not', () => {
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
  const documents = sources.filter(
    (path) => path.endsWith('.spec.ts') && /^\/\/ @vitest-environment/m.test(textOf(path)),
  );
  expect(documents, 'are called .spec.tsx').toEqual([]);

  const hasHooks = (path: string) =>
    isOurs(path) && !/\.spec\.tsx?$/.test(path) && /^(before|after)(Each|All)\(/m.test(textOf(path));
  const wrong = imports.filter(({ from, to }) => from.endsWith('.spec.ts') && hasHooks(to));
  expect(told(wrong), 'a module is read once: a function calls its hooks').toEqual([]);
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
