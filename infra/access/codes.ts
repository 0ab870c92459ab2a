import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { newToken, type Secret, sha256 } from './secret.ts';

export type CodePurpose = 'confirm-account' | 'log-in' | 'claim-company' | 'claim-company-phone' | 'verify-mobile';
type LinkPurpose = 'reset-password' | 'change-email';
export type CodeOutcome = 'right' | 'wrong' | 'expired' | 'worn';

const minute = 60_000;
/** A sign-in code is valid as long as OWASP allows; a code that confirms an address, as long as slow mail needs. */
export const codeMinutes: Readonly<Record<CodePurpose, number>> = {
  'confirm-account': 15,
  'log-in': 10,
  'claim-company': 15,
  'claim-company-phone': 15,
  'verify-mobile': 15,
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
  /** Checks a code, as `check` does; `carried` is what a right one was issued with. */
  const redeem = async (
    purpose: CodePurpose,
    holder: string,
    typedCode: string,
    now: Date,
  ): Promise<{ readonly outcome: CodeOutcome; readonly carried?: unknown }> => {
    const { rows } = await pool.query<{ hash: Buffer; sealed: Buffer | null; tries: number; expires_at: Date }>(
      `update access.code set tries = tries + 1 where purpose = $1 and holder = $2
       returning hash, sealed, tries, expires_at`,
      [purpose, holder],
    );
    const [code] = rows;
    if (!code || code.expires_at <= now) return { outcome: 'expired' };
    if (code.tries > maxTries) return { outcome: 'worn' };
    if (!timingSafeEqual(code.hash, hashed(purpose, holder, typedCode)))
      return { outcome: code.tries === maxTries ? 'worn' : 'wrong' };
    const used = await pool.query('delete from access.code where purpose = $1 and holder = $2 and hash = $3', [
      purpose,
      holder,
      code.hash,
    ]);
    if (used.rowCount !== 1) return { outcome: 'expired' };
    return { outcome: 'right', carried: code.sealed && secret.open(code.sealed) };
  };
  return {
    waitS,
    redeem,
    /** Checks a code. Every try counts; after the fifth wrong one the code is `worn`. A right code is deleted. */
    check: async (purpose: CodePurpose, holder: string, typedCode: string, now: Date): Promise<CodeOutcome> =>
      (await redeem(purpose, holder, typedCode, now)).outcome,

    /** Returns what the holder's code carries; null when none was issued, or it has expired. */
    async carried(purpose: CodePurpose, holder: string, now: Date): Promise<unknown> {
      const { rows } = await pool.query<{ sealed: Buffer | null }>(
        'select sealed from access.code where purpose = $1 and holder = $2 and expires_at > $3',
        [purpose, holder, now],
      );
      return rows[0]?.sealed ? secret.open(rows[0].sealed) : null;
    },

    /**
     * Returns a new code, or the seconds until another may be requested. `carried` is what the code proves; it is stored
     * encrypted.
     */
    async issue(
      purpose: CodePurpose,
      holder: string,
      now: Date,
      carried: unknown = null,
    ): Promise<{ code: string } | { waitS: number }> {
      const wait = await waitS(purpose, holder, now);
      if (wait > 0) return { waitS: wait };
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await pool.query(
        `insert into access.code (purpose, holder, hash, sealed, tries, sent_at, expires_at)
         values ($1, $2, $3, $4, 0, $5, $6)
         on conflict (purpose, holder) do update set hash = excluded.hash, sealed = excluded.sealed, tries = 0,
           sent_at = excluded.sent_at, expires_at = excluded.expires_at`,
        [
          purpose,
          holder,
          hashed(purpose, holder, code),
          carried === null ? null : secret.seal(carried),
          now,
          new Date(now.getTime() + codeMinutes[purpose] * minute),
        ],
      );
      return { code };
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
