import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import { hourMs } from '#domain/calendar.ts';
import type { Secret } from './secret.ts';
import { newTotpSecret, stepOf } from './totp.ts';

export type SecondOutcome = 'right' | 'wrong' | 'too-many';

/** `shared`: the try counts against the limit of all unknown devices; `own`: it was counted elsewhere. */
export type Tries = 'shared' | 'own';

/** The limit of tries at once, and the seconds until one more is allowed. */
const burst = 5;
const refillS = 300;
const recoveryCodes = 10;
const setupMs = hourMs;

const sealedSecret = z.object({ account: z.uuid(), secret: z.string() });
const sealedSetup = sealedSecret.extend({ at: z.number() });

/** Letters and digits that are not easily confused. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const newRecoveryCode = (): string => {
  const text = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Authenticator codes, and recovery codes for a lost device. Secrets are encrypted, recovery codes hashed. */
export const secondFactors = (pool: Pool, secret: Secret) => {
  const hashed = (account: string, code: string): Buffer => secret.hash(`recovery/${account}/${plain(code)}`);
  const opened = <T extends { account: string }>(schema: z.ZodType<T>, sealed: Buffer, account: string): T | null => {
    try {
      const payload = schema.parse(secret.open(sealed));
      return payload.account === account ? payload : null;
    } catch {
      return null;
    }
  };

  /** Takes one shared try and returns the row; undefined when none is left. `own` tries are not counted here. */
  const takeTry = async (account: string, now: Date, tries: Tries) => {
    if (tries === 'own') {
      const own = await pool.query<{ sealed: Buffer }>('select sealed from access.second_factor where account = $1', [
        account,
      ]);
      return own.rows[0];
    }
    const { rows } = await pool.query<{ sealed: Buffer }>(
      `update access.second_factor
       set tries = least($3, tries + greatest(0, extract(epoch from $2::timestamptz - tried_at)) / $4) - 1, tried_at = $2
       where account = $1 and least($3, tries + greatest(0, extract(epoch from $2::timestamptz - tried_at)) / $4) >= 1
       returning sealed`,
      [account, now, burst, refillS],
    );
    return rows[0];
  };
  const isOn = async (account: string): Promise<boolean> =>
    (await pool.query('select 1 from access.second_factor where account = $1', [account])).rowCount === 1;

  return {
    isOn,
    async state(account: string): Promise<{ since: Date; recoveryCodes: number } | null> {
      const { rows } = await pool.query<{ since: Date; recoveryCodes: number }>(
        `select since, (select count(*)::int from access.recovery_code r where r.account = f.account) as "recoveryCodes"
         from access.second_factor f where account = $1`,
        [account],
      );
      return rows[0] ?? null;
    },

    /** Returns a new secret for an app, and the same secret encrypted (`setup`), which is valid for an hour. */
    begin(account: string, now: Date): { secret: string; setup: string } {
      const made = newTotpSecret();
      return { secret: made, setup: secret.seal({ account, secret: made, at: now.getTime() }).toString('base64url') };
    },
    /** Returns the secret of this account's `setup`; null when it is older than an hour. */
    resume(account: string, setup: string, now: Date): string | null {
      const payload = opened(sealedSetup, Buffer.from(setup, 'base64url'), account);
      return payload && now.getTime() - payload.at < setupMs ? payload.secret : null;
    },
    /** Turns the second factor on when the code is right; that code is then used. `on` when it was on already. */
    async turnOn(account: string, made: string, code: string, now: Date): Promise<SecondOutcome | 'on'> {
      const step = stepOf(made, code, now);
      if (step === null) return 'wrong';
      const { rowCount } = await pool.query(
        `insert into access.second_factor (account, sealed, last_step, tries, tried_at, since)
         values ($1, $2, $3, $4, $5, $5) on conflict do nothing`,
        [account, secret.seal({ account, secret: made }), step, burst, now],
      );
      return rowCount === 1 ? 'right' : 'on';
    },

    /** Checks a code. Each code is accepted once, and none older than the last accepted one. */
    async check(account: string, code: string, now: Date, tries: Tries = 'shared'): Promise<SecondOutcome> {
      const row = await takeTry(account, now, tries);
      if (!row) return 'too-many';
      const payload = opened(sealedSecret, row.sealed, account);
      const step = payload && stepOf(payload.secret, code.replace(/\s/g, ''), now);
      if (!step) return 'wrong';
      const { rowCount } = await pool.query(
        'update access.second_factor set last_step = $2, tries = $3 where account = $1 and last_step < $2',
        [account, step, burst],
      );
      return rowCount === 1 ? 'right' : 'wrong';
    },
    async spendRecovery(account: string, code: string, now: Date, tries: Tries = 'shared'): Promise<SecondOutcome> {
      if (!(await takeTry(account, now, tries))) return 'too-many';
      const { rowCount } = await pool.query('delete from access.recovery_code where account = $1 and hash = $2', [
        account,
        hashed(account, code),
      ]);
      if (rowCount !== 1) return 'wrong';
      await pool.query('update access.second_factor set tries = $2 where account = $1', [account, burst]);
      return 'right';
    },

    /** Replaces the recovery codes and returns the new ones; only their hashes are stored. */
    async renewRecovery(account: string): Promise<string[]> {
      const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
      const sql = `with gone as (delete from access.recovery_code where account = $1)
        insert into access.recovery_code (account, hash) select $1, unnest($2::bytea[])`;
      await pool.query(sql, [account, codes.map((code) => hashed(account, code))]);
      return codes;
    },
    async turnOff(account: string): Promise<void> {
      await pool.query('delete from access.recovery_code where account = $1', [account]);
      await pool.query('delete from access.second_factor where account = $1', [account]);
    },
  };
};

export type SecondFactors = ReturnType<typeof secondFactors>;
