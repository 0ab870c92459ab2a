import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { newToken, type Secret, sha256 } from './secret.ts';

export type CodePurpose = 'confirm-account' | 'log-in';
export type LinkPurpose = 'reset-password' | 'change-email';
export type CodeOutcome = 'right' | 'wrong' | 'expired' | 'worn';

const minute = 60_000;
/** A code that lets in lives as long as OWASP allows; one that confirms an address, as long as slow mail needs. */
export const codeMinutes: Readonly<Record<CodePurpose, number>> = { 'confirm-account': 15, 'log-in': 10 };
const mostTries = 5;
const resendMs = minute;
const linkMs: Readonly<Record<LinkPurpose, number>> = {
  'reset-password': 60 * minute,
  'change-email': 24 * 60 * minute,
};

/** Codes of six digits that people type, and links that they follow: short-lived, for one use and one purpose. */
export const codes = (pool: Pool, secret: Secret) => {
  const hashed = (purpose: string, holder: string, code: string) => secret.hash(`${purpose}/${holder}/${code}`);
  /** After how many seconds the holder may ask for another code. */
  const waitS = async (purpose: CodePurpose, holder: string, now: Date): Promise<number> => {
    const { rows } = await pool.query<{ sent_at: Date }>(
      'select sent_at from access.code where purpose = $1 and holder = $2',
      [purpose, holder],
    );
    const since = rows[0] ? now.getTime() - rows[0].sent_at.getTime() : resendMs;
    return Math.max(0, Math.ceil((resendMs - since) / 1000));
  };
  return {
    waitS,
    /** A new code, or after how many seconds one may be asked for again. */
    async issue(purpose: CodePurpose, holder: string, now: Date): Promise<{ code: string } | { waitS: number }> {
      const wait = await waitS(purpose, holder, now);
      if (wait > 0) return { waitS: wait };
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await pool.query(
        `insert into access.code (purpose, holder, hash, tries, sent_at, expires_at) values ($1, $2, $3, 0, $4, $5)
         on conflict (purpose, holder) do update
         set hash = excluded.hash, tries = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at`,
        [purpose, holder, hashed(purpose, holder, code), now, new Date(now.getTime() + codeMinutes[purpose] * minute)],
      );
      return { code };
    },

    /** Each try counts, and the fifth wrong one wears the code out. The right one is used up. */
    async check(purpose: CodePurpose, holder: string, given: string, now: Date): Promise<CodeOutcome> {
      const { rows } = await pool.query<{ hash: Buffer; tries: number; expires_at: Date }>(
        'update access.code set tries = tries + 1 where purpose = $1 and holder = $2 returning hash, tries, expires_at',
        [purpose, holder],
      );
      const [code] = rows;
      if (!code || code.expires_at <= now) return 'expired';
      if (code.tries > mostTries) return 'worn';
      if (!timingSafeEqual(code.hash, hashed(purpose, holder, given)))
        return code.tries === mostTries ? 'worn' : 'wrong';
      const used = await pool.query('delete from access.code where purpose = $1 and holder = $2 and hash = $3', [
        purpose,
        holder,
        code.hash,
      ]);
      return used.rowCount === 1 ? 'right' : 'expired';
    },

    /**
     * The token of a new link; what it carries is sealed. Those for a new password that were sent before stay good, since
     * a stranger may ask for another; of the other purposes there is one link.
     */
    async link(purpose: LinkPurpose, account: string, now: Date, carried: unknown = null): Promise<string> {
      const token = newToken();
      await pool.query('delete from access.link where (purpose = $1 and account = $2 and $4) or expires_at < $3', [
        purpose,
        account,
        now,
        purpose !== 'reset-password',
      ]);
      await pool.query(
        'insert into access.link (hash, purpose, account, sealed, expires_at) values ($1, $2, $3, $4, $5)',
        [sha256(token), purpose, account, secret.seal(carried), new Date(now.getTime() + linkMs[purpose])],
      );
      return token;
    },

    /** Uses a link up: whose it is and what it carries, or nothing when it was used or has expired. */
    async follow(
      purpose: LinkPurpose,
      token: string,
      now: Date,
    ): Promise<{ account: string; carried: unknown } | null> {
      const { rows } = await pool.query<{ account: string; sealed: Buffer }>(
        'delete from access.link where hash = $1 and purpose = $2 and expires_at > $3 returning account, sealed',
        [sha256(token), purpose, now],
      );
      return rows[0] ? { account: rows[0].account, carried: secret.open(rows[0].sealed) } : null;
    },

    /** No link of the account is followed any more. */
    async revokeLinks(account: string): Promise<void> {
      await pool.query('delete from access.link where account = $1', [account]);
    },

    /** Whose link it is that would still be followed; nothing for one that would not. */
    async whose(purpose: LinkPurpose, token: string, now: Date): Promise<string | null> {
      const { rows } = await pool.query<{ account: string }>(
        'select account from access.link where hash = $1 and purpose = $2 and expires_at > $3',
        [sha256(token), purpose, now],
      );
      return rows[0]?.account ?? null;
    },
  };
};

export type Codes = ReturnType<typeof codes>;
