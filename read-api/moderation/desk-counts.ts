import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { companyContent } from '#projections/company/company-content.ts';
import { companyDesk } from '#projections/company/company-desk.ts';
import { moderationQueue } from '#projections/moderation/moderation-queue.ts';
import { readModel } from '#projections/projection.ts';
import { requestsToDecide } from '../account/company-access.ts';
import { categoriesToDecide } from '../company/category-requests.ts';
import { type DeskCount, deskCount, deskCountOf, mostSince } from '../company/desk-count.ts';
import { countNumberProblems } from '../company/number-problems.ts';
import { queueKinds } from './moderation-queue.ts';

export type DeskCounts = {
  readonly moderation: DeskCount;
  readonly companyDesk: DeskCount;
  readonly newCompanies: DeskCount;
  readonly companyRequests: DeskCount;
  readonly numberProblems: DeskCount;
};

/** How many cases wait for a decision. */
export const casesWaiting = async (database: Database): Promise<DeskCount> => {
  const db = readModel(database, moderationQueue);
  const [tally, oldest, most] = await Promise.all([
    db.selectFrom('waiting').select('count').where('entry', 'in', queueKinds).execute(),
    db.selectFrom('case').select('since').where('waits', '=', true).orderBy('since').limit(1).executeTakeFirst(),
    db.selectFrom('case').select(mostSince.as('since')).where('waits', '=', true).executeTakeFirst(),
  ]);
  const count = tally.reduce((sum, one) => sum + Number(one.count), 0);
  return deskCount(count, { oldest: oldest?.since, most: most?.since });
};

const photosWaiting = async (database: Database): Promise<DeskCount> => {
  const rows = await readModel(database, companyContent)
    .selectFrom('media')
    .select('photos')
    .where(sql<boolean>`photos @> '[{"validated": false}]'`)
    .execute();
  return deskCountOf(rows.flatMap(({ photos }) => photos.flatMap((one) => (one.validated ? [] : [one.added]))));
};

const companiesWaiting = async (database: Database): Promise<DeskCount> => {
  const { count, ...times } = await readModel(database, companyDesk)
    .selectFrom('company')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('since').as('oldest'), mostSince.as('most')])
    .where('approval', '=', 'new')
    .where('online', '=', true)
    .executeTakeFirstOrThrow();
  return deskCount(Number(count), times);
};

const requestsWaiting = async (database: Database): Promise<DeskCount> => {
  const [access, categories] = await Promise.all([
    requestsToDecide(database, new Date()),
    categoriesToDecide(database),
  ]);
  return deskCountOf([...access.filter(({ due }) => due), ...categories].map(({ since }) => since));
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
