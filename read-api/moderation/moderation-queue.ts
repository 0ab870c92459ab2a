import { z } from 'zod';
import { languages } from '#domain/language.ts';
import { problemKinds } from '#domain/moderation/problem-kinds.ts';
import { reportTypes } from '#domain/moderation/report-kinds.ts';
import type { Database } from '#infra/database/database.ts';
import { moderationQueue as model } from '#projections/moderation/moderation-queue.ts';
import type { BatchRow } from '#projections/moderation/moderation-tables.ts';
import { readModel } from '#projections/projection.ts';
import { casesShown, type ModerationCase } from './moderation-case.ts';

export const queueKinds = ['review', 'appeal', 'report', 'problem'] as const;
const queueSizes = [50, 100, 500] as const;

export const moderationQueueParams = z.object({
  kind: z.enum(queueKinds).optional().catch(undefined),
  /** The reason of a report, or the kind of a problem. */
  type: z
    .enum([...new Set([...reportTypes, ...problemKinds])])
    .optional()
    .catch(undefined),
  language: z.enum(languages).optional().catch(undefined),
  /** `low`: at most two stars; `stars`: with stars; `words`: without stars. */
  only: z.enum(['low', 'words', 'stars']).optional().catch(undefined),
  order: z.enum(['oldest', 'newest']).catch('oldest'),
  size: z.coerce
    .number()
    .refine((size) => queueSizes.some((one) => one === size))
    .catch(50),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

export type QueueParams = z.infer<typeof moderationQueueParams>;

export type ModerationQueue = {
  readonly cases: readonly ModerationCase[];
  readonly found: number;
  /** When the case that has waited longest began to wait; null when none waits. */
  readonly oldestSince: string | null;
  readonly nbPages: number;
  /** The number of undecided cases, by kind and by type of report. */
  readonly waiting: Readonly<Record<string, number>>;
};

/** Returns a page of the undecided cases that match the filter. */
export const moderationQueue = async (database: Database, params: QueueParams): Promise<ModerationQueue> => {
  const { kind, type, language, only, order, size, page } = params;
  const db = readModel(database, model);
  let waitingCases = db.selectFrom('case').where('waits', '=', true);
  if (kind) waitingCases = waitingCases.where('kind', '=', kind === 'appeal' ? 'review' : kind);
  if (kind === 'appeal') waitingCases = waitingCases.where('state', '=', 'appealed');
  if (kind === 'review') waitingCases = waitingCases.where('state', '=', 'pending');
  if (type) waitingCases = waitingCases.where('type', '=', type);
  if (language) waitingCases = waitingCases.where('language', '=', language);
  if (only === 'low') waitingCases = waitingCases.where('score', '<=', 2);
  if (only === 'stars') waitingCases = waitingCases.where('score', 'is not', null);
  if (only === 'words') waitingCases = waitingCases.where('score', 'is', null);
  const direction = order === 'newest' ? 'desc' : 'asc';
  const narrowed = language !== undefined || only !== undefined || (type !== undefined && !kind);
  const [counted, ids, oldest, tally] = await Promise.all([
    narrowed ? waitingCases.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow() : undefined,
    waitingCases
      .select('id')
      .orderBy('since', direction)
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    waitingCases.select('since').orderBy('since').limit(1).executeTakeFirst(),
    db.selectFrom('waiting').selectAll().execute(),
  ]);
  const waiting = Object.fromEntries(tally.map(({ entry, count }) => [entry, Number(count)]));
  const all = kind ? [type ? `${kind}/${type}` : kind] : queueKinds;
  const count = counted ? Number(counted.count) : all.reduce((sum, entry) => sum + (waiting[entry] ?? 0), 0);
  return {
    cases: await casesShown(
      database,
      ids.map(({ id }) => id),
    ),
    found: count,
    oldestSince: oldest?.since ?? null,
    nbPages: Math.ceil(count / size),
    waiting,
  };
};

/** Returns the progress of a batch decision; null when there is none. */
export const moderationBatch = async (database: Database, id: string): Promise<BatchRow | null> =>
  (await readModel(database, model).selectFrom('batch').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

export type RecentBatch = BatchRow & {
  /** The name of the moderator who decided; null for an erased person. */
  readonly who: string | null;
};

/** Returns the last five batch decisions, newest first. */
export const recentBatches = async (database: Database): Promise<readonly RecentBatch[]> => {
  const rows = await readModel(database, model)
    .selectFrom('batch')
    .leftJoin('person', 'person.id', 'batch.by')
    .selectAll('batch')
    .select(['person.firstname', 'person.lastname'])
    .orderBy('at', 'desc')
    .limit(5)
    .execute();
  return rows.map(({ firstname, lastname, ...batch }) => ({
    ...batch,
    who: [firstname, lastname].filter(Boolean).join(' ') || null,
  }));
};
