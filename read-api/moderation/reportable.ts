import type { Actor } from '#domain/actor.ts';
import type { ReportTarget } from '#domain/moderation/report.events.ts';
import type { Database } from '#infra/database/database.ts';
import { readModel } from '#projections/projection.ts';
import { companyReviews } from '#projections/review/company-reviews.ts';
import { publicCompanies } from '../company/public-companies.ts';
import { hasContacted } from '../profile/has-contacted.ts';
import { publicProfile } from '../profile/public-profile.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the review exists and is not retracted. An edited review that waits for a decision can be reported too. */
const reviewStands = async (db: Database, id: string): Promise<boolean> => {
  const row = await readModel(db, companyReviews)
    .selectFrom('review')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined && row.status !== 'retracted';
};

/**
 * Whether `reader` can report `target`: it exists and the reader may see it. Posts, comments, photos and messages
 * cannot be reported yet, because no page shows them with an id of their own.
 */
export const isReportable = async (db: Database, { kind, id }: ReportTarget, reader: Actor): Promise<boolean> => {
  if (kind === 'company') return /^\d{1,10}$/.test(id) && (await publicCompanies(db)([Number(id)])).has(Number(id));
  if (!uuid.test(id)) return false;
  if (kind === 'review') return reviewStands(db, id);
  return kind === 'profile' && (await publicProfile(db, id, reader, hasContacted(db))) !== null;
};
