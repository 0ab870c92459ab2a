import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { EventMetadata, Position, ReadAll, ReadStream, RecordedEvent } from './event-store.ts';

/** Order by `event.position`: `position` alone is the text column of this list, where 10 comes before 9. */
const columns = 'event.position::text, stream, revision, id::text, type, data, metadata';

const eventsInPage = 1000;
/** Enough that a thread is worth its messages, and few enough to be used before V8 moves them to where it keeps what stays. */
const eventsInBatch = 1000;

/** Between the columns of an event that is sent as one text: neither names nor JSON have it. */
const between = '\u0001';

/** The binary format of COPY: a header, then each row: the number of its fields, 1, the length of the field, its text. */
const headerBytes = 19;
const fieldsBytes = 2;
const lengthBytes = 4;

/** Where the text of the row that begins at `at` begins and ends; nothing while a part of it is still to come. */
const placeOf = (rows: Buffer, at: number): { readonly from: number; readonly to: number } | undefined => {
  const from = at + fieldsBytes + lengthBytes;
  if (from > rows.length) return;
  const to = from + rows.readInt32BE(at + fieldsBytes);
  return to <= rows.length ? { from, to } : undefined;
};

/** Returns a reader of rows. Neighbouring events of one command have equal metadata, which is parsed once. */
const reading = () => {
  const types = new Map<string, string>(); // one shared string per type: a copy is hashed again at each look-up
  let said = '';
  let shared: EventMetadata;
  return (row: string): RecordedEvent => {
    let at = 0;
    const next = () => {
      const from = at;
      const to = row.indexOf(between, from);
      at = to + between.length;
      return row.slice(from, to);
    };
    const position = next();
    const stream = next();
    const revision = Number(next());
    const id = next();
    const called = next();
    if (!types.has(called)) types.set(called, called);
    const data = JSON.parse(next());
    const metadata = row.slice(at);
    if (metadata !== said) {
      said = metadata;
      shared = JSON.parse(metadata);
    }
    return { position, stream, revision, id, type: types.get(called) ?? called, data, metadata: shared };
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
  // the events are put in order before they become texts: to Postgres a text is short, and it would sort them on disk
  return `copy (
    select concat_ws(${pg.escapeLiteral(between)}, position, stream, revision, id, type, data, metadata)
    from (select event.position as place, ${columns} from event_store.event
      where event.position > ${digits(after)} ${among} ${named} order by event.position ${atMost}) as event
    order by place) to stdout (format binary)`;
};

/** Yields the whole log by streaming COPY, no faster than consumed. */
export async function* readAll(pool: pg.Pool, options: ReadAll = {}): AsyncGenerator<readonly RecordedEvent[]> {
  const sql = copySql(options);
  const client = await pool.connect();
  let complete = false;
  try {
    const eventIn = reading();
    let batch: RecordedEvent[] = [];
    let rows = Buffer.alloc(0);
    let at = headerBytes;
    for await (const chunk of client.query(copyTo(sql))) {
      rows = Buffer.concat([rows, chunk]);
      for (let place = placeOf(rows, at); place; place = placeOf(rows, at)) {
        batch.push(eventIn(rows.toString('utf8', place.from, place.to)));
        at = place.to;
        if (batch.length < eventsInBatch) continue;
        yield batch;
        batch = [];
      }
      const read = Math.min(at, rows.length);
      rows = rows.subarray(read);
      at -= read;
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
