import { sql } from 'kysely';
import { z } from 'zod';
import type { Language } from '#domain/text.ts';
import type { Database } from '#infra/database/database.ts';
import { fold } from '#infra/search/fold.ts';
import { categories } from '#projections/category/categories.ts';
import { readModel } from '#projections/projection.ts';

const pageSize = 20;

export const categoryChoiceParams = z.object({
  q: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  /** `company` for what a company may be in: sub-categories only. */
  context: z.string().max(50).default(''),
});
export type CategoryChoiceParams = z.infer<typeof categoryChoiceParams>;

export type CategoryChoice = {
  readonly results: readonly { readonly id: string; readonly name: string }[];
  readonly nbPages: number;
};

/**
 * Categories of both levels by name, synonym or a later word of them, in either language, told in the reader's: those
 * named just so first, then by where the typed text stands.
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
  const id = sql<string>`split_part(entry, chr(9), 3)`;
  const found = db
    .selectFrom('spelling')
    .where(({ or, eb }) => or([eb('entry', 'like', `fr\t${key}%`), eb('entry', 'like', `en\t${key}%`)]))
    .select(id.as('id'))
    .select(
      sql<number>`min((case when ${word} = ${key} then 0 else 2 end) + (case when ${own} then 0 else 1 end))`.as(
        'rank',
      ),
    )
    .groupBy(id);
  const name = sql<string>`names ->> ${lang}`;
  const rows = await db
    .selectFrom('category')
    .$if(key !== '', (all) => all.innerJoin(found.as('found'), 'found.id', 'category.id'))
    .$if(context === 'company', (all) => all.where('parent', 'is not', null))
    .select(['category.id', name.as('name')])
    .$if(key !== '', (all) => all.orderBy('found.rank' as never))
    .orderBy(sql`parent is not null`)
    .orderBy(name)
    .execute();
  return {
    results: rows.slice((page - 1) * pageSize, page * pageSize),
    nbPages: Math.ceil(rows.length / pageSize),
  };
};
