import type pg from 'pg';
import { type Position, type ReadAll, type ReadStream, type RecordedEvent, start } from './event-store.ts';

const columns = 'position::text, stream, revision, id::text, type, data, metadata';

/** Enough that a thread is worth its messages, and few enough to be used before V8 moves them to where it keeps what stays. */
const eventsInPage = 2000;

type PageOf = Omit<ReadAll, 'after' | 'limit'> & {
  readonly after: Position;
  readonly through: Position;
  readonly limit: number;
};

/** So many make about as much text as comes from Postgres at once. */
const eventsInRow = 100;

/** A row of many events: for each column its values, in order. */
type Columns = { readonly [C in Exclude<keyof RecordedEvent, 'position'>]: readonly RecordedEvent[C][] } & {
  readonly position: readonly number[];
};

const valuesOf = ['position', 'stream', 'revision', 'id', 'type', 'data', 'metadata']
  .map((column) => `json_agg(${column} order by position) as ${column}`)
  .join(', ');

const eventsOf = ({ position, stream, revision, id, type, data, metadata }: Columns): RecordedEvent[] =>
  position.map((at, index) => {
    const event: { readonly [C in keyof RecordedEvent]: RecordedEvent[C] | undefined } = {
      position: String(at),
      stream: stream[index],
      revision: revision[index],
      id: id[index],
      type: type[index],
      data: data[index],
      metadata: metadata[index],
    };
    return event as RecordedEvent; // each column has as many values
  });

/**
 * One page of the log, in order. Each column of a hundred events comes as one list of JSON, which V8 reads faster than
 * it puts the columns of each event together.
 */
export const pageOf = async (
  db: pg.Pool | pg.PoolClient,
  { after, through, types, naming, limit }: PageOf,
): Promise<readonly RecordedEvent[]> => {
  const values: unknown[] = [after, through, limit];
  const among = types ? `and type = any($${values.push(types)})` : '';
  const id = naming === undefined ? '' : `$${values.push(naming)}`;
  const named = id && `and (position(${id} in metadata::text) > 0 or position(${id} in data::text) > 0)`;
  const { rows } = await db.query<Columns>({
    name: `event_store.page${among && '_of_types'}${named && '_naming'}`,
    text: `
      select ${valuesOf}
      from (select * from event_store.event
        where position > $1 and position <= $2 ${among} ${named} order by position limit $3) as event
      group by position / ${eventsInRow} order by position / ${eventsInRow}`,
    values,
  });
  return rows.flatMap(eventsOf);
};

/** How many pages are asked for ahead, one after the other: one is on its way while this process is busy with another. */
const pagesAhead = 3;

/**
 * Yields the log up to its present end, over one connection. Positions have no gaps to speak of, so each page is a part
 * of them.
 */
export async function* readAll(
  pool: pg.Pool,
  { after = start, limit = Number.POSITIVE_INFINITY, ...which }: ReadAll = {},
): AsyncGenerator<readonly RecordedEvent[]> {
  const client = await pool.connect();
  let complete = false;
  try {
    const head = Number(await headOf(client));
    const pages: Promise<readonly RecordedEvent[]>[] = [];
    let asked = Number(after);
    for (let left = limit; left > 0; ) {
      while (pages.length < pagesAhead && asked < head) {
        const through = Math.min(asked + eventsInPage, head);
        const part = { ...which, after: String(asked), through: String(through), limit: eventsInPage };
        const before = pages.at(-1) ?? Promise.resolve();
        const page = before.then(() => pageOf(client, part));
        page.catch(() => {}); // thrown where it is awaited
        pages.push(page);
        asked = through;
      }
      const page = (await pages.shift())?.slice(0, left);
      if (!page) break;
      left -= page.length;
      if (page.length > 0) yield page;
    }
    complete = pages.length === 0;
  } finally {
    client.release(!complete); // after an early stop pages still come, so it is closed
  }
}

export const headOf = async (db: pg.Pool | pg.PoolClient): Promise<Position> => {
  const { rows } = await db.query<{ head: Position }>({
    name: 'event_store.head',
    text: 'select coalesce(max(position), 0)::text as head from event_store.event',
  });
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
