import { managerEvents } from '#domain/account/account.events.ts';
import { branchEvents } from '#domain/company/branch.events.ts';
import { companyEvents } from '#domain/company/company.events.ts';
import { companyMediaEvents, type Video } from '#domain/company/company-media.events.ts';
import { ordered } from '#domain/company/company-media.ts';
import { type AgingPart, confirmedFactsEvents } from '#domain/company/confirmed-facts.events.ts';
import { type JobOfferEvent, jobOfferEvents } from '#domain/company/job-offer.events.ts';
import { type Price, type ProductEvent, productEvents } from '#domain/company/product.events.ts';
import type { Image } from '#domain/media/image.events.ts';
import { type Happened, projection, type RowsOf, table } from '../projection.ts';

type Data<E extends { type: string; data: object }, T extends E['type']> = Extract<E, { type: T }>['data'];

export type PhotoRow = {
  readonly image: Image;
  readonly caption: string | null;
  readonly validated: boolean;
  /** ISO 8601. */
  readonly added: string;
};

export type CompanyMediaRow = {
  id: number;
  logo: Image | null;
  banner: Image | null;
  /** The picture above the products. */
  ad: Image | null;
  /** In the order of the page. Includes photos not yet validated, which only the managers and staff see. */
  photos: readonly PhotoRow[];
  videos: readonly { readonly video: Video; readonly title: string | null }[];
  /** The photo that stands for the company on the home page, by its image. */
  homepage: string | null;
};

export type ProductRow = {
  id: number;
  company: number;
  /** The order on the page; products with null come last. */
  place: number | null;
  description: Omit<Data<ProductEvent, 'ProductDescribed'>, 'companyId' | 'productId'>;
  price: Price;
  sticker: string | null;
  promo: string | null;
  offered: string;
};

export type JobRow = {
  id: number;
  company: number;
  offer: Omit<Data<JobOfferEvent, 'JobReworded'>, 'companyId' | 'jobId'>;
  /** The last day of the offer: `2026-12-31`. */
  valid_through: string;
  offered: string;
};

/** A company that is part of another one. */
export type BranchRow = { id: number; root: number };

/** Who last edited each part of the page and who confirmed it. Stores account ids only, no names. */
export type FreshnessRow = {
  id: number;
  managers: readonly string[];
  parts: Readonly<Partial<Record<AgingPart, { readonly said?: Saying; readonly confirmed?: Saying }>>>;
};

type Saying = { readonly at: string; readonly actor: string };

const tables = {
  freshness: table<FreshnessRow>({
    columns: { id: 'integer not null', managers: 'jsonb not null', parts: 'jsonb not null' },
    key: ['id'],
  }),
  media: table<CompanyMediaRow>({
    columns: {
      id: 'integer not null',
      logo: 'jsonb',
      banner: 'jsonb',
      ad: 'jsonb',
      photos: 'jsonb not null',
      videos: 'jsonb not null',
      homepage: 'text',
    },
    key: ['id'],
  }),
  product: table<ProductRow>({
    columns: {
      id: 'integer not null',
      company: 'integer not null',
      place: 'integer',
      description: 'jsonb not null',
      price: 'jsonb',
      sticker: 'text',
      promo: 'text',
      offered: 'text not null',
    },
    key: ['id'],
    indexes: ['(company)'],
  }),
  job: table<JobRow>({
    columns: {
      id: 'integer not null',
      company: 'integer not null',
      offer: 'jsonb not null',
      valid_through: 'text not null',
      offered: 'text not null',
    },
    key: ['id'],
    indexes: ['(company, valid_through)', '(valid_through)'],
  }),
  branch: table<BranchRow>({
    columns: { id: 'integer not null', root: 'integer not null' },
    key: ['id'],
    indexes: ['(root)'],
  }),
};

type Change = (row: CompanyMediaRow) => Partial<CompanyMediaRow>;

