import type { Pool } from 'pg';
import { kmBetween, type Point } from './distance.ts';
import { textOf, type Word } from './query-pieces.ts';
import { isStopWord } from './stop-words.ts';
import { allOf, lexeme } from './tsquery.ts';

const shortestWord = 4;
const mostWords = 3;
const mostCompanies = 200;
const fewestCompanies = 2;
/** So far from their middle so many of them lie when their name is that of a place. */
const togetherKm = 12;
const togetherShare = 0.6;

type Located = Point & { readonly country: string };

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Where the companies lie that have all these words in their name, if they lie together: parts of a town and landmarks that
 * no list of places has are in the names of the companies there. The first of `phrases` that tells is taken.
 */
export const learnedPlace = async (
  pool: Pool,
  schema: string,
  phrases: readonly (readonly Word[])[],
  country: string | undefined,
): Promise<(Located & { readonly label: string }) | undefined> => {
  for (const phrase of phrases) {
    const telling = phrase.filter(({ word }) => word.length >= shortestWord && !isStopWord(word));
    if (telling.length === 0 || telling.length > mostWords) continue;
    const { rows } = await pool.query<Located>({
      name: `learned-${schema}`,
      text: `select lat, lng, country from ${schema}.company where words @@ $1::tsquery
        and ($2::text is null or country = $2) and lat is not null limit ${mostCompanies}`,
      values: [allOf(telling.map(({ word }) => lexeme(word, { weights: 'AC' }))), country ?? null],
    });
    const middle = { lat: middleOf(rows.map(({ lat }) => lat)), lng: middleOf(rows.map(({ lng }) => lng)) };
    const together = rows.filter((one) => kmBetween(one, middle) <= togetherKm);
    const [first] = together;
    if (first && together.length >= Math.max(fewestCompanies, rows.length * togetherShare))
      return { ...middle, country: first.country, label: textOf(telling) };
  }
  return undefined;
};
