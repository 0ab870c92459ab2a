import pg, { type Pool } from 'pg';

/** A lock that lasts until `release`, or until its connection drops, which aborts `signal`. */
export type Lease = { readonly signal: AbortSignal; release(): Promise<void> };

export type Locks = {
  /** Undefined when another connection, of any process, has the lock. Throws when the database cannot be reached. */
  take(name: string): Promise<Lease | undefined>;
  close(): Promise<void>;
};

type Session = {
  readonly client: pg.Client;
  readonly lost: AbortController;
  readonly held: Set<string>;
  /** Calls a lock function and returns its result; one call at a time, as a connection runs one query at a time. */
  readonly ask: (lock: 'pg_try_advisory_lock' | 'pg_advisory_unlock', name: string) => Promise<boolean>;
};

const key = `hashtextextended('sokoni.' || $1, 0)`;

/** Advisory locks on a separate connection, which is opened at the first use and again after a drop. */
export const sessionLocks = (pool: Pool): Locks => {
  let session: Promise<Session> | undefined;

  const open = async (): Promise<Session> => {
    const client = new pg.Client({ ...pool.options, keepAlive: true });
    const lost = new AbortController();
    const drop = () => {
      lost.abort();
      session = undefined;
    };
    client.on('error', drop);
    client.on('end', drop);
    await client.connect();
    let turn: Promise<unknown> = Promise.resolve();
    const ask: Session['ask'] = (lock, name) => {
      const asked = turn.then(() => client.query<{ yes: boolean }>(`select ${lock}(${key}) as yes`, [name]));
      turn = asked.catch(() => {});
      return asked.then(({ rows }) => rows[0]?.yes ?? false);
    };
    return { client, lost, held: new Set(), ask };
  };

  return {
    async take(name) {
      session ??= open().catch((error: unknown) => {
        session = undefined;
        throw error;
      });
      const { lost, held, ask } = await session;
      if (held.has(name)) return;
      held.add(name);
      let taken = false;
      try {
        taken = await ask('pg_try_advisory_lock', name);
      } finally {
        if (!taken) held.delete(name);
      }
      if (!taken) return;
      return {
        signal: lost.signal,
        async release() {
          held.delete(name);
          if (!lost.signal.aborted) await ask('pg_advisory_unlock', name).catch(() => {});
        },
      };
    },
    async close() {
      const open = await session?.catch(() => undefined);
      await open?.client.end();
    },
  };
};
