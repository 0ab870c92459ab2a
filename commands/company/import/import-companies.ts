import { randomUUID } from 'node:crypto';
import { operator } from '#domain/actor.ts';
import { type ColumnMap, type Field, guessedMap, readDefaults, readMap } from './column-map.ts';
import { type Candidate, companiesOf } from './company-row.ts';
import type { Gazetteer } from './gazetteer.ts';
import { knownLayout, type Layout } from './known-files.ts';
import { UnusableFile } from './problem.ts';
import type { Reading } from './reading.ts';
import { type Registration, registrar } from './registrar.ts';
import type { Rejects } from './rejects.ts';
import { openTable, type Row, type Table, type UnreadRow } from './table.ts';

type TableOptions = {
  readonly source: string;
  readonly published: boolean;
  readonly demo: boolean;
  /** Whether to read and check everything, but register nothing. */
  readonly dryRun: boolean;
};

export type ImportOptions = TableOptions & {
  readonly file: string;
  /** `name=COLUMN` for each field; when empty, the file's layout or the columns' names decide. */
  readonly map: readonly string[];
  /** `country=CI`. */
  readonly defaults: readonly string[];
};

export type ImportCounts = {
  rows: number;
  registered: number;
  alreadyThere: number;
  refused: number;
  /** How many of the registered companies have hours stored as text, or a city that the gazetteer does not have. */
  hoursUnread: number;
  citiesUnknown: number;
};

export type ImportResult = ImportCounts & { readonly columnsLeft: readonly string[]; readonly seconds: number };

type ImportDeps = Pick<Registration, 'pool' | 'log' | 'inFlight'> & {
  readonly gazetteer: Gazetteer;
  readonly rejects: Rejects;
  /** Called after each part of the file. */
  readonly progress?: (bytesRead: number, size: number, counts: Readonly<ImportCounts>) => void;
};

const batch = 500;

const layoutOf = (columns: readonly string[], { map, defaults }: ImportOptions): Layout => {
  const knownFile = map.length > 0 ? undefined : knownLayout(columns);
  const columnMap: ColumnMap = knownFile?.map ?? { ...guessedMap(columns), ...readMap(map, columns) };
  const allDefaults = { ...knownFile?.defaults, ...readDefaults(defaults) };
  for (const field of ['name', 'category', 'country'] as const)
    if (!columnMap[field] && !allDefaults[field])
      throw new UnusableFile('import.field-without-column', { field, columns: columns.join(', ') });
  return { ...knownFile, map: columnMap, defaults: allDefaults };
};

/** Registers the companies of a table of any length; see `importCompanies`. */
export const importTable = async (
  deps: ImportDeps,
  table: Table,
  layout: Layout,
  { source, demo, published, dryRun }: TableOptions,
): Promise<ImportResult> => {
  const { gazetteer, rejects, progress } = deps;
  const started = performance.now();
  const reading: Reading = { layout, defaults: layout.defaults ?? {}, gazetteer, source, demo, published };
  const counts: ImportCounts = {
    rows: 0,
    registered: 0,
    alreadyThere: 0,
    refused: 0,
    hoursUnread: 0,
    citiesUnknown: 0,
  };

  const registered = ({ hoursUnread, cityUnknown }: Candidate) => {
    counts.registered++;
    if (hoursUnread) counts.hoursUnread++;
    if (cityUnknown) counts.citiesUnknown++;
  };
  const desk = await registrar(
    { ...deps, facts: gazetteer, source, actor: operator, correlationId: randomUUID() },
    {
      registered,
      alreadyThere: () => counts.alreadyThere++,
      refused: ({ row }, problem) => {
        counts.refused++;
        const [column = null] =
          (problem.column === 'id' && layout.idColumns) || (layout.map[problem.column as Field] ?? []);
        rejects.write(row.line, [{ ...problem, column }], row.cells);
      },
    },
  );

  const candidatesOf = (row: Row | UnreadRow): readonly Candidate[] => {
    counts.rows++;
    const read = 'problem' in row ? { problems: [row.problem] } : companiesOf(row, reading);
    if (!('problems' in read)) return read;
    counts.refused++;
    rejects.write(row.line, read.problems, 'cells' in row ? row.cells : row.text);
    return [];
  };

  for await (const { rows, bytesRead } of table.read()) {
    for (let from = 0; from < rows.length; from += batch) {
      const candidates = rows.slice(from, from + batch).flatMap(candidatesOf);
      if (dryRun) candidates.forEach(registered);
      else if (candidates.length > 0) await desk.add(candidates);
    }
    await rejects.flushed();
    progress?.(bytesRead, table.size, counts);
  }
  await desk.done();
  progress?.(table.size, table.size, counts);
  const mapped = new Set([...Object.values(layout.map).flat(), ...(layout.idColumns ?? [])]);
  const columnsLeft = table.columns.filter((column) => !mapped.has(column));
  return { ...counts, columnsLeft, seconds: (performance.now() - started) / 1000 };
};

/**
 * Registers the companies of a CSV or NDJSON file of any size. Refused rows go to `rejects` and do not stop it. The
 * same file again registers nothing twice. Throws `UnusableFile` before the first row when the file cannot be read.
 */
export const importCompanies = async (deps: ImportDeps, options: ImportOptions): Promise<ImportResult> => {
  const table = await openTable(options.file);
  return importTable(deps, table, layoutOf(table.columns, options), options);
};
