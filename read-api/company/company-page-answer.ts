import { z } from 'zod';
import { categoryId } from '#domain/category/category.events.ts';
import { companyEvents, companyPlace, coordinate, planning } from '#domain/company/company.events.ts';
import { companyMediaEvents, video } from '#domain/company/company-media.events.ts';
import { companySizes } from '#domain/company/company-sizes.ts';
import { agingParts } from '#domain/company/confirmed-facts.events.ts';
import { jobOfferEvents } from '#domain/company/job-offer.events.ts';
import { productEvents } from '#domain/company/product.events.ts';
import { image } from '#domain/media/image.events.ts';
import { countryCode } from '#domain/place/place.events.ts';
import { bilingual } from '#domain/text.ts';
import type { CompanyPage } from './company-page.ts';
import { openState } from './open-state-sent.ts';

const id = z.int().positive();
const moment = z.iso.datetime({ offset: true });
const count = z.int().min(0);
const { CompanyRegistered, CompanyDescribed, CompanyShopDescribed } = companyEvents;
const { CompanyLegalFactsStated, CompanyRequestsDirected } = companyEvents;
const { ProductOffered, ProductDescribed } = productEvents;
const { JobOffered, JobReworded } = jobOfferEvents;
const { caption } = companyMediaEvents.CompanyPhotoAdded.schema.shape;
const { name, shortName, slug } = CompanyRegistered.schema.shape;
const { title, week, startingDate, endDate, holidays } = planning.shape;
const { price, sticker, promo } = ProductOffered.schema.shape;

const relatedCompany = z.object({ id, name, slug, area: z.string().nullable(), logo: image.nullable() });

const content = z.object({
  logo: image.nullable(),
  banner: image.nullable(),
  ad: image.nullable(),
  photos: z.array(z.object({ image, caption })),
  videos: z.array(z.object({ video, title: caption })),
  products: z.array(
    z.object({
      id,
      description: ProductDescribed.schema.omit({ companyId: true, productId: true }),
      price,
      sticker,
      promo,
      offered: moment,
    }),
  ),
  jobs: z.array(
    z.object({
      id,
      offer: JobReworded.schema.omit({ companyId: true, jobId: true }),
      offered: moment,
      validThrough: JobOffered.schema.shape.validThrough,
    }),
  ),
  freshness: z.partialRecord(
    z.enum(agingParts),
    z.object({ by: z.enum(['owner', 'staff']), confirmed: z.boolean(), at: moment }),
  ),
  root: relatedCompany.nullable(),
  branches: z.array(relatedCompany),
});

/** The answer of `GET /api/companies/{id}`. */
export const companyPageAnswer = z.object({
  id,
  name,
  shortName,
  slug,
  categories: z.array(z.object({ id: categoryId, names: bilingual })),
  country: z.object({ code: countryCode, names: bilingual.nullable() }),
  place: companyPlace,
  size: z.enum(companySizes),
  texts: CompanyDescribed.schema.omit({ companyId: true }).nullable(),
  shop: CompanyShopDescribed.schema.omit({ companyId: true }).nullable(),
  coordinates: z.array(coordinate.pick({ type: true, value: true })),
  greeting: z.string().nullable(),
  requests: CompanyRequestsDirected.schema
    .omit({ companyId: true })
    .extend({ phoneForSms: z.string().nullable() })
    .nullable(),
  legal: CompanyLegalFactsStated.schema.omit({ companyId: true, taxpayerPublic: true }).nullable(),
  plannings: z.array(planning),
  openState,
  hours: z
    .object({
      title,
      week,
      today: z.int().min(0).max(6),
      exception: holidays.element.nullable(),
      holidays,
      later: z.array(z.object({ title, week, startingDate, endDate })),
    })
    .nullable(),
  rating: z.number().min(1).max(5).nullable(),
  reviewCount: count,
  ratingCount: count,
  demo: z.boolean(),
  registered: moment,
  content,
}) satisfies z.ZodType<CompanyPage>;
