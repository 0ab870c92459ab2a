import { z } from 'zod';
import { categoryId } from '../category/category.events.ts';
import { type EventOf, event, type Upcaster } from '../event.ts';
import { countryCode, point } from '../place/place.events.ts';
import { line, translated, translatedLine } from '../text.ts';
import { companySizes } from './company-sizes.ts';
import { describedOnce } from './described-once.ts';
import { maxPlannings } from './offer-limits.ts';

export const coordinateTypes = [
  'tel',
  'gsm',
  'email',
  'fax',
  'website',
  'facebook',
  'twitter',
  'instagram',
  'linkedin',
  'jumia',
  'tiktok',
  'whatsapp',
] as const;

/** Where a company is. `landmark` is how people find it ("behind the Total station"). */
export const companyPlace = z.object({
  country: countryCode,
  /** The city's GeoNames id, and its name in the gazetteer; null when the gazetteer does not have it. */
  city: z.object({ id: z.int().positive(), name: line(200) }).nullable(),
  /** The city as it was written, when the gazetteer does not have it. */
  unknownCity: line(200).nullable(),
  subCity: line(200).nullable(),
  district: line(200).nullable(),
  address: line(500).nullable(),
  /** The post box: `BP 1234`. */
  addressPostal: line(200).nullable(),
  zip: line(20).nullable(),
  landmark: translatedLine(300).nullable(),
  lat: point.lat.nullable(),
  lng: point.lng.nullable(),
});

export const coordinate = z.object({
  type: z.enum(coordinateTypes),
  /** E.164 for a phone where its country's plan allows, a URL for a site, else as written. */
  value: line(500),
  /** The value as it was written. */
  raw: line(500),
  public: z.boolean(),
});

/** Minutes after the day's midnight; a closing after the next midnight is above 1440, at most 2880. */
const openInterval = z
  .object({ openingMin: z.int().min(0).max(1439), closingMin: z.int().min(1).max(2880) })
  .refine(({ openingMin, closingMin }) => closingMin > openingMin && closingMin - openingMin <= 1440);

const isoDate = z.iso.date();

export const holidayName = z.object({ fr: line(200).nullable(), en: line(200).nullable() });

export const planning = z.object({
  title: line(200).nullable(),
  /** IANA name: `Africa/Abidjan`. */
  timeZone: z.string().min(1).max(64),
  /** The first and the last day on which it applies, both included; null for no limit. */
  startingDate: isoDate.nullable(),
  endDate: isoDate.nullable(),
  /** Monday first; an empty day is closed. */
  week: z.array(z.array(openInterval).max(8)).length(7),
  /** Dates or ranges with hours of their own; no interval means closed. */
  holidays: z.array(
    z.object({
      title: line(200).nullable(),
      from: isoDate,
      to: isoDate,
      intervals: z.array(openInterval).max(8),
      /** The names of a public holiday, null in a language that has none; null for any other day. */
      publicHoliday: holidayName.nullable().default(null),
    }),
  ),
});

const pin = z.object(point);

/** What somebody proposes that a company's page says, in the field that it is about: what it says, and what it should. */
export const proposedChange = z.discriminatedUnion('field', [
  /** A number that nobody answers, as it was written; without an `after` it goes. */
  z.object({
    field: z.literal('number'),
    before: coordinate.shape.raw,
    after: coordinate.pick({ value: true, raw: true }).nullable(),
  }),
  z.object({ field: z.literal('address'), before: line(500).nullable(), after: line(500) }),
  z.object({ field: z.literal('pin'), before: pin.nullable(), after: pin }),
]);

export type ProposedChange = z.infer<typeof proposedChange>;

const companyId = z.int().positive();

/** A block of text (BBCode) with a title of its own, or that of the page. */
const titledText = z.object({ title: translatedLine(200), text: translated(5000) });

type WithPlace<Landmark> = { readonly place: { readonly landmark: Landmark } };

/** Version 1 has one text of the landmark for both languages. */
const landmarkForBoth: Upcaster = ({ place, ...data }: WithPlace<string | null>): WithPlace<object | null> => ({
  ...data,
  place: { ...place, landmark: place.landmark === null ? null : { fr: place.landmark, en: place.landmark } },
});

