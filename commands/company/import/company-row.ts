import type { CompanyPlace, Planning } from '#domain/company/company.events.ts';
import { inItsLanguage } from '#domain/company/described-once.ts';
import type { RegisterCompany } from '../register-company.ts';
import { readOpeningHours } from './opening-hours.ts';
import type { Problem } from './problem.ts';
import type { Reading } from './reading.ts';
import { rowCoordinates } from './row-coordinates.ts';
import { categoryOf, countriesOf, createdDateOf, idOf, pointOf, sizeOf } from './row-facts.ts';
import { type RowReader, rowReader } from './row-reader.ts';
import type { Row } from './table.ts';

export type Candidate = {
  readonly row: Row;
  readonly sourceId: string;
  readonly company: RegisterCompany;
  /** Whether the hours could not be read; their text is then stored as practical information. */
  readonly hoursUnread: boolean;
  readonly cityUnknown: boolean;
};
type RefusedRow = { readonly problems: readonly Problem[] };

const planningsOf = (hours: string, timeZone: string | undefined): Planning[] | undefined => {
  const week = timeZone && hours.length <= 255 ? readOpeningHours(hours) : undefined;
  return week && timeZone
    ? [{ title: null, timeZone, startingDate: null, endDate: null, week, holidays: [] }]
    : undefined;
};

const prose = (reader: RowReader, field: 'descriptionFr' | 'descriptionEn' | 'practicalInfo' | 'brandInfo') =>
  reader.text(field, 5000) ?? undefined;

/** The column `landmark` is for both languages, unless the column of a language is filled. */
const landmarkOf = (reader: RowReader): CompanyPlace['landmark'] => {
  const both = reader.text('landmark', 300) ?? undefined;
  const fr = reader.text('landmarkFr', 300) ?? both;
  const en = reader.text('landmarkEn', 300) ?? both;
  return fr || en ? { ...(fr && { fr }), ...(en && { en }) } : null;
};

/** The companies of a row: one for each of its countries; or, for a row that is refused, all its problems. */
export const companiesOf = (row: Row, reading: Reading): readonly Candidate[] | RefusedRow => {
  const { layout, gazetteer, source, demo, published } = reading;
  const reader = rowReader(row, layout, reading.defaults);
  const name = reader.text('name', 200);
  if (!name && reader.all('name').length === 0) reader.refuse('name', 'import.name-missing');
  const sourceId = idOf(row, reader, layout);
  const countries = countriesOf(reader, reading);
  const category = categoryOf(reader, reading);
  const point = pointOf(reader);
  const size = sizeOf(reader);
  const createdDate = createdDateOf(reader);
  const hours = reader.text('hours', 1000);
  const [fr, en] = [prose(reader, 'descriptionFr'), prose(reader, 'descriptionEn')];
  const lang = en && !fr ? 'en' : 'fr';
  const [practical, brand] = [prose(reader, 'practicalInfo'), prose(reader, 'brandInfo')];
  const [legalForm, tradeRegistry] = [reader.text('legalForm', 100), reader.text('tradeRegistry', 100)];
  const shortName = reader.text('shortName', 100);
  const cityName = reader.text('city', 200);
  const cityId = reader.number('cityId', 1, 1e9) ?? undefined;
  const where = {
    subCity: reader.text('subCity', 200),
    district: reader.text('district', 200),
    address: reader.text('address', 500),
    addressPostal: reader.text('addressPostal', 200),
    zip: reader.text('zip', 20),
    landmark: landmarkOf(reader),
    ...point,
  };

  const candidates = countries.map((country): Candidate => {
    const city = gazetteer.city(country, cityId, cityName ?? undefined);
    const plannings = hours ? planningsOf(hours, city?.timeZone ?? gazetteer.timeZone(country)) : undefined;
    const hoursUnread = hours !== null && !plannings;
    const information = [practical, hoursUnread ? hours : undefined].filter(Boolean).join('\n');
    const coordinates = rowCoordinates(reader, country);
    const described = fr || en || information || brand;
    return {
      row,
      sourceId: countries.length > 1 ? `${sourceId}/${country}` : sourceId,
      hoursUnread,
      cityUnknown: Boolean(cityName) && !city,
      company: {
        name: name ?? '',
        shortName,
        category,
        place: { country, cityId: city?.id ?? null, unknownCity: city ? null : cityName, ...where },
        size,
        source: { name: source, id: countries.length > 1 ? `${sourceId}/${country}` : sourceId },
        demo,
        ...(described && {
          description: {
            description: { ...(fr && { fr }), ...(en && { en }) },
            presentation: {},
            practicalInfo: information ? { title: {}, text: inItsLanguage(information, lang) } : null,
            brandInfo: brand ? { title: {}, text: inItsLanguage(brand, lang) } : null,
            childrenBoxTitle: {},
          },
        }),
        ...(coordinates.length > 0 && { coordinates: { coordinates, whatsappInitialText: null } }),
        ...((legalForm || tradeRegistry || createdDate) && {
          legalFacts: {
            createdDate,
            openedDate: null,
            shareCapital: null,
            legalForm,
            socialObject: null,
            tradeRegistry,
            taxpayer: null,
            taxpayerPublic: false,
            nationality: null,
          },
        }),
        ...(plannings && { plannings }),
        approved: published,
        online: published,
      },
    };
  });
  return reader.problems.length > 0 ? { problems: reader.problems } : candidates;
};
