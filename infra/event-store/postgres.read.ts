import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { EventMetadata, Position, ReadAll, ReadStream, RecordedEvent } from './event-store.ts';

/** Order by `event.position`: `position` alone is the text column of this list, where 10 comes before 9. */
const columns = 'event.position::text, stream, revision, id, type, data, metadata';

const eventsInPage = 1000;
/** Few enough to be used before V8 moves them to where it keeps what stays. */
const eventsInBatch = 500;
const newline = 10;

/** Unescapes a text of COPY; most lines have no escapes. */
const plain = (text: string) => text.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter);
const asItIs = (text: string) => text;
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' };

/** Returns a parser of lines. Neighbouring events of one command have equal metadata, which is parsed once. */
const reading = () => {
  const types = new Map<string, string>(); // one shared string per type: a copy is hashed again at each look-up
  let text = '';
  let shared: EventMetadata;
  return (line: string): RecordedEvent => {
    const as = line.includes('\\') ? plain : asItIs;
    const stream = line.indexOf('\t') + 1;
    const revision = line.indexOf('\t', stream) + 1;
    const id = line.indexOf('\t', revision) + 1;
    const type = line.indexOf('\t', id) + 1;
    const data = line.indexOf('\t', type) + 1;
    const metadata = line.indexOf('\t', data) + 1;
    if (text !== line.slice(metadata)) {
      text = line.slice(metadata);
      shared = JSON.parse(as(text));
    }
    const called = line.slice(type, data - 1);
    if (!types.has(called)) types.set(called, as(called));
    return {
      position: line.slice(0, stream - 1),
      stream: as(line.slice(stream, revision - 1)),
      revision: Number(line.slice(revision, id - 1)),
      id: line.slice(id, type - 1),
      type: types.get(called) ?? called,
      data: JSON.parse(as(line.slice(data, metadata - 1))),
      metadata: shared,
    };
  };
};

/** Checks the position, because COPY takes no parameters. */
const digits = (position: Position) => {
  if (!/^\d{1,18}$/.test(position)) throw new RangeError(`${position} is not a position`);
  return position;
};

const copySql = ({ after = '0', types, naming, limit }: ReadAll) => {
  const id = naming === undefined ? '' : pg.escapeLiteral(naming);
  const named = id && `and (position(${id} in metadata::text) > 0 or position(${id} in data::text) > 0)`;
  const among = types ? `and type = any(array[${types.map(pg.escapeLiteral).join(',')}]::text[])` : '';
  const atMost = limit === undefined ? '' : `limit ${Math.trunc(limit)}`;
  return `copy (select ${columns} from event_store.event where event.position > ${digits(after)} ${among} ${named}
    order by event.position ${atMost}) to stdout`;
};

/** Yields complete lines. In UTF-8 a line feed is never part of another character, so cutting there is safe. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(newline);
    if (end < 0) {
      rest.push(chunk);
      continue;
    }
    const lines = Buffer.concat([...rest, chunk.subarray(0, end)])
      .toString('utf8')
      .split('\n');
    rest = [chunk.subarray(end + 1)];
    yield lines;
  }
}

/** Yields the whole log by streaming COPY, no faster than consumed. */
export async function* readAll(pool: pg.Pool, options: ReadAll = {}): AsyncGenerator<readonly RecordedEvent[]> {
  const sql = copySql(options);
  const client = await pool.connect();
  let complete = false;
  try {
    const eventOf = reading();
    let batch: RecordedEvent[] = [];
    for await (const lines of linesOf(client.query(copyTo(sql)))) {
      for (const line of lines) {
        batch.push(eventOf(line));
        if (batch.length < eventsInBatch) continue;
        yield batch;
        batch = [];
      }
    }
    complete = true;
    if (batch.length > 0) yield batch;
  } finally {
    client.release(!complete); // after an early stop the connection still sends, so it is closed
  }
}

/** One page of the log, in order. */
export const pageOf = async (
  pool: pg.Pool,
  after: Position,
  through: Position,
  types: readonly string[] | undefined,
) => {
  const { rows } = await pool.query<RecordedEvent>({
    name: types ? 'event_store.page_of_types' : 'event_store.page',
    text: `select ${columns} from event_store.event
      where position > $1 and position <= $2 ${types ? 'and type = any($4)' : ''} order by event.position limit $3`,
    values: types ? [after, through, eventsInPage, types] : [after, through, eventsInPage],
  });
  return rows;
};

export const headOf = async (pool: pg.Pool): Promise<Position> => {
  const { rows } = await pool.query<{ head: Position }>(
    'select coalesce(max(position), 0)::text as head from event_store.event',
  );
  return rows[0]?.head ?? '0';
};

/** One stream, page by page. */
export async function* readStream(
  pool: pg.Pool,
  stream: string,
  { direction = 'forwards', from, limit = Number.MAX_SAFE_INTEGER }: ReadStream = {},
): AsyncGenerator<readonly RecordedEvent[]> {
  const forwards = direction === 'forwards';
  const text = forwards
    ? `select ${columns} from event_store.event where stream = $1 and revision >= $2 order by revision limit $3`
    : `select ${columns} from event_store.event where stream = $1 and revision <= $2 order by revision desc limit $3`;
  let next = from ?? (forwards ? 0 : 2 ** 31 - 1);
  for (let left = limit; left > 0; ) {
    const wanted = Math.min(left, eventsInPage);
    const { rows } = await pool.query<RecordedEvent>({
      name: `event_store.stream_${direction}`,
      text,
      values: [stream, next, wanted],
    });
    const last = rows.at(-1);
    if (last) yield rows;
    if (!last || rows.length < wanted) return;
    left -= rows.length;
    next = last.revision + (forwards ? 1 : -1);
  }
}
