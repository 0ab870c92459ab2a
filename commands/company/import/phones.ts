import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** `value` is E.164 when the country's plan has the number, else as written; `raw` is always as written. */
export type Phone = { readonly type: 'tel' | 'gsm' | 'fax'; readonly value: string; readonly raw: string };

/** What parts numbers: a sign that never stands inside one, a dash with room around it, a new area code in brackets. */
const between =
  /\s*[;|\n،/]\s*|\s+(?:ou|or|et|and)\s+|\s+-\s+|,(?!\d{1,3}(?:\D|$))\s*|(?<=\d)\s*(?=\(\+?\d{2,4}\))|(?<=\d)\s+(?=fax\b)/iu;
const label = /^(?:t[ée]l(?:[ée]phone)?|phone|mob(?:ile)?|gsm|cel(?:l)?|fax)\b[\s.:]*/iu;

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const isRead = ({ value }: Phone): boolean => /^\+\d{8,}$/.test(value);

/** `(+213) (0) 26.83` is written with the code of the country and the zero that the code stands for. */
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
 * The end of a number stands for a whole one after its sibling: `038 60 27 54 - 60 27 55`, `43 40 26/27`. Only the
 * sibling's own digits are added, and only when the plan has the outcome. Eight digits are a number of their own, maybe
 * of a plan that is no more: Ivorian numbers had eight until 2021.
 */
const completed = (tail: string, sibling: Phone | undefined, sign: string, country: string): Phone | undefined => {
  const end = digitsOf(tail);
  const custom =
    end.length === 2 ? /[/-]/.test(sign) : end.length === 1 ? sign === '/' : end.length > 4 && end.length < 8;
  if (!sibling || !custom || !/^[\d\s.,-]+$/.test(tail) || end.length > sibling.value.length - 4) return undefined;
  const whole = parse(sibling.value.slice(0, -end.length) + end, country);
  return whole && { ...whole, raw: tail };
};

/** `032 - 10 - 71 - 03` is one number: no piece of it could be one. */
const isOneNumber = (cell: string): boolean =>
  !/[/;|\n]/.test(cell) && cell.split(/\s+-\s+|,/).every((piece) => digitsOf(piece).length <= 4 || /\(/.test(piece));

/** The numbers of a piece; nothing when it cannot be read. */
const pieceOf = (raw: string, previous: Phone | undefined, sign: string, country: string): readonly Phone[] => {
  const whole = parse(raw, country) ?? completed(raw, previous, sign, country);
  if (whole) return [whole];
  for (const closer of ['-', ',', /\s+/]) {
    const parts = raw.split(closer).map((part) => parse(part.trim(), country));
    if (parts.every((part) => part !== undefined)) return parts;
  }
  return [];
};

/** Too short or too wordy to be a number by itself: an extension, a post box. */
const isRemark = (text: string): boolean => digitsOf(text).length < 6 || /\p{L}/u.test(text.replace(label, ''));

/** Every number of a cell, in order, each once. What cannot be read as a number of `country` stays as it was written. */
export const readPhones = (cell: string, country: string): Phone[] => {
  const single = isOneNumber(cell) ? parse(cell.trim(), country) : undefined;
  if (single) return [single];
  const found = new Map<string, Phone>();
  let last: Phone | undefined;
  let sign = '';
  for (let rest = cell.trim(); rest; ) {
    const cut = between.exec(rest);
    const raw = (cut ? rest.slice(0, cut.index) : rest).trim();
    const read = pieceOf(raw, last && isRead(last) ? last : undefined, sign, country);
    if (read.length === 0 && last && isRemark(raw)) {
      if (raw) found.set(last.value, { ...last, raw: `${last.raw} ${sign} ${raw}` });
    } else if (read.length === 0 && digitsOf(raw)) {
      last = { type: /^fax/i.test(raw) ? 'fax' : 'tel', value: raw, raw };
      if (!found.has(raw)) found.set(raw, last);
    }
    for (const phone of read) {
      if (!found.has(phone.value)) found.set(phone.value, phone);
      last = phone;
    }
    sign = cut?.[0].trim() ?? '';
    rest = cut ? rest.slice(cut.index + cut[0].length).trim() : '';
  }
  return [...found.values()];
};
