import type { Pool } from 'pg';
import { dayMs } from '#domain/calendar.ts';
import { newToken, type Secret, sha256 } from './secret.ts';

const draftTtlMs = dayMs;

/**
 * Drafts of visitors: a registration, or a form that needs an account. A draft is encrypted, is found by the token of
 * its cookie, and expires after a day.
 */
export const sealedDrafts = <Draft>(pool: Pool, secret: Secret) => ({
  /** Stores the draft. Returns the token for the cookie: the same one, or a new one when there was none. */
  async keep(token: string | undefined, draft: Draft, now: Date): Promise<string> {
    const usedToken = token ?? newToken();
    await pool.query(
      `insert into access.draft (token, sealed, expires_at) values ($1, $2, $3)
       on conflict (token) do update set sealed = excluded.sealed, expires_at = excluded.expires_at`,
      [sha256(usedToken), secret.seal(draft), new Date(now.getTime() + draftTtlMs)],
    );
    await pool.query('delete from access.draft where expires_at < $1', [now]);
    return usedToken;
  },

  async find(token: string | undefined, now: Date): Promise<Draft | null> {
    if (!token) return null;
    const { rows } = await pool.query<{ sealed: Buffer }>(
      'select sealed from access.draft where token = $1 and expires_at > $2',
      [sha256(token), now],
    );
    return rows[0] ? (secret.open(rows[0].sealed) as Draft) : null;
  },

  async drop(token: string): Promise<void> {
    await pool.query('delete from access.draft where token = $1', [sha256(token)]);
  },
});
