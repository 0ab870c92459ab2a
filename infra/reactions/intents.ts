import type { ClientBase, Pool } from 'pg';

/** A stored intent: work to do. `sealed` is encrypted with the key of `person`, and emptied when the intent ends. */
export type StoredIntent = {
  readonly key: string;
  readonly kind: string;
  readonly data: object;
  readonly person: string | null;
  readonly sealed: string | null;
};

export type NewIntent = Omit<StoredIntent, 'person' | 'sealed'> &
  Partial<Pick<StoredIntent, 'person' | 'sealed'>> & {
    readonly expiresAt?: Date;
    readonly delayS?: number;
    /** The error, for an intent that is stored as parked. */
    readonly parked?: string;
  };

/** Stores intents. An intent whose key already exists is skipped. */
export const insertIntents = async (db: Pool | ClientBase, intents: readonly NewIntent[]): Promise<void> => {
  if (intents.length === 0) return;
  const rows = intents.map(
    ({ key, kind, data, person = null, sealed = null, expiresAt = null, delayS = 0, parked = null }) => ({
      key,
      kind,
      data,
      person,
      sealed,
      expires_at: expiresAt,
      delay_s: delayS,
      state: parked === null ? 'waiting' : 'parked',
      error: parked,
    }),
  );
  await db.query(
    `insert into reactions.intent (key, kind, data, person, sealed, expires_at, state, error, next_at)
     select key, kind, data, person, sealed, expires_at, state, error, now() + delay_s * interval '1 second' from json_to_recordset($1)
       as r(key text, kind text, data jsonb, person text, sealed text, expires_at timestamptz, state text, error text,
         delay_s int)
     on conflict (key) do nothing`,
    [JSON.stringify(rows)],
  );
};
