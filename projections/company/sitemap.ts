import { branchEvents } from '#domain/company/branch.events.ts';
import { type CompanyEvent, companyEvents } from '#domain/company/company.events.ts';
import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { ordered } from '#domain/company/company-media.ts';
import { jobOfferEvents } from '#domain/company/job-offer.events.ts';
import { productEvents } from '#domain/company/product.events.ts';
import { reviewEvents } from '#domain/review/review.events.ts';
import { projection } from '../projection.ts';
import { captioned, change, parted, pictured, shown, stocked, tables, touched } from './sitemap-rows.ts';

type Touching = Exclude<
  CompanyEvent['type'],
  | 'CompanyRegistered'
  | 'CompanyRenamed'
  | 'CompanyApproved'
  | 'CompanyApprovalWithdrawn'
  | 'CompanyPutOnline'
  | 'CompanyTakenOffline'
>;

/** Events that only change the content of a company's page. The compiler demands an entry for every new event. */
const touching: Record<Touching, typeof touched> = {
  CompanyDescribed: touched,
  CompanyShopDescribed: touched,
  CompanyRelocated: touched,
  CompanyCategoryChosen: touched,
  CompanyCoordinatesListed: touched,
  CompanyRequestsDirected: touched,
  CompanySizeDeclared: touched,
  CompanyLegalFactsStated: touched,
  OpeningHoursPlanned: touched,
};

/** The addresses of company pages and when each last changed, for search engines. */
export const sitemap = projection({
  ...companyEvents,
  ...companyMediaEvents,
  ...productEvents,
  ...jobOfferEvents,
  ...branchEvents,
  ...reviewEvents,
})({
  name: 'sitemap',
  version: 2,
  tables,
  on: {
    ...touching,
    CompanyRegistered: ({ company }, { data: { companyId: id, slug }, at: changed }) =>
      company.insert({
        ...{ id, slug, changed },
        ...{ valid: false, online: false, photos: [], products: 0, productsChanged: null },
      }),
    CompanyRenamed: (rows, happened) => change(rows, happened, { slug: happened.data.slug }),
    CompanyApproved: (rows, happened) => change(rows, happened, { valid: true }),
    CompanyApprovalWithdrawn: (rows, happened) => change(rows, happened, { valid: false }),
    CompanyPutOnline: (rows, happened) => change(rows, happened, { online: true }),
    CompanyTakenOffline: (rows, happened) => change(rows, happened, { online: false }),

    CompanyLogoChosen: touched,
    CompanyLogoTakenDown: touched,
    CompanyBannerChosen: touched,
    CompanyBannerTakenDown: touched,
    CompanyAdChosen: touched,
    CompanyAdTakenDown: touched,
    CompanyVideoLinked: touched,
    CompanyVideoUnlinked: touched,
    CompanyPhotoAdded: (rows, happened) => {
      const { id, width } = happened.data.image;
      pictured(rows, happened, (photos) => [...photos.filter((one) => one.id !== id), { id, width, shown: false }]);
    },
    CompanyPhotoCaptioned: captioned,
    CompanyPhotoValidated: (rows, happened) => shown(rows, happened, true),
    CompanyPhotoHeldBack: (rows, happened) => shown(rows, happened, false),
    CompanyPhotoRemoved: parted,
    CompanyPhotoMovedAway: parted,
    CompanyPhotoTakenDown: parted,
    CompanyPhotoMovedIn: (rows, happened) => {
      const { image, validated: shown } = happened.data;
      const { id, width } = image;
      pictured(rows, happened, (photos) => [...photos.filter((one) => one.id !== id), { id, width, shown }]);
    },
    CompanyPhotoPutBack: (rows, happened) => {
      const { image, validated: shown, order } = happened.data;
      const { id, width } = image;
      pictured(rows, happened, (photos) =>
        photos.filter((one) => one.id !== id).toSpliced(order, 0, { id, width, shown }),
      );
    },
    CompanyPhotosOrdered: (rows, happened) =>
      pictured(rows, happened, (photos) => ordered(photos, happened.data.imageIds, ({ id }) => id)),

    ProductOffered: (rows, happened) => stocked(rows, happened, 1),
    ProductWithdrawn: (rows, happened) => stocked(rows, happened, -1),
    ProductDescribed: (rows, happened) => stocked(rows, happened),
    ProductPriced: (rows, happened) => stocked(rows, happened),
    ProductPromoted: (rows, happened) => stocked(rows, happened),
    ProductsOrdered: (rows, happened) => stocked(rows, happened),

    JobOffered: (rows, happened) => {
      const { companyId: company, jobId: id, validThrough: until } = happened.data;
      rows.job.insert({ id, company, until, changed: happened.at });
      touched(rows, happened);
    },
    JobReworded: (rows, happened) => {
      rows.job.change(happened.data.jobId, (row) => ({ ...row, changed: happened.at }));
      touched(rows, happened);
    },
    JobExtended: (rows, happened) => {
      const { jobId, validThrough: until } = happened.data;
      rows.job.change(jobId, (row) => ({ ...row, until, changed: happened.at }));
      touched(rows, happened);
    },
    JobClosed: (rows, happened) => {
      rows.job.remove(happened.data.jobId);
      touched(rows, happened);
    },

    BranchAttached: touched,
    BranchDetached: touched,
    ReviewPublished: touched,
    ReviewEdited: touched,
    ReviewRefused: touched,
    ReviewRetracted: touched,
    ReviewHidden: touched,
    ReviewShownAgain: touched,
    ReviewReplied: touched,
    ReviewReplyWithdrawn: touched,
  },
});