/** Version 1 never shows the taxpayer number. */
const taxpayerHidden: Upcaster = (data: object): object => ({ ...data, taxpayerPublic: false });

type WithPlannings<Day> = { readonly plannings: readonly { readonly holidays: readonly Day[] }[] };

/** Version 1 knows of no public holidays. */
const noPublicHolidays: Upcaster = ({ plannings, ...data }: WithPlannings<object>): WithPlannings<object> => ({
  ...data,
  plannings: plannings.map((one) => ({
    ...one,
    holidays: one.holidays.map((day) => ({ ...day, publicHoliday: null })),
  })),
});

export const companyEvents = {
  CompanyRegistered: event(
    z.object({
      companyId,
      name: line(200),
      shortName: line(100).nullable(),
      slug: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .max(100),
      /** The id of a sub-category: a category at the top is not enough. */
      category: categoryId,
      place: companyPlace,
      size: z.enum(companySizes),
      /** The directory that an import took it from, and its id there. */
      source: z.object({ name: line(100), id: line(200) }).nullable(),
      /** Whether it is invented for the demo; pages say so. */
      demo: z.boolean(),
    }),
    landmarkForBoth,
  ),
  CompanyRenamed: event(
    z.object({
      companyId,
      name: line(200),
      shortName: line(100).nullable(),
      slug: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .max(100),
    }),
  ),
  CompanyDescribed: event(
    z.object({
      companyId,
      description: translated(5000),
      /** BBCode. */
      presentation: translated(20_000),
      practicalInfo: titledText.nullable(),
      brandInfo: titledText.nullable(),
      childrenBoxTitle: translatedLine(200),
    }),
    describedOnce,
  ),
  /** What stands above its products. */
  CompanyShopDescribed: event(z.object({ companyId, ...titledText.shape })),
  CompanyRelocated: event(z.object({ companyId, place: companyPlace }), landmarkForBoth),
  CompanyCategoryChosen: event(z.object({ companyId, category: categoryId })),
  CompanyCoordinatesListed: event(
    z.object({ companyId, coordinates: z.array(coordinate).max(60), whatsappInitialText: line(500).nullable() }),
  ),
  /** Where messages and requests for quotes go, when not to what the page lists; and the phone that text messages go to. */
  CompanyRequestsDirected: event(
    z.object({
      companyId,
      emailForContact: z.email().max(254).nullable(),
      emailForQuote: z.email().max(254).nullable(),
      phoneForSms: coordinate.pick({ value: true, raw: true }).nullable(),
    }),
  ),
  CompanySizeDeclared: event(z.object({ companyId, size: z.enum(companySizes) })),
  CompanyLegalFactsStated: event(
    z.object({
      companyId,
      createdDate: isoDate.nullable(),
      openedDate: isoDate.nullable(),
      shareCapital: z.object({ amount: z.number().nonnegative(), currency: z.string().regex(/^[A-Z]{3}$/) }).nullable(),
      legalForm: line(100).nullable(),
      socialObject: line(1000).nullable(),
      tradeRegistry: line(100).nullable(),
      taxpayer: line(100).nullable(),
      /** Whether visitors see the taxpayer number. */
      taxpayerPublic: z.boolean().default(false),
      nationality: countryCode.nullable(),
    }),
    taxpayerHidden,
  ),
  OpeningHoursPlanned: event(z.object({ companyId, plannings: z.array(planning).max(maxPlannings) }), noPublicHolidays),
  CompanyApproved: event(z.object({ companyId })),
  CompanyApprovalWithdrawn: event(z.object({ companyId })),
  CompanyPutOnline: event(z.object({ companyId })),
  CompanyTakenOffline: event(z.object({ companyId })),
};

export type CompanyEvent = EventOf<typeof companyEvents>;
export type TitledText = z.infer<typeof titledText>;
export type CompanyPlace = z.infer<typeof companyPlace>;
export type Coordinate = z.infer<typeof coordinate>;
export type Planning = z.infer<typeof planning>;
export type ExceptionalDay = Planning['holidays'][number];
export type HolidayName = z.infer<typeof holidayName>;
export type OpenInterval = z.infer<typeof openInterval>;
