import type { Pool } from 'pg';

const fewestDigits = 7;
/** Numbers of a country that grew longer kept their last digits: these many are compared. */
const comparedDigits = 8;

/** The digits of a telephone number, when the text is one and nothing else; else null. */
export const typedNumber = (text: string): string | null => {
  if (!/^[\d\s+().\-/]+$/.test(text.normalize('NFKC'))) return null;
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return digits.length >= fewestDigits ? digits : null;
};

/** The companies that publish a number that ends as this one, however it is written. */
export const companiesWithNumber = async (pool: Pool, schema: string, digits: string): Promise<readonly number[]> => {
  const end = digits.slice(-comparedDigits);
  const { rows } = await pool.query<{ id: number }>(
    `select id from ${schema}.company
     where approved and online and ($1 in (right(phone, $2), right(whatsapp, $2))) limit 20`,
    [end, end.length],
  );
  return rows.map(({ id }) => id);
};
