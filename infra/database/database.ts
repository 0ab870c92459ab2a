import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

const int8 = 20;
pg.types.setTypeParser(int8, Number);

/** A read model's tables are reached with `withSchema`, so the database itself has no type of its own. */
// biome-ignore lint/suspicious/noExplicitAny: each query names the tables it reads
export type Database = Kysely<any>;

export const openPool = (connectionString: string, max = 10): pg.Pool => {
  const pool = new pg.Pool({ connectionString, max });
  pool.on('error', () => {}); // an idle connection that drops is replaced on the next query
  pool.on('connect', (client) => client.on('error', () => {})); // a connection that drops in use fails its next query
  return pool;
};

/** The query builder over a pool. */
export const kyselyOf = (pool: pg.Pool): Database => new Kysely({ dialect: new PostgresDialect({ pool }) });
