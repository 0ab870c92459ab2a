import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { newToken, type Secret, sha256 } from './secret.ts';

export type CodePurpose = 'confirm-account' | 'log-in' | 'claim-company' | 'claim-company-phone';
export type LinkPurpose = 'reset-password' | 'change-email';
export type CodeOutcome = 'right' | 'wrong' | 'expired' | 'worn';

const minute = 60_000;
/** A sign-in code is valid as long as OWASP allows; a code that confirms an address, as long as slow mail needs. */
export const codeMinutes: Readonly<Record<CodePurpose, number>> = {
  'confirm-account': 15,
  'log-in': 10,
  'claim-company': 15,
  'claim-company-phone': 15,
};
const maxTries = 5;
const resendMs = minute;
const linkMs: Readonly<Record<LinkPurpose, number>> = {
  'reset-password': 60 * minute,
  'change-email': 24 * 60 * minute,
};

/** Six-digit codes and mailed links: valid for a short time, for one use and one purpose. */
export const codes = (pool: Pool, secret: Secret) => {
  const hashed = (purpose: string, holder: string, code: string) => secret.hash(`${purpose}/${holder}/${code}`);
  /** Returns the seconds until the holder may request another code; 0 for now. */
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
    /** Returns a new code, or the seconds until another may be requested. */
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

    /** Checks a code. Every try counts; after the fifth wrong one the code is `worn`. A right code is deleted. */
    async check(purpose: CodePurpose, holder: string, typedCode: string, now: Date): Promise<CodeOutcome> {
      const { rows } = await pool.query<{ hash: Buffer; tries: number; expires_at: Date }>(
        'update access.code set tries = tries + 1 where purpose = $1 and holder = $2 returning hash, tries, expires_at',
        [purpose, holder],
      );
      const [code] = rows;
      if (!code || code.expires_at <= now) return 'expired';
      if (code.tries > maxTries) return 'worn';
      if (!timingSafeEqual(code.hash, hashed(purpose, holder, typedCode)))
        return code.tries === maxTries ? 'worn' : 'wrong';
      const used = await pool.query('delete from access.code where purpose = $1 and holder = $2 and hash = $3', [
        purpose,
        holder,
        code.hash,
      ]);
      return used.rowCount === 1 ? 'right' : 'expired';
    },

    /**
     * Creates a link and returns its token; `carried` is stored encrypted. Earlier links of the same purpose are
     * deleted, except those for a new password: a stranger could request another and so break the owner's link.
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

    /** Uses a link and returns its account and `carried`; null when it was used before or has expired. */
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

    /** Deletes all links of the account. */
    async revokeLinks(account: string): Promise<void> {
      await pool.query('delete from access.link where account = $1', [account]);
    },

    /** Returns the account of a valid link without using it; null when it was used before or has expired. */
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
