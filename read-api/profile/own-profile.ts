import type { Database } from '#infra/database/database.ts';
import type { ProfileRow } from '#projections/profile/profile-row.ts';
import { profiles } from '#projections/profile/profiles.ts';
import { readModel } from '#projections/projection.ts';

export type OwnProfile = ProfileRow;

type Period = { readonly startDate: string; readonly endDate: string | null };

/** Sorts periods without an end first, then by the latest end. */
const newestFirst = (a: Period, b: Period): number =>
  (b.endDate ?? '9999').localeCompare(a.endDate ?? '9999') || b.startDate.localeCompare(a.startDate);

/** Returns a person's whole profile, for that person only; experiences and education are sorted newest first. */
export const ownProfile = async (db: Database, accountId: string): Promise<OwnProfile | null> => {
  const query = readModel(db, profiles).selectFrom('profile').selectAll().where('id', '=', accountId);
  const profile = await query.executeTakeFirst();
  if (!profile) return null;
  const { experiences, formations } = profile;
  return {
    ...profile,
    experiences: experiences.toSorted(newestFirst),
    formations: formations.toSorted(newestFirst),
  };
};
