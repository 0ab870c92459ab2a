import { z } from 'zod';
import type { Coordinate } from '#domain/company/company.events.ts';
import { textProblem, tidy } from './cell-text.ts';
import { type Phone, readPhones } from './phones.ts';
import type { RowReader } from './row-reader.ts';

const sites = ['facebook', 'twitter', 'instagram', 'linkedin', 'jumia', 'tiktok'] as const;
const email = z.email();
const maxCoordinateLength = 500;

/** A web address with its scheme; undefined for a text that is not one. */
const webAddress = (text: string): string | undefined => {
  const url = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? url : undefined;
};

const phonesOf = (row: RowReader, field: 'tel' | 'gsm' | 'fax' | 'whatsapp', country: string): Coordinate[] =>
  row.all(field).flatMap((cell) => {
    const problem = textProblem(tidy(cell), maxCoordinateLength);
    if (problem) row.refuse(field, problem.code, problem.values);
    const typeOf = ({ type, value }: Phone) =>
      field === 'tel' ? type : field === 'gsm' && type === 'tel' && value.startsWith('+') ? 'tel' : field;
    return readPhones(tidy(cell), country).map((phone) => ({
      type: typeOf(phone),
      value: phone.value,
      raw: phone.raw,
      public: true,
    }));
  });

const addressesOf = (row: RowReader): Coordinate[] => {
  const coordinates: Coordinate[] = [];
  for (const cell of row.all('email'))
    for (const value of cell.split(/[;|/\s]+|,\s+/).filter(Boolean))
      if (email.safeParse(value).success) coordinates.push({ type: 'email', value, raw: value, public: true });
      else row.refuse('email', 'import.not-an-email', { text: value.slice(0, 80) });
  for (const type of ['website', ...sites] as const)
    for (const cell of row.all(type))
      for (const raw of cell.split(/[;|\s]+/).filter(Boolean)) {
        const value = type !== 'website' && /^@?[\w.-]+$/.test(raw) ? raw : webAddress(raw);
        if (value && value.length <= maxCoordinateLength) coordinates.push({ type, value, raw, public: true });
        else row.refuse(type, 'import.not-a-site', { text: raw.slice(0, 80) });
      }
  return coordinates;
};

/** The coordinates in a row, each once. */
export const rowCoordinates = (row: RowReader, country: string): Coordinate[] => {
  const coordinates = [
    ...(['tel', 'gsm', 'fax', 'whatsapp'] as const).flatMap((field) => phonesOf(row, field, country)),
    ...addressesOf(row),
  ];
  const once = new Map(coordinates.map((coordinate) => [`${coordinate.type} ${coordinate.value}`, coordinate]));
  if (once.size > 60) row.refuse('tel', 'import.too-many', { max: 60 });
  return [...once.values()];
};
