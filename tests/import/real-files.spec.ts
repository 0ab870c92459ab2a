import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gazetteerOf } from '#commands/company/import/gazetteer.ts';
import { importCompanies } from '#commands/company/import/import-companies.ts';
import { rejectsFile } from '#commands/company/import/rejects.ts';
import { referenceCategories } from '#infra/reference/categories.ts';
import { referencePlaces } from '#infra/reference/places.ts';
import { translate } from '#locales/messages.ts';
import { freshDatabase } from '../postgres.ts';
import { storeOf, temporaryFile } from './importing.ts';

const folder = join(import.meta.dirname, '../../../shared/data/biz');

/** Each directory, and the share of its rows that must be readable. Brands also name power lines and all of Africa. */
const directories: readonly (readonly [string, number])[] = [
  ['airports_africa.csv', 1],
  ['universities_africa.csv', 0.99],
  ['nsi_brands_africa.csv', 0.75],
  ['dz_branches_institutions.csv', 0.99],
  ['demo_seed_candidates.ndjson', 0.99],
  ['healthsites_africa.csv', 0.98],
  ['osm_poi_africa.csv', 0.99],
];

test.runIf(existsSync(folder))('the directories that are at hand are read without a map', async () => {
  await using db = await freshDatabase();
  const places = referencePlaces();
  const gazetteer = gazetteerOf({
    countries: places,
    cities: places.flatMap(({ country, cities }) => cities.map((city) => ({ country, ...city }))),
    categories: referenceCategories(),
  });
  const log = storeOf(db);
  for (const [name, share] of directories) {
    const file = join(folder, name);
    if (!existsSync(file)) continue;
    const rejects = await rejectsFile(temporaryFile('rejects.ndjson', ''), translate);
    const { rows, refused } = await importCompanies(
      { pool: db.pool, log, gazetteer, rejects },
      { file, source: name, map: [], defaults: [], published: true, demo: false, dryRun: true },
    );
    await rejects.close();
    console.info(`${name}: ${rows} rows, ${refused} refused`);
    expect(1 - refused / rows, name).toBeGreaterThanOrEqual(share);
  }
  await log.store.close();
});
