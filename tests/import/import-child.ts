import { importCompanies } from '#commands/company/import/import-companies.ts';
import { rejectsFile } from '#commands/company/import/rejects.ts';
import { openPool } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { gazetteer } from './small-africa.ts';

/** Imports a file in a process of its own, which another may kill: `node import-child.ts <database> <file>`. */
const [url = '', file = ''] = process.argv.slice(2);
const pool = openPool(url);
const rejects = await rejectsFile(`${file}.child.ndjson`, (_, id) => id);
const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)) };
await importCompanies(
  { pool, log, gazetteer, rejects },
  { file, source: 'test', map: [], defaults: [], published: true, demo: false, dryRun: false },
);
await rejects.close();
await log.store.close();
await pool.end();
