import type { Pool } from 'pg';
import { managers, managersStream } from '#domain/account/managers.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Sink } from '#domain/privacy/erasure.events.ts';
import { Rejection } from '#domain/rejection.ts';
import type { OwnFiles } from '#infra/documents/own-files.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { topicOf } from '#infra/live/message.ts';
import { forgetTopic } from '#infra/live/message-log.ts';
import { releaseIdentity } from '../account/identity.ts';
import { handle } from '../handle.ts';
import { partOf } from '../part-of.ts';
import type { KnownOf } from './known-of.ts';

export type Emptying = Log & {
  readonly pool: Pool;
  readonly ownFiles: OwnFiles;
  /** Waits until every read model has caught up with the log. */
  readonly projected: () => Promise<void>;
};

type Empty = (parts: Emptying, accountId: string, personData: KnownOf, envelope: Envelope) => Promise<number>;

const deleted = async (pool: Pool, sql: string, ...values: unknown[]): Promise<number> =>
  (await pool.query(sql, values)).rowCount ?? 0;

/** Erases a person in each place, and returns how many records there were. Running it twice does no harm. */
export const emptySink: { readonly [S in Sink]: Empty } = {
  async sessions({ pool }, accountId, { claims }) {
    let pieces = 0;
    for (const table of ['session', 'credential', 'second_factor', 'recovery_code', 'sign_in', 'link', 'form_draft'])
      pieces += await deleted(pool, `delete from access.${table} where account = $1`, accountId);
    const attempts = 'delete from access.attempt where account = $1 or holder = any($2)';
    pieces += await deleted(pool, attempts, accountId, claims);
    return pieces + (await deleted(pool, `delete from access.code where split_part(holder, '/', 1) = $1`, accountId));
  },

  async mail({ pool }, accountId, { emails, names }) {
    const mails = await deleted(
      pool,
      `delete from mailbox.mail where to_email = any($1)
         or key in (select key from reactions.intent where person = $2)
         or exists (select from unnest($1::text[] || $3::text[]) as told (words)
           where strpos(subject || text || html || coalesce(to_name, ''), words) > 0)`,
      emails,
      accountId,
      names,
    );
    return mails + (await deleted(pool, 'delete from reactions.intent where person = $1', accountId));
  },

  live: ({ pool }, accountId) => forgetTopic(pool, topicOf(accountId)),
  media: ({ ownFiles }, accountId) => ownFiles.removeImages(accountId),
  documents: ({ ownFiles }, accountId) => ownFiles.removeDocuments(accountId),

  async claims(log, accountId, { claims, companies }, envelope) {
    for (const claim of claims) await releaseIdentity(log, claim, accountId, partOf(envelope, claim));
    for (const companyId of companies)
      for (const type of ['RemoveManager', 'DeclineManagement'] as const) {
        const command = { type, data: { companyId, accountId, reason: null } };
        const removal = handle(
          log,
          managers,
          managersStream(companyId),
          command,
          partOf(envelope, `${type}/${companyId}`),
        );
        // the last admin of a company stays, as an id without a person, until staff names another one
        await removal.catch((error: unknown) => {
          if (!(error instanceof Rejection)) throw error;
        });
      }
    return claims.length + companies.length;
  },

  async key({ pool }, accountId) {
    await personKeys(pool).forget(accountId);
    return 1;
  },

  async 'read-models'({ projected }) {
    await projected();
    return 0;
  },
};
