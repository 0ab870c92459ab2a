import type { Database } from '#infra/database/database.ts';
import type { ProfileRow } from '#projections/profile/profile-row.ts';
import { profiles } from '#projections/profile/profiles.ts';
import { readModel } from '#projections/projection.ts';

export type OwnProfile = ProfileRow;

type Period = { readonly startDate: string; readonly endDate: string | null };

/** What goes on still comes first, then what ended last. */
const newestFirst = (a: Period, b: Period): number =>
  (b.endDate ?? '9999').localeCompare(a.endDate ?? '9999') || b.startDate.localeCompare(a.startDate);

/** Everything that a person says about themselves, for nobody but them; what they did is listed as it is read. */
export const ownProfile = async (db: Database, accountId: string): Promise<OwnProfile | null> => {
  const found = readModel(db, profiles).selectFrom('profile').selectAll().where('id', '=', accountId);
  const profile = await found.executeTakeFirst();
  if (!profile) return null;
  const { experiences, formations } = profile;
  return {
    ...profile,
    experiences: experiences.toSorted(newestFirst),
    formations: formations.toSorted(newestFirst),
  };
};
