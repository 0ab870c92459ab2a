import type { Pool } from 'pg';
import type { TypedWords } from './respell.ts';
import { isStopWord, longFormsOf } from './stop-words.ts';
import { allOf, anyOf, lexeme } from './tsquery.ts';

const mostEach = 60;
const mostNames = 300;
const vowels = /[aeiouy]/g;

/** Whether a word may have lost its vowels: none after its first letter. */
const isShort = (word: string): boolean => /^[a-z][a-z]+$/.test(word) && !/[aeiouy]/.test(word.slice(1));

const withoutVowels = (word: string): string => word.slice(0, 1) + word.slice(1).replace(vowels, '');

/** The words of companies that are these when their vowels are left out, the most common first. */
const longerWords = async (
  pool: Pool,
  schema: string,
  short: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await pool.query<{ word: string; entries: readonly string[] }>({
    name: `longer-${schema}`,
    text: `select word, array(
        select entry from ${schema}.vocabulary
        where entry ~>=~ left(word, 1) and entry ~<~ (left(word, 1) || U&'\\+10FFFF') and entry ~ pattern
        order by count desc, entry limit ${mostEach}
      ) as entries from unnest($1::text[], $2::text[]) as a (word, pattern)`,
    values: [short, short.map((word) => `^${[...word].join('[aeiouy]*')}[aeiouy]*$`)],
  });
  return new Map(rows.map(({ word, entries }) => [word, entries]));
};

/**
 * The words of a name that was written without its vowels, as the company with the likeliest name writes them: `pst de snt`
 * for `poste de santé`. Null where no word is short, or no company has them all.
 */
export const spelledOut = async (asked: TypedWords): Promise<readonly string[] | null> => {
  const { pool, schema, typed, country, categories, vocabulary } = asked;
  const telling = typed.filter(({ word }) => !isStopWord(word)).map(({ word }) => word);
  const short = [...new Set(telling.filter(isShort))];
  if (short.length === 0 || short.every((word) => categories.knows(word))) return null;
  const longer = await longerWords(pool, schema, short);
  const meant = (word: string): readonly string[] => {
    const known = vocabulary.known.get(word);
    const near = known?.count ? [] : (known?.nearby ?? []).map((one) => one.word);
    return [word, ...longFormsOf(word), ...(longer.get(word) ?? near)];
  };
  const find = allOf(telling.map((word) => anyOf(meant(word).map((one) => lexeme(one, { weights: 'A' })))));
  const { rows } = await pool.query<{ key: string }>({
    name: `spelled-out-${schema}`,
    text: `select key from ${schema}.company where words @@ $1::tsquery and ($2::text is null or country = $2)
      order by length(key), id limit ${mostNames}`,
    values: [find, country ?? null],
  });
  const written = telling.join(' ');
  const likeness = (key: string): number => {
    const words = key.split(' ').filter((word) => !isStopWord(word));
    const same = words.map((word) => withoutVowels(word)).join(' ') === written ? 0 : 1;
    return same * 10 + Math.abs(words.length - telling.length);
  };
  const [best] = rows.map(({ key }) => ({ key, unlike: likeness(key) })).toSorted((a, b) => a.unlike - b.unlike);
  if (!best) return null;
  const has = new Set(best.key.split(' '));
  return typed.map(({ word, typed: letters }) =>
    has.has(word) ? letters : (meant(word).find((one) => has.has(one)) ?? letters),
  );
};
