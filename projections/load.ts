import type { ClientBase, Pool } from 'pg';
import { resolve, type Slot, settle, type TableFold } from './fold.ts';
import { type KeyValues, qualified, quoted, type Row, type Shape } from './shape.ts';
import { jsonText } from './stored-text.ts';

const asWritten = (column: string, type: string): string =>
  /^(timestamptz|timestamp with time zone)\b/i.test(type)
    ? `to_char(t.${quoted(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${quoted(column)}`
    : `t.${quoted(column)}`;

/** Returns the stored rows with these keys, in the form in which handlers wrote them. */
const load = async (
  db: ClientBase | Pool,
  schema: string,
  shape: Shape,
  keys: readonly KeyValues[],
): Promise<Row[]> => {
  if (keys.length === 0) return [];
  const { name, columns, key } = shape;
  const table = qualified(schema, name);
  const list = Object.entries(columns).map(([column, type]) => asWritten(column, type));
  const { rows } = await db.query<{ row: Row }>(
    `select row_to_json(r) as row from (
       select ${list.join(', ')}
       from json_populate_recordset(null::${table}, $1) k join ${table} t using (${key.map(quoted).join(', ')})
     ) r`,
    [jsonText(keys.map((values) => Object.fromEntries(values.map((value, i) => [key[i], value]))))],
  );
  return rows.map(({ row }) => row);
};

/** Reads the rows that waiting steps need, in one query, and runs the steps. */
export const loadWaiting = async (db: ClientBase | Pool, schema: string, table: TableFold): Promise<void> => {
  if (table.waiting.size === 0) return;
  const keys = Array.from(table.waiting.values(), ({ key }) => key);
  settle(table, await load(db, schema, table.shape, keys));
};

/** Reads, for slots whose row was set without reading the table, the rows that they replace. */
export const loadReplaced = async (
  db: ClientBase | Pool,
  schema: string,
  shape: Shape,
  slots: readonly Slot[],
): Promise<void> => {
  const keys = slots.filter(({ stored }) => stored === 'unknown').map(({ key }) => key);
  if (keys.length > 0) resolve(shape, slots, await load(db, schema, shape, keys));
};
