import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { importCompanies } from '#commands/company/import/import-companies.ts';
import { rejectsFile } from '#commands/company/import/rejects.ts';
import { translate } from '#locales/messages.ts';
import { freshDatabase } from '../postgres.ts';
import { storeOf, temporaryFile } from './importing.ts';
import { gazetteer } from './small-africa.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The most bytes in use at once while a file of `count` rows is imported, one in ten of them refused. */
const heapOf = async (count: number): Promise<number> => {
  await using db = await freshDatabase();
  const row = (index: number) =>
    `${index},Boutique ${index} ${'x'.repeat(60)},amenity/${index % 10 ? 'pharmacy' : 'none'},CI,Abidjan`;
  const rows = Array.from({ length: count }, (_, index) => row(index));
  const file = temporaryFile('many.csv', ['id,name,category,country,city', ...rows].join('\n'));
  rows.length = 0;
  const log = storeOf(db);
  const rejects = await rejectsFile(`${file}.rejects.ndjson`, translate);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  let most = 0;
  const progress = () => {
    collectGarbage();
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  };
  const { registered } = await importCompanies(
    { pool: db.pool, log, gazetteer, rejects, progress },
    { file, source: 'test', map: [], defaults: [], published: false, demo: false, dryRun: false },
  );
  await rejects.close();
  await log.store.close();
  expect(registered).toBe(count * 0.9);
  return most;
};

test('ten times the rows take no more memory', async () => {
  await heapOf(5_000);
  // the most of a short one is easily missed
  const few = Math.max(await heapOf(5_000), await heapOf(5_000));
  const many = await heapOf(50_000);
  console.info(
    `heap of an import: ${(few / 1e6).toFixed(1)} MB at 5,000 rows, ${(many / 1e6).toFixed(1)} MB at 50,000`,
  );
  expect(many / few).toBeLessThan(2);
});