const picture = ({ media }: RowsOf<typeof tables>, id: number, to: Change): void =>
  media.upsert(id, { id, logo: null, banner: null, ad: null, photos: [], videos: [], homepage: null }, (row) => ({
    ...row,
    ...to(row),
  }));

type Fresh = (row: FreshnessRow) => Partial<FreshnessRow>;

const freshen = ({ freshness }: RowsOf<typeof tables>, id: number, to: Fresh): void =>
  freshness.upsert(id, { id, managers: [], parts: {} }, (row) => ({ ...row, ...to(row) }));

/** The actor of imports from the command line. They do not count as an edit: nobody here has checked the facts. */
const byNobody = 'operator';

const said =
  (part: AgingPart): ((rows: RowsOf<typeof tables>, happened: Happened<{ readonly companyId: number }>) => void) =>
  (rows, { data: { companyId }, at, actor }) => {
    if (actor !== byNobody)
      freshen(rows, companyId, ({ parts }) => ({ parts: { ...parts, [part]: { said: { at, actor } } } }));
  };

const photo =
  (imageId: string, change: Partial<PhotoRow>): Change =>
  ({ photos }) => ({ photos: photos.map((one) => (one.image.id === imageId ? { ...one, ...change } : one)) });

type OfPhoto = { readonly data: { readonly companyId: number; readonly imageId: string } };

const withoutPhoto = (rows: RowsOf<typeof tables>, { data: { companyId, imageId } }: OfPhoto): void =>
  picture(rows, companyId, ({ photos }) => ({ photos: photos.filter(({ image }) => image.id !== imageId) }));

