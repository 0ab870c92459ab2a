import { type RawBuilder, sql } from 'kysely';
import { fold } from '#domain/fold.ts';

/** How much a misspelt name must share with one that is found for it, of 1. */
const leastAlike = 0.4;

/** Whether the folded name in `key` has a word that begins with `typed`, which is folded too. */
const hasWord = (key: RawBuilder<string>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`(${key} like ${`${typed}%`} or ${key} like ${`% ${typed}%`})`;

/** Whether `key` has every word of `text`, or its beginning. */
export const hasWords = (key: RawBuilder<string>, text: string): RawBuilder<boolean> => {
  const each = fold(text)
    .split(' ')
    .map((word) => hasWord(key, word));
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
};

/** How much `key` is like `typed`, from 0 to 1. */
const likeness = (key: RawBuilder<string>, typed: string): RawBuilder<number> =>
  sql<number>`word_similarity(${typed}, ${key})`;

/** Whether `key` may be meant by `typed`, which is misspelt. */
const isAlike = (key: RawBuilder<string>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`${likeness(key, typed)} >= ${leastAlike}`;

/** How well `key` fits, the best first: the name itself, then what begins with it, then the others. */
const rankOf = (key: RawBuilder<string>, typed: string): RawBuilder<number> =>
  sql<number>`case when ${key} = ${typed} then 0 when ${key} like ${`${typed}%`} then 1 else 2 end`;

type Condition = RawBuilder<boolean>;

/** What is `called` so; where nothing is, what has a name that is alike. With how many that is, and the best first. */
export const calledOrAlike = async (
  called: Condition,
  count: (found: Condition) => Promise<number>,
  key: RawBuilder<string>,
  typed: string,
) => {
  const total = await count(called);
  if (total > 0 || typed === '') return { found: called, total, order: rankOf(key, typed) };
  const alike = isAlike(key, typed);
  return { found: alike, total: await count(alike), order: sql`${likeness(key, typed)} desc` };
};
