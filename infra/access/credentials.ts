import type { Pool } from 'pg';

export type Credential = {
  readonly password: string;
  /** Whether it has the length required for staff; null when it was stored before the length was checked. */
  readonly long: boolean | null;
};

/** The password hashes of accounts. */
export const credentials = (pool: Pool) => ({
  async find(account: string): Promise<Credential | undefined> {
    const { rows } = await pool.query<Credential>('select password, long from access.credential where account = $1', [
      account,
    ]);
    return rows[0];
  },

  async keep(account: string, { password, long }: Credential): Promise<void> {
    await pool.query(
      `insert into access.credential (account, password, long) values ($1, $2, $3)
       on conflict (account) do update
       set password = excluded.password, long = excluded.long, changed_at = now()`,
      [account, password, long],
    );
  },

  /** Deletes the account's password. */
  async drop(account: string): Promise<void> {
    await pool.query('delete from access.credential where account = $1', [account]);
  },

  /** Sets `long` for a password that was stored before the length was checked. */
  async measured(account: string, long: boolean): Promise<void> {
    await pool.query('update access.credential set long = $2 where account = $1', [account, long]);
  },
});

export type Credentials = ReturnType<typeof credentials>;
