import type { Pool } from 'pg';
import { apart, dialled, endLengths, numberKey } from '#projections/company/search-numbers.ts';
import { mark } from '#projections/company/search-words.ts';
import { anyOf, lexeme } from './tsquery.ts';

const fewestDigits = 7;
/** From so many digits on, a number without a 0 in front may begin with its country's. */
const fewestAbroad = 10;

/** The digits of a telephone number, when the text is one and nothing else; else null. */
export const typedNumber = (text: string): string | null => {
  if (!/^[\d\s+().\-/]+$/.test(text.normalize('NFKC'))) return null;
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return digits.length >= fewestDigits ? digits : null;
};

/** The keys of the number that was typed, and those of its last digits, where it may be no more than these. */
const keysTyped = (typed: string) => {
  const number = dialled(typed);
  const digits = number.replaceAll('+', '');
  const { dialCode, national } = apart(digits);
  const abroad = numberKey.abroad(dialCode, national);
  if (number.startsWith('+')) return { exact: [abroad], ends: [] };
  const mayBeAbroad = !digits.startsWith('0') && digits.length >= fewestAbroad;
  return {
    exact: [numberKey.local(digits), ...(mayBeAbroad ? [abroad] : [])],
    ends: endLengths.includes(digits.length) ? [numberKey.end(digits)] : [],
  };
};

const anyMark = (keys: readonly string[]): string | null => anyOf(keys.map((key) => lexeme(mark.number(key))));

/**
 * The public companies with this number among those that they publish, the best first, however it is typed: with the
 * country's digits or without, in the old form or in the new. Where none has it, those whose number ends so.
 */
export const companiesWithNumber = async (pool: Pool, schema: string, typed: string): Promise<readonly number[]> => {
  const { exact, ends } = keysTyped(typed);
  const { rows } = await pool.query<{ id: number; exactly: boolean }>({
    name: `number-${schema}`,
    text: `select id, words @@ $2::tsquery as exactly from ${schema}.company
      where words @@ $1::tsquery order by 2 desc, score desc, id limit 20`,
    values: [anyMark([...exact, ...ends]), anyMark(exact)],
  });
  const [best] = rows;
  return rows.filter(({ exactly }) => exactly === best?.exactly).map(({ id }) => id);
};
