import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Part = {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: true;
};

/** Above this file, or above the file that it is built into. */
const lockfile = () =>
  ['../..', '../../..']
    .map((above) => join(import.meta.dirname, above, 'package-lock.json'))
    .find((file) => existsSync(file)) ?? 'package-lock.json';

const partOf = ([path, { version, integrity = '', license }]: readonly [string, Part]) => {
  const name = path.replace(/^.*node_modules\//, '');
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [, content = ''] = /^sha512-(\S+)/.exec(integrity) ?? [];
  const licensed = license && (/ /.test(license) ? { expression: license } : { license: { name: license } });
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }],
    ...(licensed && { licenses: [licensed] }),
  };
};

/** Every part of others that is shipped, each version once, in CycloneDX 1.5: from what npm installs, without the network. */
export const partsList = (lock = readFileSync(lockfile(), 'utf8')) => {
  const { name, version, packages } = JSON.parse(lock) as {
    name: string;
    version: string;
    packages: Readonly<Record<string, Part>>;
  };
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  const components = new Map(shipped.map(partOf).map((part) => [part.purl, part]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'sokoni', name, version } },
    components: [...components.values()],
  };
};
