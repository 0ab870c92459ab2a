import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Asked, Known } from './people-find.ts';

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

const speaking = {
  fr: 'BF BI BJ CD CF CG CI CM DJ DZ GA GN MA MG ML NE SN TD TG TN'.split(' '),
  en: 'BW ET GH GM KE LR LS MW NA NG RW SL SS TZ UG ZA ZM ZW'.split(' '),
};
const leastCompanies = 20;

/** The districts with many companies, where people write French or English. */
export const placesOf = (companies: readonly Known[]): Asked[] => {
  const placed = Map.groupBy(companies, ({ country, city, district }) => JSON.stringify([country, city, district]));
  return [...placed.values()].flatMap((all): Asked[] => {
    const { country = '', city = null, district = null } = all[0] ?? {};
    const lang = (['fr', 'en'] as const).find((one) => speaking[one].includes(country));
    return all.length >= leastCompanies && city && district && lang ? [{ district, city, country, lang }] : [];
  });
};
