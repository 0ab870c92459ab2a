import { sql } from 'kysely';
import type { Actor } from '#domain/actor.ts';
import type { Database } from '#infra/database/database.ts';
import { profiles } from '#projections/profile/profiles.ts';
import { readModel } from '#projections/projection.ts';
import { hasSentResume } from '../job/applications.ts';
import { type HasContacted, publicProfile } from './public-profile.ts';

/** Returns the file id of a resume; null when the viewer may not see it. Companies see those that were sent to them. */
export const resumeFile = async (
  db: Database,
  resumeId: string,
  viewer: Actor | null,
  hasContacted: HasContacted,
): Promise<string | null> => {
  const holder = await readModel(db, profiles)
    .selectFrom('profile')
    .select(['id', 'resumes'])
    .where(sql<boolean>`resumes @> ${JSON.stringify([{ id: resumeId }])}::jsonb`)
    .executeTakeFirst();
  const shown = holder && (await publicProfile(db, holder.id, viewer, hasContacted));
  if (!shown) return null;
  const companies = Object.keys(viewer?.companies ?? {}).map(Number);
  const resumes = (await hasSentResume(db, holder.id, resumeId, companies)) ? holder.resumes : shown.resumes;
  return resumes.find(({ id }) => id === resumeId)?.file.id ?? null;
};
