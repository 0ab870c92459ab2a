import type { ClientBase, Pool } from 'pg';
import { inBatches } from '../database/batches.ts';
import { bodyOf, control, type Message, type Stored } from './message.ts';

export type MessageLog = {
  /** Resolves when it is stored. */
  store(message: Message): Promise<Stored>;
  /** Stores within the transaction of `client`; nobody else publishes until it ends, so it should end soon. */
  storeWithin(client: ClientBase, messages: readonly Message[]): Promise<readonly Stored[]>;
  /** Returns the messages after `id`, in order, at most `most`. */
  after(id: number, most?: number): Promise<readonly Stored[]>;
  /** Returns the messages after `id` of one topic, at most `most`. */
  ofTopic(topic: string, after: number, most: number): Promise<readonly Stored[]>;
  /** Returns the last id and the oldest stored id; without messages, the oldest is the next id. */
  bounds(): Promise<{ readonly oldest: number; readonly last: number; readonly installation: string }>;
  /** Deletes what is older than an hour. */
  forget(): Promise<void>;
  close(): Promise<void>;
};

const insert = `
  with head as (update live.head set last = last + cardinality($1::text[]) returning last)
  insert into live.message (id, topic, body)
  select head.last - cardinality($1::text[]) + n, topic, body
  from head, unnest($1::text[], $2::text[]) with ordinality as m (topic, body, n)
  returning id`;

/** How long messages are stored. */
const keptFor = '1 hour';

/** Deletes the messages of a topic, also from the memory of all processes. Returns their number. */
export const forgetTopic = async (pool: Pool, topic: string): Promise<number> => {
  const { rowCount } = await pool.query('delete from live.message where topic = $1', [topic]);
  await pool.query(insert, [[control.topic], [bodyOf(control.forget, { topic })]]);
  return rowCount ?? 0;
};

export const messageLog = (pool: Pool): MessageLog => {
  const storeWithin = async (client: Pool | ClientBase, messages: readonly Message[]): Promise<Stored[]> => {
    if (messages.length === 0) return [];
    const bodies = messages.map(({ event, payload }) => bodyOf(event, payload));
    const values = [messages.map(({ topic }) => topic), bodies];
    const { rows } = await client.query<{ id: number }>({ name: 'live.insert', text: insert, values });
    const first = Math.min(...rows.map(({ id }) => id));
    return messages.map(({ topic }, n) => ({ id: first + n, topic, body: bodies[n] ?? '' }));
  };
  const writes = inBatches((messages: readonly Message[]) => storeWithin(pool, messages), { lingerMs: 0 });

  return {
    async store(message) {
      bodyOf(message.event, message.payload); // throws here, so that an invalid message does not fail its batch
      return writes.add(message);
    },
    storeWithin,
    async after(id, most = 1000) {
      const sql = 'select id, topic, body from live.message where id > $1 order by id limit $2';
      return (await pool.query<Stored>(sql, [id, most])).rows;
    },
    async ofTopic(topic, after, most) {
      const sql = 'select id, topic, body from live.message where topic = $1 and id > $2 order by id limit $3';
      return (await pool.query<Stored>(sql, [topic, after, most])).rows;
    },
    async bounds() {
      const { rows } = await pool.query<{ oldest: number; last: number; installation: string }>(
        `select coalesce((select min(id) from live.message), last + 1) as oldest, last, installation from live.head`,
      );
      const [bounds] = rows;
      if (!bounds) throw new Error('the tables of live messages are missing');
      return bounds;
    },
    async forget() {
      await pool.query(`delete from live.message where at < now() - interval '${keptFor}'`);
    },
    close: writes.close,
  };
};
