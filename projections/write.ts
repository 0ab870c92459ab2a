import type { ClientBase } from 'pg';
import type { Changes } from './changes.ts';
import { copyRows } from './copy.ts';
import { type KeyValues, qualified, quoted, type Row, type Shape } from './shape.ts';
import { jsonText } from './stored-text.ts';

const maxStatementRows = 5_000;

const slices = function* <T>(all: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < all.length; i += maxStatementRows) yield all.slice(i, i + maxStatementRows);
};

const putRows = async (client: ClientBase, schema: string, shape: Shape, rows: readonly Row[]): Promise<void> => {
  const table = qualified(schema, shape.name);
  const columns = Object.keys(shape.columns).map(quoted);
  const key = shape.key.map(quoted);
  const rest = columns.filter((column) => !key.includes(column));
  const instead = rest.length
    ? `do update set ${rest.map((column) => `${column} = excluded.${column}`).join(', ')}`
    : 'do nothing';
  for (const slice of slices(rows))
    await client.query({
      // there is but one plan for it, however large the table becomes: it need not be made each time
      name: `put ${schema}.${shape.name}`,
      text: `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')}
       from json_populate_recordset(null::${table}, $1) on conflict (${key.join(', ')}) ${instead}`,
      values: [jsonText(slice)],
    });
};

const removeRows = async (client: ClientBase, schema: string, shape: Shape, keys: readonly KeyValues[]) => {
  const table = qualified(schema, shape.name);
  const same = shape.key.map((column) => `t.${quoted(column)} = k.${quoted(column)}`).join(' and ');
  for (const slice of slices(keys))
    await client.query(`delete from ${table} t using json_populate_recordset(null::${table}, $1) k where ${same}`, [
      jsonText(slice.map((values) => Object.fromEntries(values.map((value, i) => [shape.key[i], value])))),
    ]);
};

const count = async (client: ClientBase, schema: string, tally: string, counts: ReadonlyMap<string, number>) => {
  const moved = Array.from(counts, ([entry, count]) => ({ entry, count })).filter(({ count }) => count !== 0);
  const table = qualified(schema, tally);
  for (const slice of slices(moved))
    await client.query(
      `merge into ${table} t using json_populate_recordset(null::${table}, $1) d on t.entry = d.entry
       when matched and t.count + d.count = 0 then delete
       when matched then update set count = t.count + d.count
       when not matched then insert (entry, count) values (d.entry, d.count)`,
      [jsonText(slice)],
    );
};

/** Writes the result of a fold. `copying` inserts new rows with COPY, which fails when a key already exists. */
export const writeChanges = async (
  client: ClientBase,
  schema: string,
  shape: Shape,
  { added, put, removed, counted }: Changes,
  { copying }: { readonly copying: boolean },
): Promise<void> => {
  if (removed.length > 0) await removeRows(client, schema, shape, removed);
  if (copying) await copyRows(client, schema, shape, added);
  const rows = copying ? put : [...added, ...put];
  if (rows.length > 0) await putRows(client, schema, shape, rows);
  for (const [tally, counts] of counted) await count(client, schema, tally, counts);
};
