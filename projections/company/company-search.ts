import { categoryEvents } from '#domain/category/category.events.ts';
import { type Coordinate, companyEvents } from '#domain/company/company.events.ts';
import { jobOfferEvents } from '#domain/company/job-offer.events.ts';
import { phoneTypes } from '#domain/company/phone-types.ts';
import { productEvents } from '#domain/company/product.events.ts';
import { fold } from '#domain/fold.ts';
import { placeEvents } from '#domain/place/place.events.ts';
import type { Position } from '#infra/event-store/event-store.ts';
import { projection, type RowsOf, type Tally } from '../projection.ts';
import { meanOf, rated, ratingEvents, unrated } from './rating.ts';
import { bayesianMean, facetsOf } from './search-facets.ts';
import { type PlaceNameRow, type SearchRow, tables } from './search-tables.ts';
import { area, facet, findable, vocabulary } from './search-tallies.ts';
import { hoursKey, indexedWords, locatedAt, vectorOf } from './search-words.ts';

const sortable = (position: Position): string => position.padStart(20, '0');

/** How many of four facts the company gives: of companies with the same rating, those with more facts come first. */
const completeness = ({ phone, whatsapp, hours, description, lat }: SearchRow): number =>
  [phone ?? whatsapp, hours, description.fr ?? description.en, lat].filter(
    (fact) => fact !== null && fact !== undefined,
  ).length;

/** Returns the row with its computed columns: rating, score, facets, key and words. */
const settled = (changed: SearchRow): SearchRow => {
  const rating = meanOf(changed);
  const hiring = Object.values(changed.jobs).sort().at(-1) ?? null;
  const row = { ...changed, rating, hiring };
  return {
    ...row,
    score: bayesianMean(rating, row.scored) + completeness(row) / 1000,
    facets: facetsOf(row),
    key: indexedWords(row.name).join(' '),
    words: findable(row) ? vectorOf(row) : '',
  };
};

type Changed = { readonly position: Position };

type Alter = (row: SearchRow) => Partial<SearchRow>;

const alter = ({ company }: RowsOf<typeof tables>, id: number, { position }: Changed, to: Alter): void =>
  company.change(id, (row) => settled({ ...row, ...to(row), changed: sortable(position) }));

const change = (rows: RowsOf<typeof tables>, id: number, when: Changed, to: Partial<SearchRow>): void =>
  alter(rows, id, when, () => to);

const stock = (rows: RowsOf<typeof tables>, id: number, when: Changed, more: number): void =>
  alter(rows, id, when, ({ products }) => ({ products: products + more }));

type Hired = { readonly companyId: number; readonly jobId: number; readonly validThrough: string };

const hire = (rows: RowsOf<typeof tables>, { companyId, jobId, validThrough }: Hired, when: Changed): void =>
  alter(rows, companyId, when, ({ jobs }) => ({ jobs: { ...jobs, [jobId]: validThrough } }));

const publicPhone = (coordinates: readonly Coordinate[], ...types: string[]) =>
  coordinates.find((each) => each.public && types.includes(each.type))?.value ?? null;

const publicNumbers = (coordinates: readonly Coordinate[]): string[] => [
  ...new Set(coordinates.filter((each) => each.public && phoneTypes.includes(each.type)).map(({ value }) => value)),
];

const nameIt = ({ placeName }: RowsOf<typeof tables>, name: string, row: Omit<PlaceNameRow, 'key'>): void => {
  const key = fold(name).slice(0, 200);
  if (key) placeName.upsert([key, row.country, row.city], { key, ...row }, () => ({ key, ...row }));
};

