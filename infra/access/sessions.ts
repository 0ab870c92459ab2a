import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { dayMs, hourMs } from '#domain/calendar.ts';
import { newToken, sha256 } from './secret.ts';

/** The data of a new session. `actor` is the administrator who impersonates the account, with the reason. */
type NewSession = {
  readonly account: string;
  readonly ip: string;
  readonly device: string;
  readonly now: Date;
  /** Whether only a mailed code or another provider's account was used; the column is called `mailed`. */
  readonly withoutPassword?: boolean;
  readonly actor?: { readonly id: string; readonly reason: string; readonly until: Date };
};

export type Session = {
  readonly id: string;
  readonly account: string;
  readonly actor: string | null;
  /** Whether the sign-in is strong enough for staff: by a long password or with a second factor. */
  readonly strong: boolean;
};

export type ListedSession = {
  readonly id: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly ip: string;
  readonly device: string;
};

/** A session ends 30 days after it was last used, and in any case after 180. */
const idleDays = 30;
const longestDays = 180;

export const sessions = (pool: Pool) => ({
  /** Opens a session and returns the token for its cookie; only the hash of the token is stored. */
  async open({ account, ip, device, now, withoutPassword = false, actor }: NewSession): Promise<string> {
    const token = newToken();
    const expires = actor?.until ?? new Date(now.getTime() + idleDays * dayMs);
    await pool.query(
      `insert into access.session (token, id, account, actor, reason, created_at, seen_at, expires_at, ip, device, mailed)
       values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10)`,
      [
        sha256(token),
        randomUUID(),
        account,
        actor?.id ?? null,
        actor?.reason ?? null,
        now,
        expires,
        ip,
        device.slice(0, 200),
        withoutPassword,
      ],
    );
    if (!actor)
      await pool.query(
        `insert into access.sign_in (account, first_ip, last_ip, first_at, last_at) values ($1, $2, $2, $3, $3)
         on conflict (account) do update set last_ip = excluded.last_ip, last_at = excluded.last_at`,
        [account, ip, now],
      );
    return token;
  },

  /** Returns the session of a token; null when it has ended. Use extends the session, at most once an hour. */
  async find(token: string, now: Date): Promise<Session | null> {
    const { rows } = await pool.query<Session & { seenAt: Date }>({
      name: 'access.session',
      text: `select s.id, s.account, s.actor, s.seen_at as "seenAt",
         (coalesce(c.long, false) and not s.mailed) or f.account is not null as strong
       from access.session s left join access.credential c on c.account = s.account
         left join access.second_factor f on f.account = s.account
       where s.token = $1 and s.expires_at > $2`,
      values: [sha256(token), now],
    });
    const [session] = rows;
    if (!session) return null;
    if (!session.actor && now.getTime() - session.seenAt.getTime() > hourMs)
      await pool.query(
        `update access.session set seen_at = $2,
           expires_at = least($2::timestamptz + make_interval(days => $3), created_at + make_interval(days => $4))
         where token = $1`,
        [sha256(token), now, idleDays, longestDays],
      );
    return session;
  },

  async list(account: string, now: Date): Promise<ListedSession[]> {
    const { rows } = await pool.query<ListedSession>(
      `select id, created_at as "createdAt", seen_at as "seenAt", ip, device from access.session
       where account = $1 and actor is null and expires_at > $2 order by seen_at desc`,
      [account, now],
    );
    return rows;
  },

  /** Ends one session of the account. A database trigger ends its live streams. */
  async end(account: string, id: string): Promise<void> {
    await pool.query('delete from access.session where account = $1 and id = $2', [account, id]);
  },

  /** Ends all sessions of the account, and those in which it impersonates someone, except the session `keep`. */
  async endAll(account: string, keep?: string): Promise<void> {
    await pool.query('delete from access.session where (account = $1 or actor = $1) and id is distinct from $2', [
      account,
      keep ?? null,
    ]);
  },

  /** Ends the sessions in which the account impersonates someone. */
  async endActing(actor: string): Promise<void> {
    await pool.query('delete from access.session where actor = $1', [actor]);
  },
});

export type Sessions = ReturnType<typeof sessions>;
