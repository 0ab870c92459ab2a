import type { Pool } from 'pg';
import { allowedEdits, editsBetween } from './edit-distance.ts';

type Nearby = { readonly word: string; readonly count: number; readonly edits: number };

/** The number of companies with a word, and the words that it may be a misspelling of. */
export type Known = { readonly count: number; readonly nearby: readonly Nearby[] };

export type Vocabulary = {
  readonly known: ReadonlyMap<string, Known>;
  /** The number of words that begin with the last word of the query; at most 20. */
  readonly begun: number;
  /** The log positions of the last change of categories and of hours. */
  readonly categoriesAt: string | null;
  readonly hoursAt: string | null;
  /** The log position of the last change of any company. */
  readonly companiesAt: string | null;
};

/** What the tables say of the words that were asked for. */
export type Answer = {
  readonly categories: string | null;
  readonly hours: string | null;
  readonly companies: string | null;
  readonly begun: number;
  readonly found: readonly (readonly [word: string, entry: string, count: number])[] | null;
};

/** Returns a text that sorts after all texts that begin with `front`. */
const endOf = (front: string): string => `${front}\u{10ffff}`;

const statement = (schema: string) => `
  select (select max(changed) from ${schema}.category) as categories,
    (select max(changed) from ${schema}.hours) as hours,
    (select max(changed) from ${schema}.company) as companies,
    (select count(*)::int from (
      select from ${schema}.vocabulary where entry ~>=~ $8 and entry ~<~ $9 limit 20
    ) b) as begun,
    (select json_agg(json_build_array(a.word, v.entry, v.count))
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $10::text[])
       as a (word, front, back, swapped, shortest, longest, alike)
     left join ${schema}.vocabulary e on e.entry = a.word
     cross join lateral (
       select e.entry, e.count where e.entry is not null
       union all
       select n.entry, n.count from ${schema}.vocabulary n
       where a.longest > 0 and coalesce(e.count, 0) < $7
         and ((n.entry ~>=~ a.front and n.entry ~<~ (a.front || U&'\\+10FFFF'))
           or (reverse(n.entry) ~>=~ a.back and reverse(n.entry) ~<~ (a.back || U&'\\+10FFFF'))
           or n.entry = a.swapped or n.entry % a.alike)
         and length(n.entry) between a.shortest and a.longest and n.entry <> a.word
     ) v) as found`;

/** A text that is similar to no word, for words that trigrams cannot compare. */
const likeNothing = 'qzxqzx';

/**
 * Returns the parts of a word to find its misspellings by. With one wrong letter, one half of the word is right,
 * except for a swap in the middle (`swapped`). With two wrong letters, plain words are also found by trigram
 * similarity, other words by their first or last third.
 */
const shapeOf = (word: string) => {
  const letters = [...word];
  const maxEdits = allowedEdits(word);
  const isPlain = /^[a-z0-9]+$/.test(word);
  const middle = Math.floor(letters.length / 2);
  const part = maxEdits < 2 || isPlain ? middle : Math.floor(letters.length / 3);
  const swapped = letters.with(middle - 1, letters[middle] ?? '').with(middle, letters[middle - 1] ?? '');
  return {
    front: letters.slice(0, part).join(''),
    back: letters
      .slice(maxEdits < 2 || isPlain ? middle : -part)
      .toReversed()
      .join(''),
    swapped: swapped.join(''),
    shortest: letters.length - maxEdits,
    longest: maxEdits === 0 ? 0 : letters.length + maxEdits,
    alike: isPlain ? word : likeNothing,
  };
};

/** Asks for words, also for similar words of those that occur in fewer than `rareBelow` companies, and how many begin with `last`. */
export const askVocabulary = async (
  pool: Pool,
  schema: string,
  words: readonly string[],
  last: string,
  rareBelow: number,
): Promise<Answer> => {
  const shapes = words.map(shapeOf);
  const { rows } = await pool.query<Answer>({
    name: `search-vocabulary-${schema}`,
    text: statement(schema),
    values: [
      words,
      shapes.map(({ front }) => front),
      shapes.map(({ back }) => back),
      shapes.map(({ swapped }) => swapped),
      shapes.map(({ shortest }) => shortest),
      shapes.map(({ longest }) => longest),
      rareBelow,
      last,
      endOf(last),
      shapes.map(({ alike }) => alike),
    ],
  });
  return rows[0] ?? { categories: null, hours: null, companies: null, begun: 0, found: null };
};

/** For each word: in how many companies it occurs, and the words of the vocabulary that it may misspell. */
export const knownIn = (words: readonly string[], { found }: Answer): Map<string, Known> => {
  const known = new Map<string, { count: number; nearby: Nearby[] }>(
    words.map((word) => [word, { count: 0, nearby: [] }]),
  );
  for (const [word, entry, count] of found ?? []) {
    const of = known.get(word);
    if (!of) continue;
    if (entry === word) of.count = count;
    else {
      const edits = editsBetween(word, entry, allowedEdits(word));
      if (edits !== undefined) of.nearby.push({ word: entry, count, edits });
    }
  }
  return known;
};
