import { sql } from 'kysely';
import type { CompanyMediaEvent } from '#domain/company/company-media.events.ts';
import type { ProductEvent } from '#domain/company/product.events.ts';
import type { Image } from '#domain/media/image.events.ts';
import type { Database } from '#infra/database/database.ts';
import type { RecordedEvent } from '#infra/event-store/event-store.ts';
import { companyContent } from '#projections/company/company-content.ts';
import { readModel } from '#projections/projection.ts';

const showing: ReadonlySet<string> = new Set<(CompanyMediaEvent | ProductEvent)['type']>([
  'CompanyLogoChosen',
  'CompanyBannerChosen',
  'CompanyAdChosen',
  'ProductOffered',
  'ProductDescribed',
]);

/** Whether a company, of which these are the events, has ever shown the image at its head or on a product. */
export const hasShown = (events: readonly RecordedEvent[], imageId: string): boolean =>
  events.some(({ type, data }) => showing.has(type) && (data as { image?: Image | null }).image?.id === imageId);

/** Whether an image is used anywhere except among the photos of this company. */
export const isShownElsewhere = async (database: Database, imageId: string, companyId: number): Promise<boolean> => {
  const db = readModel(database, companyContent);
  const photo = JSON.stringify([{ image: { id: imageId } }]);
  const [media, product] = await Promise.all([
    db
      .selectFrom('media')
      .select('id')
      .where(
        sql<boolean>`logo ->> 'id' = ${imageId} or banner ->> 'id' = ${imageId} or ad ->> 'id' = ${imageId} or (id <> ${companyId} and photos @> ${photo}::jsonb)`,
      )
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('product')
      .select('id')
      .where(sql<boolean>`description -> 'image' ->> 'id' = ${imageId}`)
      .limit(1)
      .executeTakeFirst(),
  ]);
  return media !== undefined || product !== undefined;
};

/** Whether the company uses the image: as logo or banner, among its photos or on a product. */
export const isShownBy = async (database: Database, imageId: string, companyId: number): Promise<boolean> => {
  const db = readModel(database, companyContent);
  const photo = JSON.stringify([{ image: { id: imageId } }]);
  const { rows } = await sql<{ shown: boolean }>`select
    exists (${db
      .selectFrom('media')
      .select('id')
      .where('id', '=', companyId)
      .where(
        sql<boolean>`logo ->> 'id' = ${imageId} or banner ->> 'id' = ${imageId} or ad ->> 'id' = ${imageId} or photos @> ${photo}::jsonb`,
      )})
    or exists (${db
      .selectFrom('product')
      .select('id')
      .where('company', '=', companyId)
      .where(sql<boolean>`description -> 'image' ->> 'id' = ${imageId}`)}) as shown`.execute(db);
  return rows[0]?.shown ?? false;
};
