import type { Coordinate } from '#domain/company/company.events.ts';
import type { Language } from '#domain/language.ts';
import { textIn } from '#domain/text-in.ts';
import type { CompanyPage } from '../company/company-page.ts';

const phoneKinds: Partial<Record<Coordinate['type'], string>> = {
  tel: 'WORK,VOICE',
  gsm: 'CELL,VOICE',
  whatsapp: 'CELL,MSG',
  fax: 'WORK,FAX',
};

const escaped = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Folds a line: a line has at most 75 bytes, and the rest continues on the next line after a space. */
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > 74) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
};

const linesOf = ({ type, value }: CompanyPage['coordinates'][number]): string[] => {
  const kind = phoneKinds[type];
  if (kind) return [`TEL;TYPE=${kind}:${escaped(value)}`];
  if (type === 'email') return [`EMAIL;TYPE=WORK:${escaped(value)}`];
  if (!/^https?:\/\//i.test(value)) return [];
  return [type === 'website' ? `URL:${escaped(value)}` : `X-SOCIALPROFILE;TYPE=${type}:${escaped(value)}`];
};

/** Returns the company as a contact in vCard 3.0, which every phone can read. `url` is the address of its page. */
export const vcard = (company: CompanyPage, lang: Language, url: string): string => {
  const { place, name, categories, coordinates } = company;
  const street = [place.address, place.district, place.subCity].filter(Boolean).join(', ');
  const address = [
    place.addressPostal,
    textIn(place.landmark, lang),
    street,
    place.city?.name ?? place.unknownCity,
    null,
    place.zip,
    company.country.names?.[lang] ?? place.country,
  ];
  const category = categories.at(-1)?.names[lang];
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${escaped(name)};;;;`,
    `ORG:${escaped(name)}`,
    'X-ABSHOWAS:COMPANY',
    ...coordinates.flatMap(linesOf),
    `ADR;TYPE=WORK:${address.map(escaped).join(';')}`,
    ...(place.lat === null || place.lng === null ? [] : [`GEO:${place.lat};${place.lng}`]),
    ...(category ? [`CATEGORIES:${escaped(category)}`] : []),
    `SOURCE:${escaped(url)}`,
    `NOTE:${escaped(url)}`,
    `UID:${escaped(url)}`,
    'END:VCARD',
    '',
  ]
    .map(folded)
    .join('\r\n');
};
