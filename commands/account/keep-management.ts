import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { v5 as uuidV5 } from 'uuid';
import { claimDocumentDays } from '#domain/account/claim-documents.ts';
import type { ManagerCommand } from '#domain/account/managers.ts';
import { rule } from '#domain/actor.ts';
import { dayMs } from '#domain/calendar.ts';
import type { Database } from '#infra/database/database.ts';
import { every } from '#infra/database/every.ts';
import { eventIds } from '#infra/event-store/event-id.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { companyAccess } from '#projections/account/company-access.ts';
import { readModel } from '#projections/projection.ts';
import { askManagers } from './of-managers.ts';

type Needs = Log & { readonly pool: Pool; readonly db: Database };

const lookEveryMs = 60_000;

const bySokoni = (key: string, now: Date) => {
  const commandId = uuidV5(key, eventIds);
  return { commandId, actor: rule, now, correlationId: commandId };
};

/**
 * Makes those managers who proved that a page is theirs and to whom nobody objected in time, deletes the papers of
 * requests that were answered long ago, and ends invitations whose time is over. What is due is read from the read
 * models, so that nothing is lost while no process runs; a second time changes nothing.
 */
const settleManagement = async ({ pool, db, ...log }: Needs, now: Date): Promise<void> => {
  const access = readModel(db, companyAccess);
  const at = now.toISOString();
  const due = await access
    .selectFrom('request')
    .select(['company', 'account', 'contestUntil'])
    .where('outcome', 'is', null)
    .where('proof', 'in', ['email', 'phone'])
    .where('contest', 'is', null)
    .where('contestUntil', '<=', at)
    .execute();
  for (const { company: companyId, account: accountId, contestUntil } of due) {
    const settle: ManagerCommand = { type: 'SettleManagement', data: { companyId, accountId } };
    await askManagers(log, settle, bySokoni(`settle/${companyId}/${accountId}/${contestUntil}`, now));
  }
  const answered = await access
    .selectFrom('request')
    .select(['company', 'account', 'decidedAt'])
    .where('decidedAt', '<=', new Date(now.getTime() - claimDocumentDays * dayMs).toISOString())
    .where(sql<boolean>`jsonb_array_length(documents) > 0`)
    .execute();
  for (const { company: companyId, account: accountId, decidedAt } of answered) {
    const remove: ManagerCommand = { type: 'DeleteClaimDocuments', data: { companyId, accountId } };
    await askManagers(log, remove, bySokoni(`claim-documents/${companyId}/${accountId}/${decidedAt}`, now));
  }
  const over = await access.selectFrom('invitation').select(['company', 'id']).where('until', '<=', at).execute();
  for (const { company: companyId, id: invitationId } of over) {
    const end: ManagerCommand = { type: 'TakeBackInvitation', data: { companyId, invitationId } };
    await askManagers(log, end, bySokoni(`invitation-over/${invitationId}`, now));
    await personKeys(pool).forget(invitationId);
  }
};

/** Settles what is due every minute, until `signal` ends. */
export const keepManagement = (
  parts: Needs & { readonly log: Pick<Logger, 'warn'>; readonly signal: AbortSignal },
): Promise<void> =>
  every(
    lookEveryMs,
    parts.signal,
    () => settleManagement(parts, new Date()),
    (err) => parts.log.warn({ err }, 'requests to manage a page could not be settled'),
  );