/** The content of company pages beside the facts: pictures, products, jobs and branches. */
export const companyContent = projection({
  ...companyEvents,
  ...managerEvents,
  ...confirmedFactsEvents,
  ...companyMediaEvents,
  ...productEvents,
  ...jobOfferEvents,
  ...branchEvents,
})({
  name: 'company_content',
  version: 5,
  tables,
  on: {
    CompanyLogoChosen: (rows, { data: { companyId, image: logo } }) => picture(rows, companyId, () => ({ logo })),
    CompanyLogoTakenDown: (rows, { data: { companyId } }) => picture(rows, companyId, () => ({ logo: null })),
    CompanyBannerChosen: (rows, { data: { companyId, image: banner } }) => picture(rows, companyId, () => ({ banner })),
    CompanyBannerTakenDown: (rows, { data: { companyId } }) => picture(rows, companyId, () => ({ banner: null })),
    CompanyAdChosen: (rows, { data: { companyId, image: ad } }) => picture(rows, companyId, () => ({ ad })),
    CompanyAdTakenDown: (rows, { data: { companyId } }) => picture(rows, companyId, () => ({ ad: null })),
    CompanyPhotoAdded: (rows, { data: { companyId, image, caption }, at: added }) =>
      picture(rows, companyId, ({ photos }) => ({
        photos: [...photos.filter((one) => one.image.id !== image.id), { image, caption, validated: false, added }],
      })),
    CompanyPhotoCaptioned: (rows, { data: { companyId, imageId, caption } }) =>
      picture(rows, companyId, photo(imageId, { caption })),
    CompanyPhotoValidated: (rows, { data: { companyId, imageId } }) =>
      picture(rows, companyId, photo(imageId, { validated: true })),
    CompanyPhotoHeldBack: (rows, { data: { companyId, imageId } }) =>
      picture(rows, companyId, photo(imageId, { validated: false })),
    CompanyPhotoRemoved: withoutPhoto,
    CompanyPhotoMovedIn: (rows, { data: { companyId, image, caption, validated, sentAt: added } }) =>
      picture(rows, companyId, ({ photos }) => ({
        photos: [...photos.filter((one) => one.image.id !== image.id), { image, caption, validated, added }],
      })),
    CompanyPhotoMovedAway: withoutPhoto,
    CompanyPhotoTakenDown: withoutPhoto,
    CompanyPhotoPutBack: (rows, { data: { companyId, image, caption, validated, sentAt: added, order } }) =>
      picture(rows, companyId, ({ photos }) => ({
        photos: photos
          .filter((one) => one.image.id !== image.id)
          .toSpliced(order, 0, { image, caption, validated, added }),
      })),
    CompanyPhotosOrdered: (rows, { data: { companyId, imageIds } }) =>
      picture(rows, companyId, ({ photos }) => ({ photos: ordered(photos, imageIds, ({ image }) => image.id) })),
    CompanyHomepagePhotoChosen: (rows, { data: { companyId, imageId: homepage } }) =>
      picture(rows, companyId, () => ({ homepage })),
    CompanyVideoLinked: (rows, { data: { companyId, video, title, order } }) =>
      picture(rows, companyId, ({ videos }) => {
        const others = videos.filter((one) => one.video.id !== video.id);
        return { videos: others.toSpliced(order ?? others.length, 0, { video, title }) };
      }),
    CompanyVideoUnlinked: (rows, { data: { companyId, video } }) =>
      picture(rows, companyId, ({ videos }) => ({ videos: videos.filter((one) => one.video.id !== video.id) })),

    ProductOffered: ({ product }, { data: { companyId, productId, price, sticker, promo, ...description }, at }) =>
      product.insert({
        id: productId,
        company: companyId,
        place: null,
        description,
        price,
        sticker,
        promo,
        offered: at,
      }),
    ProductDescribed: ({ product }, { data: { companyId: _, productId, ...description } }) =>
      product.change(productId, (row) => ({ ...row, description })),
    ProductPriced: ({ product }, { data: { productId, price } }) =>
      product.change(productId, (row) => ({ ...row, price })),
    ProductPromoted: ({ product }, { data: { productId, sticker, promo } }) =>
      product.change(productId, (row) => ({ ...row, sticker, promo })),
    ProductsOrdered: ({ product }, { data: { productIds } }) =>
      productIds.forEach((id, place) => {
        product.change(id, (row) => ({ ...row, place }));
      }),
    ProductWithdrawn: ({ product }, { data: { productId } }) => product.remove(productId),

    JobOffered: ({ job }, { data: { companyId, jobId, validThrough, ...offer }, at }) =>
      job.insert({ id: jobId, company: companyId, offer, valid_through: validThrough, offered: at }),
    JobReworded: ({ job }, { data: { companyId: _, jobId, ...offer } }) =>
      job.change(jobId, (row) => ({ ...row, offer })),
    JobExtended: ({ job }, { data: { jobId, validThrough } }) =>
      job.change(jobId, (row) => ({ ...row, valid_through: validThrough })),
    JobClosed: ({ job }, { data: { jobId } }) => job.remove(jobId),

    CompanyDescribed: said('description'),
    CompanyRelocated: said('place'),
    CompanyCoordinatesListed: said('coordinates'),
    OpeningHoursPlanned: said('hours'),
    CompanyLegalFactsStated: said('legal'),
    CompanyFactsConfirmed: (rows, { data: { companyId, parts: confirmed }, at, actor }) =>
      freshen(rows, companyId, ({ parts }) => ({
        parts: {
          ...parts,
          ...Object.fromEntries(confirmed.map((part) => [part, { ...parts[part], confirmed: { at, actor } }])),
        },
      })),
    ManagerNamed: (rows, { data: { companyId, accountId } }) =>
      freshen(rows, companyId, ({ managers }) => ({
        managers: [...managers.filter((one) => one !== accountId), accountId],
      })),

    BranchAttached: ({ branch }, { data: { companyId: id, rootId: root } }) =>
      branch.upsert(id, { id, root }, () => ({ id, root })),
    BranchDetached: ({ branch }, { data: { companyId } }) => branch.remove(companyId),
  },
});
