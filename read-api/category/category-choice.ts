import { sql } from 'kysely';
import { z } from 'zod';
import { fold } from '#domain/fold.ts';
import type { Language } from '#domain/language.ts';
import { typedPage } from '#domain/typed-number.ts';
import type { Database } from '#infra/database/database.ts';
import { categories } from '#projections/category/categories.ts';
import { readModel } from '#projections/projection.ts';
import { lookUpLanguage } from '../place/lookup-params.ts';

const pageSize = 20;

export const categoryChoiceParams = z.object({
  q: z.string().max(200).default(''),
  page: typedPage.default(1),
  /** `company` returns only the categories that a company can have: sub-categories. */
  context: z.string().max(50).default(''),
  lang: lookUpLanguage,
});
type CategoryChoiceParams = z.infer<typeof categoryChoiceParams>;

export const categoryChoices = z.object({
  results: z.array(z.object({ id: z.string(), name: z.string() })).readonly(),
  nbPages: z.int().min(0),
});
export type CategoryChoice = z.infer<typeof categoryChoices>;

type Ranked = { readonly name: string; readonly rank: number };

/** The sort rank of a category, lowest first. Names that begin with the typed text come first, for screen readers. */
const placeOf = (key: string, { name, rank }: Ranked): number => {
  const folded = fold(name);
  if (folded.startsWith(key)) return folded === key || rank === 0 ? 0 : 2;
  if (rank === 0) return 1;
  return folded.includes(` ${key}`) ? 3 : 4;
};

/**
 * Finds categories of both levels by name or synonym, or by a later word of these, in either language, and returns the
 * names in `lang`. Exact names come first, then names that begin with `q`, names with a word that begins with `q`, and
 * the rest.
 */
export const categoryChoice = async (
  database: Database,
  { q, page, context }: CategoryChoiceParams,
  lang: Language,
): Promise<CategoryChoice> => {
  const db = readModel(database, categories);
  const key = fold(q);
  if (q.trim() && !key) return { results: [], nbPages: 0 };
  const word = sql<string>`split_part(entry, chr(9), 2)`;
  const own = sql<boolean>`split_part(entry, chr(9), 1) = ${lang}`;
  const categoryId = sql<string>`split_part(entry, chr(9), 3)`;
  const matches = db
    .selectFrom('spelling')
    .where(({ or, eb }) => or([eb('entry', 'like', `fr\t${key}%`), eb('entry', 'like', `en\t${key}%`)]))
    .select(categoryId.as('id'))
    .select(
      sql<number>`min((case when ${word} = ${key} then 0 else 2 end) + (case when ${own} then 0 else 1 end))`.as(
        'rank',
      ),
    )
    .groupBy(categoryId);
  const called = sql<string>`names ->> ${lang}`;
  const rows = await db
    .selectFrom('category')
    .$if(key !== '', (all) => all.innerJoin(matches.as('found'), 'found.id', 'category.id'))
    .$if(context === 'company', (all) => all.where('parent', 'is not', null))
    .select(['category.id', called.as('name')])
    .select((key ? sql<number>`found.rank` : sql<number>`0`).as('rank'))
    .orderBy(sql`parent is not null`)
    .orderBy(called)
    .execute();
  const inOrder = key ? rows.toSorted((a, b) => placeOf(key, a) - placeOf(key, b) || a.rank - b.rank) : rows;
  return {
    results: inOrder.slice((page - 1) * pageSize, page * pageSize).map(({ id, name }) => ({ id, name })),
    nbPages: Math.ceil(rows.length / pageSize),
  };
};
