import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { subscriberOf } from '../http/subscriber.ts';

/** How someone tried to get in, or what was not for them. */
export type Way = 'password' | 'mail' | 'code' | 'recovery' | 'outside' | 'registration' | 'confirm' | 'refused';
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

export type Attempt = {
  readonly way: Way;
  readonly outcome: Outcome;
  /** Whose account it was about; nothing where there is none. */
  readonly account: string | null;
  /** The address that was named, as a keyed hash. */
  readonly holder?: string;
  /** What was asked for: the pattern of a route. */
  readonly what?: string;
  /** Which field broke which rule: `email invalid_format`. */
  readonly misfits?: readonly string[];
  /** How many of the kind were not told of since the last one. */
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

/** The network that an address belongs to, in which nobody is one of a kind: `203.0.113.x`, `2001:db8:12:x`. */
export const networkOf = (ip: string): string => {
  const subscriber = subscriberOf(ip);
  if (isIPv6(`${subscriber}::`)) return `${subscriber.split(':').slice(0, 3).join(':')}:x`;
  return subscriber.replace(/\.\d+$/, '.x');
};

/** What happens every day: people log in and mistype, programs send what no form does. */
const quiet: ReadonlySet<Outcome> = new Set(['asked', 'in', 'half-way', 'malformed', 'unfit']);

/** For the log alone: a flood fills no table. */
const fleeting: ReadonlySet<Outcome> = new Set(['too-many', 'malformed', 'unfit']);

/** Who got in and who did not, and who asked for what is not theirs. The log says the same, without the device. */
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

  /** The last ones about an account, the newest first. */
  async of(account: string, most: number): Promise<ListedAttempt[]> {
    const { rows } = await pool.query<ListedAttempt>(
      `select at, way, outcome, what, network, device from access.attempt
       where account = $1 order by at desc, id desc limit $2`,
      [account, most],
    );
    return rows;
  },
});

export type Attempts = ReturnType<typeof attempts>;
