import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { type AuditRow, audit } from '#projections/audit/audit.ts';
import { readModel } from '#projections/projection.ts';
import type { AuditFilter } from './audit-filter.ts';

export type AuditEntry = Omit<AuditRow, 'at'> & { readonly at: string };

/** The stretch of the log in which the days of a filter are; null when nothing happened on them. */
const stretchOf = async (
  db: Database,
  { from, to }: AuditFilter,
): Promise<{ readonly first: number; readonly last: number } | null> => {
  if (!from && !to) return { first: 0, last: Number.MAX_SAFE_INTEGER };
  let days = readModel(db, audit)
    .selectFrom('day')
    .select(({ fn }) => [fn.min<number | null>('first').as('first'), fn.max<number | null>('last').as('last')]);
  if (from) days = days.where('day', '>=', from);
  if (to) days = days.where('day', '<=', to);
  const found = await days.executeTakeFirst();
  return found && found.first !== null && found.last !== null ? { first: found.first, last: found.last } : null;
};

const onDays = ({ from, to }: AuditFilter): RawBuilder<boolean> =>
  sql<boolean>`(at >= coalesce(${from ?? null}::date::timestamp at time zone 'utc', '-infinity')
    and at < coalesce((${to ?? null}::date + 1)::timestamp at time zone 'utc', 'infinity'))`;

const filtered = async (db: Database, filter: AuditFilter, before: number) => {
  const stretch = await stretchOf(db, filter);
  if (!stretch) return null;
  const { stream, actor, type, from, to } = filter;
  let query = readModel(db, audit)
    .selectFrom('entry')
    .where('position', '>=', stretch.first)
    .where('position', '<=', Math.min(stretch.last, before - 1));
  if (stream) query = query.where('stream', '=', stream);
  if (actor) query = query.where('actor', '=', actor);
  if (type) query = query.where('type', '=', type);
  if (from || to) query = query.where(onDays(filter));
  return query;
};

/** The newest events that match a filter and stand before a position. */
export const auditEntries = async (
  db: Database,
  filter: AuditFilter,
  { before = Number.MAX_SAFE_INTEGER, limit }: { readonly before?: number; readonly limit: number },
): Promise<readonly AuditEntry[]> => {
  const query = await filtered(db, filter, before);
  if (!query) return [];
  const rows = await query
    .select(['position', 'stream', 'revision', 'type', 'actor', sql<Date>`at`.as('at')])
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
};

/** How many events match a filter; `limit` when there are that many or more. */
export const countAuditEntries = async (db: Database, filter: AuditFilter, limit: number): Promise<number> => {
  const query = await filtered(db, filter, Number.MAX_SAFE_INTEGER);
  if (!query) return 0;
  const { count } = await db
    .selectFrom(query.select('position').limit(limit).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
