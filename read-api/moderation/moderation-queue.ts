import { z } from 'zod';
import { problemKinds } from '#domain/moderation/problem.events.ts';
import { reportTypes } from '#domain/moderation/report.events.ts';
import { languages } from '#domain/text.ts';
import type { Database } from '#infra/database/database.ts';
import { moderationQueue as model } from '#projections/moderation/moderation-queue.ts';
import type { BatchRow } from '#projections/moderation/moderation-tables.ts';
import { readModel } from '#projections/projection.ts';
import { casesShown, type ModerationCase } from './moderation-case.ts';

export const queueKinds = ['review', 'appeal', 'report', 'problem'] as const;
export const queueSizes = [50, 100, 500] as const;

export const moderationQueueParams = z.object({
  kind: z.enum(queueKinds).optional().catch(undefined),
  /** Why it was reported, or what is wrong with a page. */
  type: z
    .enum([...new Set([...reportTypes, ...problemKinds])])
    .optional()
    .catch(undefined),
  language: z.enum(languages).optional().catch(undefined),
  /** Few stars, or words to read. */
  only: z.enum(['low', 'words', 'stars']).optional().catch(undefined),
  order: z.enum(['oldest', 'newest']).catch('oldest'),
  size: z.coerce
    .number()
    .refine((size) => queueSizes.some((one) => one === size))
    .catch(50),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

export type QueueAsked = z.infer<typeof moderationQueueParams>;

export type ModerationQueue = {
  readonly cases: readonly ModerationCase[];
  readonly found: number;
  readonly nbPages: number;
  /** How many wait in all, by kind and by type of report. */
  readonly waiting: Readonly<Record<string, number>>;
};

/** What waits for a decision. */
export const moderationQueue = async (database: Database, asked: QueueAsked): Promise<ModerationQueue> => {
  const { kind, type, language, only, order, size, page } = asked;
  const db = readModel(database, model);
  let found = db.selectFrom('case').where('waits', '=', true);
  if (kind) found = found.where('kind', '=', kind === 'appeal' ? 'review' : kind);
  if (kind === 'appeal') found = found.where('state', '=', 'appealed');
  if (kind === 'review') found = found.where('state', '=', 'pending');
  if (type) found = found.where('type', '=', type);
  if (language) found = found.where('language', '=', language);
  if (only === 'low') found = found.where('score', '<=', 2);
  if (only === 'stars') found = found.where('score', 'is not', null);
  if (only === 'words') found = found.where('score', 'is', null);
  const direction = order === 'newest' ? 'desc' : 'asc';
  const narrowed = language !== undefined || only !== undefined || (type !== undefined && !kind);
  const [counted, ids, tally] = await Promise.all([
    narrowed ? found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow() : undefined,
    found
      .select('id')
      .orderBy('since', direction)
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
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
    nbPages: Math.ceil(count / size),
    waiting,
  };
};

/** How far a decision on many is. */
export const moderationBatch = async (database: Database, id: string): Promise<BatchRow | null> =>
  (await readModel(database, model).selectFrom('batch').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** The last decisions on many, the newest first. */
export const recentBatches = (database: Database): Promise<readonly BatchRow[]> =>
  readModel(database, model).selectFrom('batch').selectAll().orderBy('at', 'desc').limit(5).execute();
