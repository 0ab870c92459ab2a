import type { Actor } from '#domain/actor.ts';
import { isSignedIn } from '#domain/actor.ts';
import type { Database } from '#infra/database/database.ts';
import { publicCompanies } from './confirmations.ts';
import { ownProfile } from './own-profile.ts';
import { type PublicProfile, type Reader, shownTo } from './shown-profile.ts';

/** Removes the confirmations of companies that are not public. */
const asCompaniesSay = async (db: Database, profile: PublicProfile): Promise<PublicProfile> => {
  const seen = await publicCompanies(
    db,
    profile.experiences.flatMap(({ confirmed }) => confirmed?.companyId ?? []),
  );
  const experiences = profile.experiences.map((one) => ({
    ...one,
    confirmed: one.confirmed && seen.has(one.confirmed.companyId) ? one.confirmed : null,
  }));
  return { ...profile, experiences };
};

/** Whether the person ever wrote to one of these companies. */
export type HasContacted = (accountId: string, companies: readonly number[]) => Promise<boolean>;

const readerOf = async (viewer: Actor | null, accountId: string, hasContacted: HasContacted): Promise<Reader> => {
  if (!viewer || !isSignedIn(viewer)) return 'everyone';
  if (viewer.id === accountId) return 'self';
  const managed = Object.keys(viewer.companies ?? {}).map(Number);
  return managed.length > 0 && (await hasContacted(accountId, managed)) ? 'companies' : 'members';
};

/** Returns a person's profile as `viewer` may see it; null when the person is unknown, erased or blocked. */
export const publicProfile = async (
  db: Database,
  accountId: string,
  viewer: Actor | null,
  hasContacted: HasContacted,
): Promise<PublicProfile | null> => {
  const profile = await ownProfile(db, accountId);
  if (!profile) return null;
  const reader = await readerOf(viewer, accountId, hasContacted);
  if (reader !== 'self' && (profile.blocked || profile.level === 'blacklisted')) return null;
  return asCompaniesSay(db, shownTo(profile, reader));
};

/** Returns the profile as `reader` would see it; only for the person themselves. */
export const profileSeenBy = async (db: Database, accountId: string, reader: Reader): Promise<PublicProfile | null> => {
  const profile = await ownProfile(db, accountId);
  return profile && asCompaniesSay(db, shownTo(profile, reader));
};
