import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { categories } from '#projections/category/categories.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { schemaOf } from '#projections/projection.ts';
import { allowedEdits, editsBetween } from '../search/edit-distance.ts';

/** A word that begins so is known when so many companies have one. */
const fewestCompanies = 3;
const mostMeant = 2;
const mostLookedAt = 500;

type Word = { readonly word: string; readonly count: number };
type Known = { readonly word: string; readonly begun: number; readonly like: readonly Word[] | null };
type Meant = Word & { readonly edits: number };

/** A trade is meant more likely than any name that is as like. */
const tradeWeight = 1e6;

/** What companies are called by that begins like each word or is like it, and how many have one that begins exactly so. */
const lookUp = async (database: Database, words: readonly string[]): Promise<readonly Known[]> => {
  const vocabulary = sql.table(`${schemaOf(companySearch)}.vocabulary`);
  const spelling = sql.table(`${schemaOf(categories)}.spelling`);
  const { rows } = await sql<Known>`
    select word,
      (select coalesce(sum(count), 0)::int from (
        select count from ${vocabulary} where entry ~>=~ word and entry ~<~ (word || U&'\+10FFFF') limit ${sql.lit(fewestCompanies)}
      ) b) as begun,
      (select json_agg(json_build_object('word', entry, 'count', count)) from (
        (select entry, count from ${vocabulary} n
          where (n.entry % word or (n.entry ~>=~ front and n.entry ~<~ (front || U&'\+10FFFF')))
          order by count desc limit ${sql.lit(mostLookedAt)})
        union all
        select distinct split_part(split_part(entry, chr(9), 2), ' ', 1), ${sql.lit(tradeWeight)}::int from ${spelling}
          where entry like 'fr' || chr(9) || left(word, 1) || '%' or entry like 'en' || chr(9) || left(word, 1) || '%'
      ) v) as like
    from unnest(${words}::text[]) word, left(word, greatest(2, length(word) / 2)) front`.execute(database);
  return rows;
};

/** The beginnings of known words that a word may misspell, the likeliest first. */
const meantBy = ({ word, like }: Known): readonly Meant[] => {
  const most = allowedEdits(word);
  const beginnings = (like ?? []).flatMap(({ word: whole, count }): Meant[] => {
    const lengths = [1, 0, -1].map((more) => word.length + more).filter((length) => length <= whole.length);
    const all = lengths.flatMap((length): Meant[] => {
      const begun = whole.slice(0, length);
      const edits = editsBetween(word, begun, most);
      return edits === undefined ? [] : [{ word: begun, count, edits }];
    });
    return all.toSorted((a, b) => a.edits - b.edits).slice(0, 1);
  });
  const likeliest = beginnings.toSorted((a, b) => a.edits - b.edits || b.count - a.count);
  return likeliest.filter((one, at) => likeliest.findIndex((other) => other.word === one.word) === at);
};

const isKnown = ({ word, begun, like }: Known): boolean =>
  begun >= fewestCompanies || (like ?? []).some((one) => one.count === tradeWeight && one.word.startsWith(word));

/**
 * What the folded letters may mean where a word of them is a misspelling, or the beginning of one: at most two, the
 * likeliest first. A word that companies, trades or places begin with stays as it is.
 */
export const meantKeys = async (database: Database, key: string): Promise<readonly string[]> => {
  const typed = key.split(' ');
  const doubted = [...new Set(typed.filter((word) => allowedEdits(word) > 0))];
  if (doubted.length === 0) return [];
  const unknown = (await lookUp(database, doubted)).filter((word) => !isKnown(word));
  const meant = new Map(unknown.map((word) => [word.word, meantBy(word)]));
  const keys = Array.from({ length: mostMeant }, (_, rank) =>
    typed.map((word) => meant.get(word)?.[rank]?.word ?? meant.get(word)?.[0]?.word ?? word).join(' '),
  );
  return [...new Set(keys)].filter((one) => one !== key);
};
