import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(process.env.SOKONI_DATA ?? '../shared/data');
const file = (name: string): string => resolve(folder, name);

export const osmFile = file('biz/osm_poi_africa.csv');

/** Whether the real data to measure on is there. */
export const haveOsmDirectory = (): boolean => existsSync(osmFile);

const rows = (name: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(file(name), 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']));
  });
};

/** The real misspellings: of names on African shops. */
export const misspellings = () =>
  rows('search/name_spelling_variants_osm_africa.tsv')
    .filter(({ kind }) => kind === 'edit1' || kind === 'edit2')
    .map(({ variant = '', canonical = '' }) => ({ variant, canonical }));
