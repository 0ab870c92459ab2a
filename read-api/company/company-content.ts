import type { AgingPart } from '#domain/company/confirmed-facts.events.ts';
import { openFrom } from '#domain/company/job-offers.ts';
import type { Database } from '#infra/database/database.ts';
import {
  type BranchRow,
  type CompanyMediaRow,
  companyContent as contentModel,
  type FreshnessRow,
  type JobRow,
  type PhotoRow,
  type ProductRow,
} from '#projections/company/company-content.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';
import { pagesJoinedTo } from './joined-pages.ts';

const maxBranches = 100;

export type CompanyProduct = Omit<ProductRow, 'company' | 'place'>;
export type CompanyJob = Omit<JobRow, 'company' | 'valid_through'> & {
  /** The last day on which people may apply. */
  readonly validThrough: string;
};
export type Freshness = {
  /** Who last edited or confirmed the part. */
  readonly by: 'owner' | 'staff';
  readonly confirmed: boolean;
  /** ISO 8601. */
  readonly at: string;
};

type RelatedCompany = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** The district and the city, joined by a comma. */
  readonly area: string | null;
  readonly logo: CompanyMediaRow['logo'];
};

export type CompanyContent = Pick<CompanyMediaRow, 'logo' | 'banner' | 'ad' | 'videos'> & {
  readonly photos: readonly Pick<PhotoRow, 'image' | 'caption'>[];
  readonly products: readonly CompanyProduct[];
  readonly jobs: readonly CompanyJob[];
  /** When and by whom each part of the page was last edited or confirmed. Imported parts have no entry. */
  readonly freshness: Readonly<Partial<Record<AgingPart, Freshness>>>;
  /** The company that this one is a branch of. */
  readonly root: RelatedCompany | null;
  readonly branches: readonly RelatedCompany[];
};

/** Returns the head company and its other branches, for a branch; its own branches, for a head company. */
const relatives = async (
  database: Database,
  id: number,
  branchRows: readonly BranchRow[],
): Promise<readonly RelatedCompany[]> => {
  if (branchRows.length === 0) return [];
  const rootId = branchRows.find((one) => one.id === id)?.root ?? id;
  const db = readModel(database, contentModel);
  const rows = await db.selectFrom('branch').select('id').where('root', '=', rootId).limit(maxBranches).execute();
  const ids = [...rows.map((row) => row.id), rootId].filter((one) => one !== id);
  const [companies, logos] = await Promise.all([
    readModel(database, companyPage)
      .selectFrom('company')
      .select(['id', 'name', 'slug', 'place'])
      .where('id', 'in', ids)
      .where('valid', '=', true)
      .where('online', '=', true)
      .orderBy('name')
      .execute(),
    logosOf(database, ids),
  ]);
  return companies.map(({ place, ...company }) => ({
    ...company,
    area: [place.district, place.city?.name ?? place.unknownCity].filter(Boolean).join(', ') || null,
    logo: logos.get(company.id) ?? null,
  }));
};

/** Returns the logos by company id, for those companies that have one. */
export const logosOf = async (
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<CompanyMediaRow['logo']>>> => {
  if (ids.length === 0) return new Map();
  const rows = await readModel(database, contentModel)
    .selectFrom('media')
    .select(['id', 'logo'])
    .where('id', 'in', [...ids])
    .where('logo', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, logo }) => (logo ? [[id, logo] as const] : [])));
};

/** Returns the photos that stand for companies on the home page, by company id, for those that chose one that is shown. */
export const homepagePhotosOf = async (
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PhotoRow['image']>> => {
  if (ids.length === 0) return new Map();
  const rows = await readModel(database, contentModel)
    .selectFrom('media')
    .select(['id', 'homepage', 'photos'])
    .where('id', 'in', [...new Set(ids)])
    .where('homepage', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ id, homepage, photos }) =>
      photos.flatMap(({ image, validated }) => (validated && image.id === homepage ? [[id, image] as const] : [])),
    ),
  );
};

/** Whether the company has branches. */
export const hasBranches = async (database: Database, companyId: number): Promise<boolean> =>
  (await readModel(database, contentModel)
    .selectFrom('branch')
    .select('id')
    .where('root', '=', companyId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

const freshnessOf = (row: FreshnessRow | undefined): CompanyContent['freshness'] =>
  Object.fromEntries(
    Object.entries(row?.parts ?? {}).flatMap(([part, { said, confirmed }]) => {
      const latest = confirmed ?? said;
      if (!latest) return [];
      const by = row?.managers.includes(latest.actor) ? 'owner' : 'staff';
      return [[part, { by, confirmed: confirmed !== undefined, at: latest.at } satisfies Freshness]];
    }),
  );

const publicPhotos = (photos: readonly PhotoRow[]): CompanyContent['photos'] =>
  photos.flatMap(({ image, caption, validated }) => (validated ? [{ image, caption }] : []));

/** The photos of other pages of the same company, which lead to this one. */
const photosJoinedTo = async (database: Database, id: number): Promise<CompanyContent['photos']> => {
  const ids = await pagesJoinedTo(database, id);
  if (ids.length === 0) return [];
  const rows = await readModel(database, contentModel)
    .selectFrom('media')
    .select('photos')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  return rows.flatMap(({ photos }) => publicPhotos(photos));
};

/** Returns the public content of a company, with the jobs that are open at that time. */
export const companyContent = async (database: Database, id: number, at: Date): Promise<CompanyContent> => {
  const db = readModel(database, contentModel);
  const [media, joinedPhotos, fresh, products, jobs, branchRows] = await Promise.all([
    db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst(),
    photosJoinedTo(database, id),
    db.selectFrom('freshness').selectAll().where('id', '=', id).executeTakeFirst(),
    db
      .selectFrom('product')
      .select(['id', 'description', 'price', 'sticker', 'promo', 'offered'])
      .where('company', '=', id)
      .orderBy('place', (order) => order.asc().nullsLast())
      .orderBy('id')
      .execute(),
    db
      .selectFrom('job')
      .select(['id', 'offer', 'offered', 'valid_through as validThrough'])
      .where('company', '=', id)
      .where('valid_through', '>=', openFrom(at))
      .orderBy('offered', 'desc')
      .execute(),
    db
      .selectFrom('branch')
      .selectAll()
      .where((either) => either.or([either('id', '=', id), either('root', '=', id)]))
      .limit(2)
      .execute(),
  ]);
  const rootId = branchRows.find((one) => one.id === id)?.root;
  const related = await relatives(database, id, branchRows);
  return {
    logo: media?.logo ?? null,
    banner: media?.banner ?? null,
    ad: media?.ad ?? null,
    photos: [...publicPhotos(media?.photos ?? []), ...joinedPhotos],
    videos: media?.videos ?? [],
    products,
    jobs,
    freshness: freshnessOf(fresh),
    root: related.find((one) => one.id === rootId) ?? null,
    branches: related.filter((one) => one.id !== rootId),
  };
};
