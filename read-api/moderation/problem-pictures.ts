import { sql } from 'kysely';
import type { Actor } from '#domain/actor.ts';
import { mayEditCompany } from '#domain/company/company.permissions.ts';
import { mayModerate } from '#domain/moderation/moderation.permissions.ts';
import { kindsOfModerators, type ProblemKind } from '#domain/moderation/problem-kinds.ts';
import { problemPicturesUntil } from '#domain/moderation/problem-pictures.ts';
import type { Database } from '#infra/database/database.ts';
import { requestFiles } from '#projections/moderation/request-files.ts';
import { readModel } from '#projections/projection.ts';

/** What has pictures that are kept: what waits, or was decided less than thirty days ago, of nobody who is forgotten. */
const pictured = (db: Database, now: Date) =>
  readModel(db, requestFiles)
    .selectFrom('request')
    .leftJoin('forgotten', 'forgotten.account', 'request.asker')
    .where('forgotten.account', 'is', null)
    .where(sql<boolean>`pictures <> '[]'`)
    .where(({ or, eb }) => or([eb('settled', 'is', null), eb('settled', '>', problemPicturesUntil(now))]));

/** The ids of the files of all pictures that are kept. */
export const keptProblemPictures = async (db: Database, now: Date): Promise<readonly string[]> =>
  (await pictured(db, now).select('pictures').execute()).flatMap(({ pictures }) => pictures);

/** The pictures that a person sent. */
export const ownProblemPictures = async (db: Database, account: string, now: Date): Promise<readonly string[]> =>
  (await pictured(db, now).where('asker', '=', account).select('pictures').execute()).flatMap(
    ({ pictures }) => pictures,
  );

/** How many pictures each of these reports shows; those with none are left out. */
export const problemPictureCounts = async (
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await pictured(db, now).where('id', 'in', ids).select(['id', 'pictures']).execute();
  return new Map(rows.map(({ id, pictures }) => [id, pictures.length]));
};

type Pictured = { readonly companyId: number; readonly kind: ProblemKind; readonly reporter: string | null };

/** Those who decide what was reported, and whoever reported it, see the pictures that came with it. */
const maySee = (actor: Actor, { companyId, kind, reporter }: Pictured): boolean =>
  mayModerate(actor) ||
  (reporter !== null && actor.id === reporter) ||
  (!kindsOfModerators.includes(kind) && mayEditCompany(actor, { companyId }));

type Asked = { readonly company: number; readonly problem: string; readonly picture: number };

/** The id of the file of a picture, for whoever sent it and for those who decide; null for everyone else. */
export const problemPicture = async (
  db: Database,
  { company, problem, picture }: Asked,
  viewer: Actor,
  now: Date,
): Promise<string | null> => {
  const row = await pictured(db, now)
    .where('id', '=', problem)
    .where('company', '=', company)
    .select(['kind', 'asker', 'pictures'])
    .executeTakeFirst();
  if (!row || row.kind === 'category') return null;
  const seen = maySee(viewer, { companyId: company, kind: row.kind, reporter: row.asker });
  return (seen && row.pictures[picture - 1]) || null;
};
