import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Destination } from './destination.ts';
import type { Part } from './manifest.ts';
import type { KeptTable } from './tables.ts';

const newline = 10;

/** The number of line feeds in a chunk. */
export const countLines = (chunk: Uint8Array): number => {
  let lines = 0;
  for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) lines += 1;
  return lines;
};

/** Passes everything on and tells how many lines went by. */
export const countingLines = (counted: (lines: number) => void): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      counted(countLines(chunk));
      done(null, chunk);
    },
  });

/** How packed: as much as keeps up with the database on one core. */
export const packing = () => createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } });

/** The name of the file that a table is copied to. */
export const partNameOf = ({ table }: KeptTable): string => `${table}.copy.zst`;

/** All but those that the database numbers by itself: it goes on from its own numbers. */
const columnsOf = async (client: PoolClient, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
};

/** The rows of a table as the client's transaction sees them, in PostgreSQL's own text: restored, they are the same bytes. */
export const copyTableOut = async (
  client: PoolClient,
  destination: Destination,
  kept: KeptTable,
  told: (rows: number) => void = () => {},
): Promise<Part> => {
  const columns = await columnsOf(client, kept.table);
  const list = columns.map((column) => `"${column}"`).join(', ');
  const order = kept.table === 'event_store.event' ? 'order by position' : '';
  const name = partNameOf(kept);
  let count = 0;
  const stored = await pipeline(
    client.query(copyTo(`copy (select ${list} from ${kept.table} ${order}) to stdout`)),
    countingLines((lines) => {
      count += lines;
      told(count);
    }),
    packing(),
    (packed: AsyncIterable<Uint8Array>) => destination.write(name, packed),
  );
  return { name, ...stored, table: kept.table, columns, count };
};
