import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type { PoolClient } from 'pg';
import { from } from 'pg-copy-streams';
import { countingLines } from './copy-out.ts';
import type { Part } from './manifest.ts';
import { BackupProblem } from './problem.ts';
import type { Source } from './source.ts';

const newline = 10;

/** Whole lines, each given to `change`: another one, or nothing for a line that is left out. */
const changingLines = (change: (line: string) => string | undefined): Transform => {
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const all = Buffer.concat([rest, chunk]);
      const end = all.lastIndexOf(newline) + 1;
      rest = all.subarray(end);
      const lines = all.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
      done(
        null,
        Buffer.from(
          lines
            .flatMap((line) => change(line) ?? [])
            .map((line) => `${line}\n`)
            .join(''),
        ),
      );
    },
  });
};

/** The table of a part, filled with its rows. Throws `BackupProblem` when they are not as many as were written. */
export const copyTableIn = async (
  client: PoolClient,
  source: Source,
  { name, table, columns = [], count }: Part,
  change?: (line: string) => string | undefined,
  told: (rows: number) => void = () => {},
): Promise<void> => {
  let rows = 0;
  const counting = countingLines((lines) => {
    rows += lines;
    told(rows);
  });
  const list = columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
  const into = client.query(from(`copy ${table} (${list}) from stdin`));
  await pipeline([
    source.read(name),
    createZstdDecompress(),
    counting,
    ...(change ? [changingLines(change)] : []),
    into,
  ]);
  if (rows !== count) throw new BackupProblem('altered', { part: name });
};
