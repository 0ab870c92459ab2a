import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** `value` is E.164 when the country's plan has the number, else as written; `raw` is always as written. */
export type Phone = { readonly type: 'tel' | 'gsm' | 'fax'; readonly value: string; readonly raw: string };

/** What separates numbers: a sign that is never part of one, a dash between spaces, a new area code in brackets. */
const between =
  /\s*[;|\n،/]\s*|\s+(?:ou|or|et|and)\s+|\s+-\s+|,(?!\d{1,3}(?:\D|$))\s*|(?<=\d)\s*(?=\(\+?\d{2,4}\))|(?<=\d)\s+(?=fax\b)/iu;
const label = /^(?:t[ée]l(?:[ée]phone)?|phone|mob(?:ile)?|gsm|cel(?:l)?|fax)\b[\s.:]*/iu;

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const isRead = ({ value }: Phone): boolean => /^\+\d{8,}$/.test(value);

/** Removes labels, brackets, dots and the zero that a country's code replaces: `(+213) (0) 26.83`. */
const plainly = (text: string): string =>
  text
    .replace(label, '')
    .replace(/\(0\)/g, ' ')
    .replace(/[().,]/g, ' ')
    .replace(/^\s*00(?=\d)/, '+')
    .trim();

const parse = (raw: string, country: string): Phone | undefined => {
  const defaultCountry = isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const number = parsePhoneNumberFromString(plainly(raw), {
    ...(defaultCountry && { defaultCountry }),
    extract: false,
  });
  if (!number?.isValid()) return undefined;
  const type = /^fax/i.test(raw) ? 'fax' : number.getType() === 'MOBILE' ? 'gsm' : 'tel';
  return { type, value: number.number, raw };
};

/**
 * Completes a number of which only the end is written after another one: `038 60 27 54 - 60 27 55`, `43 40 26/27`. The
 * first digits are those of `sibling`. Undefined when the country's plan does not have the result, and for eight digits,
 * which are a number of their own, maybe of an older plan: Ivorian numbers had eight until 2021.
 */
const completed = (tail: string, sibling: Phone | undefined, sign: string, country: string): Phone | undefined => {
  const end = digitsOf(tail);
  const custom =
    end.length === 2 ? /[/-]/.test(sign) : end.length === 1 ? sign === '/' : end.length > 4 && end.length < 8;
  if (!sibling || !custom || !/^[\d\s.,-]+$/.test(tail) || end.length > sibling.value.length - 4) return undefined;
  const whole = parse(sibling.value.slice(0, -end.length) + end, country);
  return whole && { ...whole, raw: tail };
};

/** Whether a cell is one number with dashes: `032 - 10 - 71 - 03`, whose parts are too short to be numbers. */
const isOneNumber = (cell: string): boolean =>
  !/[/;|\n]/.test(cell) && cell.split(/\s+-\s+|,/).every((piece) => digitsOf(piece).length <= 4 || /\(/.test(piece));

/** The numbers in a part of a cell; empty when it cannot be read. */
const pieceOf = (raw: string, previous: Phone | undefined, sign: string, country: string): readonly Phone[] => {
  const whole = parse(raw, country) ?? completed(raw, previous, sign, country);
  if (whole) return [whole];
  for (const closer of ['-', ',', /\s+/]) {
    const parts = raw.split(closer).map((part) => parse(part.trim(), country));
    if (parts.every((part) => part !== undefined)) return parts;
  }
  return [];
};

/** Whether a text is too short for a number, or has words: an extension, a post box. */
const isRemark = (text: string): boolean => digitsOf(text).length < 6 || /\p{L}/u.test(text.replace(label, ''));

/** Every number of a cell, in order, each once. A number that `country` does not have stays as it was written. */
export const readPhones = (cell: string, country: string): Phone[] => {
  const single = isOneNumber(cell) ? parse(cell.trim(), country) : undefined;
  if (single) return [single];
  const phones = new Map<string, Phone>();
  let previous: Phone | undefined;
  let sign = '';
  for (let rest = cell.trim(); rest; ) {
    const cut = between.exec(rest);
    const raw = (cut ? rest.slice(0, cut.index) : rest).trim();
    const read = pieceOf(raw, previous && isRead(previous) ? previous : undefined, sign, country);
    if (read.length === 0 && previous && isRemark(raw)) {
      if (raw) phones.set(previous.value, { ...previous, raw: `${previous.raw} ${sign} ${raw}` });
    } else if (read.length === 0 && digitsOf(raw)) {
      previous = { type: /^fax/i.test(raw) ? 'fax' : 'tel', value: raw, raw };
      if (!phones.has(raw)) phones.set(raw, previous);
    }
    for (const phone of read) {
      if (!phones.has(phone.value)) phones.set(phone.value, phone);
      previous = phone;
    }
    sign = cut?.[0].trim() ?? '';
    rest = cut ? rest.slice(cut.index + cut[0].length).trim() : '';
  }
  return [...phones.values()];
};
