import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import type { Language } from '#domain/language.ts';
import { typeset } from './typography.ts';

const run = promisify(execFile);
const here = import.meta.dirname;
const web = join(here, '../web');
const program = join(dirname(createRequire(import.meta.url).resolve('@formatjs/cli/package.json')), 'bin/formatjs');

/**
 * The folders of `web` whose components live in the browser, by who sees them: members' are part of every page that lives
 * there as a whole. Of public pages only the islands do (`web/client/island.tsx`): a file stands for all that it imports.
 */
const areas = {
  member: [
    '.',
    'account',
    'alert',
    'client',
    'company-claim',
    'company-edit',
    'company/hours.tsx',
    'company/jobs.tsx',
    'company/product-price.tsx',
    'contract/own-contracts.tsx',
    'edit',
    'error',
    'media',
    'member',
    'notification',
    'page',
    'phone',
    'profile',
    'review',
    'settings',
    'shell',
    'ui',
  ],
  staff: ['admin', 'audit', 'contract', 'moderation', 'sales'],
  island: ['enhance/islands.tsx'],
} as const;

const wanted = /^virtual:messages\/(fr|en)\/(member|staff|island)$/;

/** An id in quotes, or the beginning of several in a template: `t(`review.state.${state}`)`. */
const named = /["']([a-z][\w.-]*\.[\w.-]+)["']|`([a-z][\w.-]*\.[\w.-]*)\$\{/g;

/** What a file imports by value from a file beside or above it. */
const imported = /^(?!import type)[^\n]*\b(?:from |import\()'(\.[^']+\.tsx?)'/gm;

/** Adds a file of `web` and all that it imports there to `found`, by path. */
const follow = async (path: string, found = new Map<string, string>()): Promise<ReadonlyMap<string, string>> => {
  if (found.has(path) || !path.startsWith(web)) return found;
  const source = await readFile(path, 'utf8');
  found.set(path, source);
  for (const [, other = ''] of source.matchAll(imported)) await follow(join(dirname(path), other), found);
  return found;
};

/** The sources of a folder, or of a file and what it imports. */
const sourcesIn = async (folder: string): Promise<readonly string[]> => {
  if (/\.tsx?$/.test(folder)) return [...(await follow(join(web, folder))).values()];
  const files = await readdir(join(web, folder), { withFileTypes: true });
  const sources = files.filter((file) => file.isFile() && /\.tsx?$/.test(file.name));
  return Promise.all(sources.map(({ name }) => readFile(join(web, folder, name), 'utf8')));
};

/** Whether a message is named in the sources of an area: by its id, or by the beginning of it. */
const namedIn = async (folders: readonly string[]): Promise<(id: string) => boolean> => {
  const sources = (await Promise.all(folders.map(sourcesIn))).flat();
  const found = sources.flatMap((source) => [...source.matchAll(named)]);
  const ids = new Set(found.flatMap(([, id]) => id ?? []));
  const beginnings = [...new Set(found.flatMap(([, , beginning]) => beginning ?? []))];
  return (id) => ids.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
};

/** The messages of an area, compiled by `formatjs compile --ast`: the browser needs no parser. Returns their JSON. */
const compiled = async (lang: Language, area: keyof typeof areas): Promise<string> => {
  const files = await readdir(join(here, lang));
  const texts = await Promise.all(files.map((file) => readFile(join(here, lang, file), 'utf8')));
  const isNamed = await namedIn(areas[area]);
  const messages = texts
    .flatMap((text) => Object.entries<string>(JSON.parse(text)))
    .filter(([id]) => isNamed(id))
    .map(([id, message]) => [id, typeset(lang, message)]);
  const folder = await mkdtemp(join(tmpdir(), 'sokoni-messages-'));
  try {
    const [source, out] = [join(folder, 'source.json'), join(folder, 'out.json')];
    await writeFile(source, JSON.stringify(Object.fromEntries(messages)));
    await run(process.execPath, [program, 'compile', source, '--format', 'simple', '--ast', '--out-file', out]);
    return JSON.stringify(JSON.parse(await readFile(out, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * A Vite plugin: in the browser's build, `#locales/messages.ts` is `web/client/messages.client.ts`, which loads the compiled
 * messages of one language and area (`virtual:messages/fr/member`), and react-intl comes without its parser.
 */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id) {
    if (id === '#locales/messages.ts') return join(here, '../web/client/messages.client.ts');
    if (id === '@formatjs/icu-messageformat-parser')
      return this.resolve('@formatjs/icu-messageformat-parser/no-parser.js', import.meta.filename, { skipSelf: true });
    return wanted.test(id) ? `\0${id}` : null;
  },
  async load(id) {
    const [, lang, area] = wanted.exec(id.replace(/^\0/, '')) ?? [];
    if (!lang || !area) return null;
    const json = await compiled(lang as Language, area as keyof typeof areas);
    return `export default JSON.parse(${JSON.stringify(json)})`;
  },
});
