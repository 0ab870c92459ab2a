import type { AgingPart } from '#domain/company/confirmed-facts.events.ts';
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

const maxBranches = 100;

export type CompanyProduct = Omit<ProductRow, 'company' | 'place'>;
export type CompanyJob = Omit<JobRow, 'company' | 'valid_through'> & {
  /** The last day on which people may apply. */
  readonly validThrough: string;
};
export type Freshness = {
  /** Who said it last, or confirmed it since. */
  readonly by: 'owner' | 'staff';
  readonly confirmed: boolean;
  /** ISO 8601. */
  readonly at: string;
};

export type RelatedCompany = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** District and town. */
  readonly area: string | null;
  readonly logo: CompanyMediaRow['logo'];
};

export type CompanyContent = Pick<CompanyMediaRow, 'logo' | 'banner' | 'videos'> & {
  readonly photos: readonly Pick<PhotoRow, 'image' | 'caption'>[];
  readonly products: readonly CompanyProduct[];
  readonly jobs: readonly CompanyJob[];
  /** How fresh the parts of the page are, of which somebody here vouches. */
  readonly freshness: Readonly<Partial<Record<AgingPart, Freshness>>>;
  /** The company that this one is a branch of. */
  readonly root: RelatedCompany | null;
  readonly branches: readonly RelatedCompany[];
};

/** The house that a company is a branch of and the other branches of that house; its own branches when it is a house. */
const relatives = async (
  database: Database,
  id: number,
  known: readonly BranchRow[],
): Promise<readonly RelatedCompany[]> => {
  if (known.length === 0) return [];
  const house = known.find((one) => one.id === id)?.root ?? id;
  const db = readModel(database, contentModel);
  const rows = await db.selectFrom('branch').select('id').where('root', '=', house).limit(maxBranches).execute();
  const ids = [...rows.map((row) => row.id), house].filter((one) => one !== id);
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

/** The logos of those companies that have one. */
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

/** Whether others are branches of it. */
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
      const last = confirmed ?? said;
      if (!last) return [];
      const by = row?.managers.includes(last.actor) ? 'owner' : 'staff';
      return [[part, { by, confirmed: confirmed !== undefined, at: last.at } satisfies Freshness]];
    }),
  );

/** What the public sees of a company's content. Its jobs may be over already where its clocks are ahead of others. */
export const companyContent = async (database: Database, id: number, at: Date): Promise<CompanyContent> => {
  const db = readModel(database, contentModel);
  const earliestDay = new Date(at.getTime() - 14 * 3_600_000).toISOString().slice(0, 10);
  const [media, fresh, products, jobs, known] = await Promise.all([
    db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst(),
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
      .where('valid_through', '>=', earliestDay)
      .orderBy('offered', 'desc')
      .execute(),
    db
      .selectFrom('branch')
      .selectAll()
      .where((either) => either.or([either('id', '=', id), either('root', '=', id)]))
      .limit(2)
      .execute(),
  ]);
  const rootId = known.find((one) => one.id === id)?.root;
  const related = await relatives(database, id, known);
  return {
    logo: media?.logo ?? null,
    banner: media?.banner ?? null,
    photos: (media?.photos ?? []).flatMap(({ image, caption, validated }) => (validated ? [{ image, caption }] : [])),
    videos: media?.videos ?? [],
    products,
    jobs,
    freshness: freshnessOf(fresh),
    root: related.find((one) => one.id === rootId) ?? null,
    branches: related.filter((one) => one.id !== rootId),
  };
};
