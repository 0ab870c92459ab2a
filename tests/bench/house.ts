import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Bench, BenchRow } from './bench.ts';

const root = join(import.meta.dirname, '../..');
const product = ['domain', 'commands', 'projections', 'read-api', 'web', 'infra'] as const;

type Source = { readonly path: string; readonly text: string };

const sourcesOf = (folders: readonly string[], ending: RegExp): Source[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .map((name) => join(folder, name))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );

const lines = (sources: readonly Source[]): number =>
  sources.reduce((sum, { text }) => sum + text.split('\n').length, 0);
const naming = (sources: readonly Source[], pattern: RegExp): number =>
  sources.filter(({ text }) => pattern.test(text)).length;

/** The folder that a file stands in, two deep: `infra/mail`. Files of `infra/main` put all of it together. */
const folderOf = (path: string): string => path.split('/').slice(0, -1).slice(0, 2).join('/');

/** Which folders each folder takes values from, types left aside. */
const takenBetweenFolders = (sources: readonly Source[]): Map<string, Set<string>> => {
  const taken = new Map<string, Set<string>>();
  for (const { path, text } of sources)
    for (const [whole, , type, said = ''] of text.matchAll(/^(import|export) (?:(type) )?[^;]*?from '([^']+)'/gms)) {
      if (type || /\{\s*(type \w+( as \w+)?,?\s*)+\}/.test(whole)) continue;
      const to = said.startsWith('#')
        ? said.slice(1)
        : said.startsWith('.')
          ? normalize(join(dirname(path), said))
          : '';
      const [giver, taker] = [folderOf(to), folderOf(path)];
      if (!to || giver === taker || !product.some((folder) => to.startsWith(`${folder}/`))) continue;
      taken.set(taker, (taken.get(taker) ?? new Set()).add(giver));
    }
  return taken;
};

const reachedFrom = (taken: ReadonlyMap<string, ReadonlySet<string>>, from: string): Set<string> => {
  const reached = new Set<string>();
  const visit = (folder: string): void => {
    for (const next of taken.get(folder) ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        visit(next);
      }
  };
  visit(from);
  return reached;
};

/** Folders that reach themselves through others: none of them can be understood, or moved, alone. */
const inCircles = (sources: readonly Source[]): string[] => {
  const taken = takenBetweenFolders(sources);
  return [...taken.keys()].filter((folder) => reachedFrom(taken, folder).has(folder)).toSorted();
};

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The `data-*` names that components write and scripts of the browser read. */
const dataContracts = (sources: readonly Source[]): number => {
  const written = new Set(
    sources
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap(({ text }) => [...text.matchAll(/\bdata-([a-z][a-z-]*)/g)].map(([, name = '']) => name)),
  );
  const scripts = sources
    .filter(({ path }) => /^web\/(enhance|offline)\//.test(path))
    .map(({ text }) => text)
    .join('\n');
  return [...written].filter((name) =>
    new RegExp(`data-${name}\\b|\\.${camel(name)}\\b|'${camel(name)}'`).test(scripts),
  ).length;
};

const commentLines = ({ text }: Source): number =>
  text.split('\n').filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line)).length;

/**
 * What the shape of the code costs whoever changes it, counted. Each count follows one thing that exists through the
 * folders; a thing of the same kind that is added touches as many.
 */
export const bench: Bench = async () => {
  const code = sourcesOf(product, /\.tsx?$/);
  const texts = sourcesOf(['locales'], /\.json$/);
  const infra = code.filter(({ path }) => path.startsWith('infra/'));
  const circles = inCircles(code.filter(({ path }) => !path.startsWith('infra/main/')));
  console.error(`  in circles: ${circles.join(' ')}`);
  const appending = code.filter(({ text }) => /\bhandle\(|\bstore\.append\(/.test(text));
  const count = (name: string, value: number, unit: string, target?: string): BenchRow => ({
    ...{ name, value, unit },
    ...(target && { target }),
  });
  return [
    count(
      'files of a notice (an experience was confirmed)',
      naming([...code, ...texts], /experience-?confirmed/i),
      'files',
    ),
    count('places of a page (tell me)', naming(code, /\btellMe\b|tell-me\.tsx'/), 'files', '≤ 4'),
    count('places of a route of data (phones)', naming(code, /\/phones['`?]/), 'files'),
    count(
      'files outside commands that change state themselves',
      appending.filter(({ path }) => !path.startsWith('commands/')).length,
      'files',
    ),
    count('infra', (lines(infra) / lines(code)) * 100, '% of the code'),
    count('folders in circles of values, infra/main aside', circles.length, 'folders', '≤ 0'),
    count('data-* names between components and scripts', dataContracts(code), 'names'),
    count('comments', (code.reduce((sum, one) => sum + commentLines(one), 0) / lines(code)) * 100, '% of the lines'),
    count('code of the product', lines(code), 'lines'),
  ];
};
