import type { Pool } from 'pg';
import { contractEvents } from '#domain/contract/contract.events.ts';
import { formDrafts } from '#infra/access/form-drafts.ts';
import type { Database } from '#infra/database/database.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import type { ProfileRow } from '#projections/profile/profile-row.ts';
import { exportsOf } from '#read-api/privacy/own-exports.ts';
import { ownProfile } from '#read-api/profile/own-profile.ts';
import { knownOf } from './known-of.ts';

export type ArchiveData = {
  readonly made: string;
  readonly account: string;
  /** The profile as it is now. */
  readonly profile: ProfileRow | null;
  /** All events about the account, and all that come from the person's own commands. */
  readonly events: readonly { readonly type: string; readonly at: string; readonly data: object }[];
  readonly sessions: readonly object[];
  readonly signIns: readonly object[];
  readonly attempts: readonly object[];
  readonly mails: readonly object[];
  /** What was typed in forms of a company and not sent yet. */
  readonly drafts: readonly object[];
  /** The exports of contacts by staff that the person was in. */
  readonly exports: readonly object[];
};

type Parts = Log & { readonly pool: Pool; readonly db: Database };

/** What somebody of the team did with a contract, without what the contract says: that belongs to the client. */
const withoutClient = (type: string, data: object): object => (type in contractEvents ? { ...data, said: null } : data);

/** All data that are stored about a person, in the log and beside it, but not what others wrote about them. */
export const archiveData = async (parts: Parts, accountId: string, now: Date): Promise<ArchiveData> => {
  const { store, codec, pool, db } = parts;
  const events: { type: string; at: string; data: object }[] = [];
  for await (const batch of store.readAll({ naming: accountId })) {
    const own = batch.filter(
      ({ metadata, data }) =>
        metadata.subject === accountId ||
        metadata.actor === accountId ||
        metadata.actingFor === accountId ||
        (data as { accountId?: unknown }).accountId === accountId,
    );
    for (const { type, metadata, data } of await codec.decode(own))
      events.push({ type, at: metadata.at, data: withoutClient(type, data) });
  }
  const { emails } = await knownOf(parts, accountId);
  const rows = async (sql: string, ...values: unknown[]) => (await pool.query<object>(sql, values)).rows;
  return {
    made: now.toISOString(),
    account: accountId,
    profile: await ownProfile(db, accountId),
    events,
    sessions: await rows(
      'select created_at, seen_at, expires_at, ip, device from access.session where account = $1 order by created_at',
      accountId,
    ),
    signIns: await rows(
      'select first_ip, last_ip, first_at, last_at from access.sign_in where account = $1',
      accountId,
    ),
    attempts: await rows(
      'select at, way, outcome, what, network, device from access.attempt where account = $1 order by id',
      accountId,
    ),
    mails: await rows(
      'select at, to_email, subject, text from mailbox.mail where to_email = any($1) order by id',
      emails,
    ),
    drafts: (await formDrafts(pool).all(accountId)).map(({ form, typed, at }) => ({
      at: new Date(at).toISOString(),
      form,
      typed: typed.map(([name, , value]) => ({ name, value })),
    })),
    exports: await exportsOf(db, accountId),
  };
};
