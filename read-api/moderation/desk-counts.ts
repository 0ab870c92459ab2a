import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { companyContent } from '#projections/company/company-content.ts';
import { companyDesk } from '#projections/company/company-desk.ts';
import { moderationQueue } from '#projections/moderation/moderation-queue.ts';
import { readModel } from '#projections/projection.ts';
import { requestsToDecide } from '../account/company-access.ts';
import { categoriesToDecide } from '../company/category-requests.ts';
import { countNumberProblems } from '../company/number-problems.ts';
import { queueKinds } from './moderation-queue.ts';

/** How much waits at a desk of the staff, and since when the oldest of it does; null when nothing waits. */
export type DeskCount = {
  readonly count: number;
  readonly oldestSince: string | null;
  /** Nine of ten have waited since then at most; only where ten or more wait. */
  readonly mostSince?: string | undefined;
};

export type DeskCounts = {
  readonly moderation: DeskCount;
  readonly companyDesk: DeskCount;
  readonly newCompanies: DeskCount;
  readonly companyRequests: DeskCount;
  readonly numberProblems: DeskCount;
};

const enough = 10;

/** How many cases wait for a decision. */
export const casesWaiting = async (database: Database): Promise<DeskCount> => {
  const db = readModel(database, moderationQueue);
  const [tally, oldest, most] = await Promise.all([
    db.selectFrom('waiting').select('count').where('entry', 'in', queueKinds).execute(),
    db.selectFrom('case').select('since').where('waits', '=', true).orderBy('since').limit(1).executeTakeFirst(),
    db
      .selectFrom('case')
      .select(sql<string | null>`percentile_disc(0.1) within group (order by since)`.as('since'))
      .where('waits', '=', true)
      .executeTakeFirst(),
  ]);
  const count = tally.reduce((sum, one) => sum + Number(one.count), 0);
  return {
    count,
    oldestSince: count > 0 ? (oldest?.since ?? null) : null,
    ...(count >= enough && most?.since && { mostSince: most.since }),
  };
};

const photosWaiting = async (database: Database): Promise<DeskCount> => {
  const rows = await readModel(database, companyContent)
    .selectFrom('media')
    .select('photos')
    .where(sql<boolean>`photos @> '[{"validated": false}]'`)
    .execute();
  const added = rows.flatMap(({ photos }) => photos.flatMap((one) => (one.validated ? [] : [one.added]))).toSorted();
  return { count: added.length, oldestSince: added[0] ?? null };
};

const companiesWaiting = async (database: Database): Promise<DeskCount> => {
  const { count, oldest } = await readModel(database, companyDesk)
    .selectFrom('company')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('since').as('oldest')])
    .where('approval', '=', 'new')
    .where('online', '=', true)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldestSince: oldest };
};

const requestsWaiting = async (database: Database): Promise<DeskCount> => {
  const [access, categories] = await Promise.all([
    requestsToDecide(database, new Date()),
    categoriesToDecide(database),
  ]);
  const since = [...access.filter(({ due }) => due), ...categories].map((one) => one.since).toSorted();
  return { count: since.length, oldestSince: since[0] ?? null };
};

/** Returns how much waits at each desk that has a queue. For staff only. */
export const deskCounts = async (database: Database): Promise<DeskCounts> => {
  const [moderation, photos, newCompanies, companyRequests, numberProblems] = await Promise.all([
    casesWaiting(database),
    photosWaiting(database),
    companiesWaiting(database),
    requestsWaiting(database),
    countNumberProblems(database),
  ]);
  return { moderation, companyDesk: photos, newCompanies, companyRequests, numberProblems };
};
