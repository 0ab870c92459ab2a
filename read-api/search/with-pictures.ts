import { sql } from 'kysely';
import type { Image } from '#domain/media/image.events.ts';
import type { Database } from '#infra/database/database.ts';
import { companyContent } from '#projections/company/company-content.ts';
import { readModel } from '#projections/projection.ts';
import type { ResultPhoto, SearchAnswer } from './search-index.ts';

/** How many photos are told of a company. */
const mostPhotos = 5;
/** One photo says nothing that its page does not say better. */
const fewestPhotos = 2;

const picturesOf = async (db: Database, ids: readonly number[]) => {
  if (ids.length === 0) return new Map();
  const rows = await readModel(db, companyContent)
    .selectFrom('media')
    .select(['id', 'logo'])
    // the captions and previews of a hundred photos stay where they are
    .select(
      sql<readonly ResultPhoto[]>`array(
        select jsonb_build_object('id', shown->'id', 'width', shown->'width', 'height', shown->'height')
        from (
          select one.photo->'image' as shown
          from jsonb_array_elements(photos) with ordinality as one (photo, place)
          where (one.photo->>'validated')::boolean
          order by one.place
          limit ${sql.lit(mostPhotos)}
        ) as first
      )`.as('photos'),
    )
    .where('id', 'in', [...ids])
    .execute();
  return new Map<number, { readonly logo: Image | null; readonly photos: readonly ResultPhoto[] }>(
    rows.map(({ id, ...pictures }) => [id, pictures]),
  );
};

/** Adds the logos of the companies and the first photos of those with several, because the search index has no pictures. */
export const withPictures = async (db: Database, answer: SearchAnswer): Promise<SearchAnswer> => {
  const pictures = await picturesOf(
    db,
    answer.results.map(({ id }) => id),
  );
  if (pictures.size === 0) return answer;
  return {
    ...answer,
    results: answer.results.map((result) => {
      const { logo, photos = [] } = pictures.get(result.id) ?? {};
      return { ...result, ...(logo && { logo }), ...(photos.length >= fewestPhotos && { photos }) };
    }),
  };
};
