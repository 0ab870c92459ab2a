import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type CompanySize, companySizes } from '#domain/company/company-sizes.ts';
import { textProblem, tidy } from './cell-text.ts';
import type { Layout } from './known-files.ts';
import type { Reading } from './reading.ts';
import type { RowReader } from './row-reader.ts';
import type { Row } from './table.ts';

/** The id of a row without one: a hash of its cells, so that the same row again is the same company. */
const contentId = ({ cells }: Row): string => {
  const hash = createHash('sha256');
  for (const [column, cell] of cells) hash.update(`${column}\0${cell}\0`);
  return `content:${hash.digest('hex').slice(0, 32)}`;
};

/** The id of a row in its source. */
export const idOf = (row: Row, reader: RowReader, { idColumns }: Layout): string => {
  if (!idColumns) return reader.text('id', 150) ?? contentId(row);
  const together = tidy(idColumns.map((column) => row.cells.get(column) ?? '').join('/'));
  return textProblem(together, 150) ? contentId(row) : together;
};

/** The codes of the countries that a row names, usually one. */
export const countriesOf = (reader: RowReader, { gazetteer }: Reading): string[] => {
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

/** The sub-category of a row; an empty text when the row is refused because of it. */
export const categoryOf = (reader: RowReader, { gazetteer }: Reading): string => {
  const [written] = reader.all('category');
  const category = written && gazetteer.subCategory(written);
  if (!written) reader.refuse('category', 'import.category-missing');
  else if (!category) reader.refuse('category', 'import.category-unknown', { text: written.slice(0, 80) });
  return category || '';
};

/** Latitude and longitude, both or neither. */
export const pointOf = (reader: RowReader): { lat: number | null; lng: number | null } => {
  const before = reader.problems.length;
  const [lat, lng] = [reader.number('lat', -90, 90), reader.number('lng', -180, 180)];
  if (before === reader.problems.length && (lat === null) !== (lng === null))
    reader.refuse(lat === null ? 'lat' : 'lng', 'import.point-incomplete');
  return { lat, lng };
};

/** The size in a row; `unknown` when it has none. */
export const sizeOf = (reader: RowReader): CompanySize => {
  const written = reader.all('size')[0] ?? 'unknown';
  const size = companySizes.find((known) => known === written.toLowerCase());
  if (!size) reader.refuse('size', 'import.size-unknown', { text: written.slice(0, 40) });
  return size ?? 'unknown';
};

/** The day on which the company was created, as an ISO date. */
export const createdDateOf = (reader: RowReader): string | null => {
  const written = reader.text('createdDate', 40);
  if (written === null || z.iso.date().safeParse(written).success) return written;
  reader.refuse('createdDate', 'import.not-a-date', { text: written });
  return null;
};
