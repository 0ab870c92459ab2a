import type { Database } from '#infra/database/database.ts';
import { type ProfileRow, profiles } from '#projections/profile/profiles.ts';
import { readModel } from '#projections/projection.ts';

export type OwnProfile = ProfileRow;

/** Everything that a person says about themselves, for nobody but them. */
export const ownProfile = async (db: Database, accountId: string): Promise<OwnProfile | null> =>
  (await readModel(db, profiles).selectFrom('profile').selectAll().where('id', '=', accountId).executeTakeFirst()) ??
  null;