/** The index of the company search: companies, opening hours, categories and place names. */
export const companySearch = projection({
  ...placeEvents,
  ...categoryEvents,
  ...companyEvents,
  ...productEvents,
  ...jobOfferEvents,
  ...ratingEvents,
})({
  name: 'company_search',
  version: 8,
  tables,
  tallies: { vocabulary: vocabulary as Tally<never>, area: area as Tally<never>, facet: facet as Tally<never> },
  on: {
    CountryListed: (rows, { data: { country, names } }) => {
      for (const name of [names.fr, names.en]) nameIt(rows, name, { country, city: 0, label: names, population: 0 });
    },
    CityListed: (rows, { data: { country, cityId: city, name, alternateNames, population } }) => {
      for (const each of [name, ...alternateNames])
        nameIt(rows, each, { country, city, label: { fr: name, en: name }, population });
    },
    CategoryDefined: ({ category }, { data, position }) => {
      const { categoryId: id, parentId: parent, names, synonyms } = data;
      const row = { id, parent, names, synonyms, changed: sortable(position) };
      category.upsert(id, row, () => row);
    },
    CompanyRegistered: ({ company }, { data, at, position }) => {
      const { companyId: id, source: _source, place, ...facts } = data;
      company.insert(
        settled({
          ...facts,
          ...locatedAt(place),
          id,
          description: {},
          phone: null,
          whatsapp: null,
          numbers: [],
          hours: null,
          rating: null,
          ...unrated,
          verified: false,
          products: 0,
          jobs: {},
          hiring: null,
          registered: at,
          approved: false,
          online: false,
          score: 0,
          facets: '',
          key: '',
          words: '',
          changed: sortable(position),
        }),
      );
    },
    CompanyRenamed: (rows, { data: { companyId, ...names }, ...when }) => change(rows, companyId, when, names),
    CompanyDescribed: (rows, { data: { companyId, description }, ...when }) =>
      change(rows, companyId, when, { description }),
    CompanyRelocated: (rows, { data: { companyId, place }, ...when }) =>
      change(rows, companyId, when, locatedAt(place)),
    CompanyCategoryChosen: (rows, { data: { companyId, category }, ...when }) =>
      change(rows, companyId, when, { category }),
    CompanyCoordinatesListed: (rows, { data: { companyId, coordinates }, ...when }) =>
      change(rows, companyId, when, {
        phone: publicPhone(coordinates, 'tel', 'gsm'),
        whatsapp: publicPhone(coordinates, 'whatsapp'),
        numbers: publicNumbers(coordinates),
      }),
    CompanySizeDeclared: (rows, { data: { companyId, size }, ...when }) => change(rows, companyId, when, { size }),
    OpeningHoursPlanned: (rows, { data: { companyId, plannings }, ...when }) => {
      const key = hoursKey(plannings);
      if (key) rows.hours.upsert(key, { key, plannings, changed: sortable(when.position) }, (row) => row);
      change(rows, companyId, when, { hours: key });
    },
    CompanyApproved: (rows, { data: { companyId }, ...when }) => change(rows, companyId, when, { approved: true }),
    CompanyApprovalWithdrawn: (rows, { data: { companyId }, ...when }) =>
      change(rows, companyId, when, { approved: false }),
    CompanyPutOnline: (rows, { data: { companyId }, ...when }) => change(rows, companyId, when, { online: true }),
    CompanyTakenOffline: (rows, { data: { companyId }, ...when }) => change(rows, companyId, when, { online: false }),
    ProductOffered: (rows, { data: { companyId }, ...when }) => stock(rows, companyId, when, 1),
    ProductWithdrawn: (rows, { data: { companyId }, ...when }) => stock(rows, companyId, when, -1),
    JobOffered: (rows, { data, ...when }) => hire(rows, data, when),
    JobExtended: (rows, { data, ...when }) => hire(rows, data, when),
    JobClosed: (rows, { data: { companyId, jobId }, ...when }) =>
      alter(rows, companyId, when, ({ jobs: { [jobId]: _, ...jobs } }) => ({ jobs })),
    ...rated<typeof tables>((rows, companyId, to, when) => alter(rows, companyId, when, to)),
  },
});
