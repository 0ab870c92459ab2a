import type { Pool } from 'pg';

/** The password hashes of accounts. */
export const credentials = (pool: Pool) => ({
  async find(account: string): Promise<string | undefined> {
    const { rows } = await pool.query<{ password: string }>(
      'select password from access.credential where account = $1',
      [account],
    );
    return rows[0]?.password;
  },

  async keep(account: string, password: string): Promise<void> {
    await pool.query(
      `insert into access.credential (account, password) values ($1, $2)
       on conflict (account) do update set password = excluded.password, changed_at = now()`,
      [account, password],
    );
  },
});

export type Credentials = ReturnType<typeof credentials>;
