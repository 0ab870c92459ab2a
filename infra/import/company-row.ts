import { createHash } from 'node:crypto';
import type { RegisterCompany } from '#commands/company/register-company.ts';
import { companySizes, type Planning } from '#domain/company/company.events.ts';
import { textProblem, tidy } from './cell-text.ts';
import type { Defaults } from './column-map.ts';
import type { Gazetteer, GazetteerCity } from './gazetteer.ts';
import type { Layout } from './known-files.ts';
import { readOpeningHours } from './opening-hours.ts';
import type { Problem } from './problem.ts';
import { rowCoordinates } from './row-coordinates.ts';
import { type RowReader, rowReader } from './row-reader.ts';
import type { Row } from './table.ts';

export type Reading = {
  readonly layout: Layout;
  readonly defaults: Defaults;
  readonly gazetteer: Gazetteer;
  /** The name of the directory that the file comes from. */
  readonly source: string;
  readonly demo: boolean;
  /** Approved and online as they arrive, or to be looked at first. */
  readonly published: boolean;
};

export type Candidate = {
  readonly row: Row;
  readonly sourceId: string;
  readonly company: RegisterCompany;
  /** Hours that could not be read: kept as practical information, in their own words. */
  readonly hoursUnread: boolean;
  readonly cityUnknown: boolean;
};
export type RefusedRow = { readonly problems: readonly Problem[] };

/** A row without an id of its own is known by its content: the same row again is the same company. */
const contentId = ({ cells }: Row): string => {
  const hash = createHash('sha256');
  for (const [column, cell] of cells) hash.update(`${column}\0${cell}\0`);
  return `content:${hash.digest('hex').slice(0, 32)}`;
};

const idOf = (row: Row, reader: RowReader, { idColumns }: Layout): string => {
  if (!idColumns) return reader.text('id', 150) ?? contentId(row);
  const together = tidy(idColumns.map((column) => row.cells.get(column) ?? '').join('/'));
  return textProblem(together, 150) ? contentId(row) : together;
};

const countriesOf = (reader: RowReader, { gazetteer }: Reading): string[] => {
  const written = (reader.all('country')[0] ?? '')
    .split('|')
    .map((text) => text.trim())
    .filter(Boolean);
  if (written.length === 0) reader.refuse('country', 'import.country-missing');
  return written.flatMap((text) => {
    const country = gazetteer.country(text);
    if (!country) reader.refuse('country', 'import.country-unknown', { text: text.slice(0, 80) });
    return country ?? [];
  });
};

const categoryOf = (reader: RowReader, { gazetteer }: Reading): string => {
  const [written] = reader.all('category');
  const category = written && gazetteer.subCategory(written);
  if (!written) reader.refuse('category', 'import.category-missing');
  else if (!category) reader.refuse('category', 'import.category-unknown', { text: written.slice(0, 80) });
  return category || '';
};

const pointOf = (reader: RowReader): { lat: number | null; lng: number | null } => {
  const before = reader.problems.length;
  const [lat, lng] = [reader.number('lat', -90, 90), reader.number('lng', -180, 180)];
  if (before === reader.problems.length && (lat === null) !== (lng === null))
    reader.refuse(lat === null ? 'lat' : 'lng', 'import.point-incomplete');
  return { lat, lng };
};

const planningsOf = (hours: string, timeZone: string | undefined): Planning[] | undefined => {
  const week = timeZone && hours.length <= 255 ? readOpeningHours(hours) : undefined;
  return week && timeZone
    ? [{ title: null, timeZone, startingDate: null, endDate: null, week, holidays: [] }]
    : undefined;
};

const prose = (reader: RowReader, field: 'descriptionFr' | 'descriptionEn' | 'practicalInfo' | 'brandInfo') =>
  reader.text(field, 5000) ?? undefined;

/** The companies that a row tells of: one, or one in each country that it names. Every reason to refuse it is found. */
export const companiesOf = (row: Row, reading: Reading): readonly Candidate[] | RefusedRow => {
  const { layout, gazetteer, source, demo, published } = reading;
  const reader = rowReader(row, layout, reading.defaults);
  const name = reader.text('name', 200);
  if (!name && reader.all('name').length === 0) reader.refuse('name', 'import.name-missing');
  const sourceId = idOf(row, reader, layout);
  const countries = countriesOf(reader, reading);
  const category = categoryOf(reader, reading);
  const point = pointOf(reader);
  const size = companySizes.find((known) => known === (reader.all('size')[0] ?? 'unknown').toLowerCase());
  if (!size) reader.refuse('size', 'import.size-unknown', { text: (reader.all('size')[0] ?? '').slice(0, 40) });
  const createdDate = reader.text('createdDate', 40);
  if (createdDate && !/^\d{4}-\d\d-\d\d$/.test(createdDate))
    reader.refuse('createdDate', 'import.not-a-date', { text: createdDate });
  const hours = reader.text('hours', 1000);
  const [fr, en] = [prose(reader, 'descriptionFr'), prose(reader, 'descriptionEn')];
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
    landmark: reader.text('landmark', 300),
    ...point,
  };

  const candidates = countries.map((country): Candidate => {
    const city: GazetteerCity | undefined = gazetteer.city(country, cityId, cityName ?? undefined);
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
        size: size ?? 'unknown',
        source: { name: source, id: countries.length > 1 ? `${sourceId}/${country}` : sourceId },
        demo,
        ...(described && {
          description: {
            description: { ...(fr && { fr }), ...(en && { en }) },
            presentation: null,
            practicalInfo: information ? { title: null, text: information } : null,
            brandInfo: brand ? { title: null, text: brand } : null,
            childrenBoxTitle: null,
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
