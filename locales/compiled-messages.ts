import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import type { Language } from '#domain/language.ts';
import { type Page, pages } from '#web/addresses/pages.ts';
import { packMessages } from './packed-messages.ts';
import { typeset } from './typography.ts';

const run = promisify(execFile);
const here = import.meta.dirname;
const web = join(here, '../web');
const program = join(dirname(createRequire(import.meta.url).resolve('@formatjs/cli/package.json')), 'bin/formatjs');

/**
 * The folders and files of `web` whose components live in the browser, with all that they import there, by the pages that
 * load their messages (`web/client/message-areas.ts`). What is in `shared` is part of every page that lives there as
 * a whole, and of no other area. Of public pages only the islands do (`web/client/island.tsx`).
 */
export const areas = {
  shared: ['.', 'client', 'error', 'page', 'shell', 'ui'],
  account: ['account', 'alert', 'settings'],
  claim: ['company-claim'],
  company: ['company-edit', 'company/hours.tsx', 'company/jobs.tsx', 'company/product-price.tsx'],
  own: ['contract/own-contracts.tsx', 'media', 'member', 'notification', 'phone', 'review'],
  profile: ['profile'],
  staff: ['admin', 'audit', 'contract', 'moderation', 'sales', 'staff'],
  island: ['enhance/islands.tsx'],
} as const;

const wanted = /^virtual:messages\/(fr|en)\/(shared|account|claim|company|own|profile|staff|island)$/;

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

/** The files of pages that load as documents: their components never live in the browser. */
const stillPages = new Set(
  Object.values<Page>(pages).flatMap(({ file, hydrates }) => (file && !hydrates ? [file] : [])),
);

const isForBrowser = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.server\.tsx?$/.test(file) && !stillPages.has(file);

/** The sources of folders and files, and of what they import; of folders, those that come to the browser. */
const sourcesIn = async (folders: readonly string[]): Promise<readonly string[]> => {
  const found = new Map<string, string>();
  for (const folder of folders) {
    const isFile = /\.tsx?$/.test(folder);
    const files = isFile
      ? [folder]
      : (await readdir(join(web, folder))).map((name) => join(folder, name)).filter(isForBrowser);
    for (const file of files) await follow(join(web, file), found);
  }
  return [...found.values()];
};

/** Whether a message is named in these sources, or in what they import: by its id, or by the beginning of it. */
export const namedIn = async (folders: readonly string[]): Promise<(id: string) => boolean> => {
  const sources = await sourcesIn(folders);
  const found = sources.flatMap((source) => [...source.matchAll(named)]);
  const ids = new Set(found.flatMap(([, id]) => id ?? []));
  const beginnings = [...new Set(found.flatMap(([, , beginning]) => beginning ?? []))];
  return (id) => ids.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
};

/** The messages of an area, compiled by `formatjs compile --ast`: the browser needs no parser. Returns them packed, as JSON. */
const compiled = async (lang: Language, area: keyof typeof areas): Promise<string> => {
  const files = await readdir(join(here, lang));
  const texts = await Promise.all(files.map((file) => readFile(join(here, lang, file), 'utf8')));
  const isNamed = await namedIn(areas[area]);
  const isShared = area === 'shared' || area === 'island' ? () => false : await namedIn(areas.shared);
  const messages = texts
    .flatMap((text) => Object.entries<string>(JSON.parse(text)))
    .filter(([id]) => isNamed(id) && !isShared(id))
    .map(([id, message]) => [id, typeset(lang, message)]);
  const folder = await mkdtemp(join(tmpdir(), 'sokoni-messages-'));
  try {
    const [source, out] = [join(folder, 'source.json'), join(folder, 'out.json')];
    await writeFile(source, JSON.stringify(Object.fromEntries(messages)));
    await run(process.execPath, [program, 'compile', source, '--format', 'simple', '--ast', '--out-file', out]);
    return JSON.stringify(packMessages(JSON.parse(await readFile(out, 'utf8'))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * A Vite plugin: in the browser's build, `#locales/messages.ts` is `web/client/messages.client.ts`, which loads the compiled
 * messages of one language and area (`virtual:messages/fr/shared`).
 */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id) {
    if (id === '#locales/messages.ts') return join(here, '../web/client/messages.client.ts');
    return wanted.test(id) ? `\0${id}` : null;
  },
  async load(id) {
    const [, lang, area] = wanted.exec(id.replace(/^\0/, '')) ?? [];
    if (!lang || !area) return null;
    const json = await compiled(lang as Language, area as keyof typeof areas);
    return `export default JSON.parse(${JSON.stringify(json)})`;
  },
});
