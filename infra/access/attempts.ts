import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { subscriberOf } from '../http/subscriber.ts';

/** How someone tried to sign in; `refused` for a request that was not allowed. */
type Way = 'password' | 'mail' | 'code' | 'recovery' | 'outside' | 'registration' | 'confirm' | 'refused';
export type Outcome =
  | 'asked'
  | 'in'
  | 'half-way'
  | 'wrong'
  | 'blocked'
  | 'unconfirmed'
  | 'too-many'
  | 'forbidden'
  | 'malformed'
  | 'unfit';

type Attempt = {
  readonly way: Way;
  readonly outcome: Outcome;
  /** The account that the attempt was about; null when there is none. */
  readonly account: string | null;
  /** The email address that was typed, as a keyed hash. */
  readonly holder?: string;
  /** The pattern of the requested route. */
  readonly what?: string;
  /** Which field broke which rule: `email invalid_format`. */
  readonly misfits?: readonly string[];
  /** The number of similar attempts that were not logged since the last one. */
  readonly untold?: number;
  readonly ip: string;
  readonly device: string;
  readonly now: Date;
};

export type ListedAttempt = {
  readonly at: Date;
  readonly way: Way;
  readonly outcome: Outcome;
  readonly what: string | null;
  readonly network: string;
  readonly device: string;
};

/** Returns the network of an IP address, which does not identify a person: `203.0.113.x`, `2001:db8:12:x`. */
export const networkOf = (ip: string): string => {
  const subscriber = subscriberOf(ip);
  if (isIPv6(`${subscriber}::`)) return `${subscriber.split(':').slice(0, 3).join(':')}:x`;
  return subscriber.replace(/\.\d+$/, '.x');
};

/** Outcomes that are logged as `info`, because they happen every day; all others are warnings. */
const quiet: ReadonlySet<Outcome> = new Set(['asked', 'in', 'half-way', 'malformed', 'unfit']);

/** Outcomes that are only logged and not stored, so that a flood of requests does not fill the table. */
const fleeting: ReadonlySet<Outcome> = new Set(['too-many', 'malformed', 'unfit']);

/** Records sign-in attempts and refused requests, in the table and in the log (there without the device). */
export const attempts = (pool: Pool, log?: Pick<Logger, 'info' | 'warn'>) => ({
  async note({ way, outcome, account, holder, what, misfits, untold, ip, device, now }: Attempt): Promise<void> {
    const network = networkOf(ip);
    const level = quiet.has(outcome) ? 'info' : 'warn';
    log?.[level]({ way, outcome, account, holder, what, misfits, untold, network }, 'a way in was tried');
    if (fleeting.has(outcome) || (way === 'refused' && !account)) return;
    await pool.query(
      `insert into access.attempt (at, account, holder, way, outcome, what, network, device)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [now, account, holder ?? null, way, outcome, what ?? null, network, device.slice(0, 200)],
    );
  },

  /** Returns the latest `limit` attempts of an account, newest first. */
  async of(account: string, limit: number): Promise<ListedAttempt[]> {
    const { rows } = await pool.query<ListedAttempt>(
      `select at, way, outcome, what, network, device from access.attempt
       where account = $1 order by at desc, id desc limit $2`,
      [account, limit],
    );
    return rows;
  },
});

export type Attempts = ReturnType<typeof attempts>;
