import type { Bilingual } from '#domain/text.ts';
import type { Database } from '#infra/database/database.ts';
import { accounts } from '#projections/account/accounts.ts';
import { categories } from '#projections/category/categories.ts';
import { type CategoryRequestRow, categoryRequests } from '#projections/company/category-requests.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';

/** A category with the one above it. */
export type CategoryTrail = readonly Bilingual[];

export type CategoryRequest = Omit<CategoryRequestRow, 'company' | 'asker' | 'currentCategory' | 'newCategory'> & {
  readonly from: CategoryTrail;
  readonly to: CategoryTrail;
};

/** The names of a category and of those above it, by its id. */
export const trails = async (db: Database): Promise<(id: string) => CategoryTrail> => {
  const rows = await readModel(db, categories).selectFrom('category').select(['id', 'parent', 'names']).execute();
  const all = new Map(rows.map((row) => [row.id, row]));
  const trailOf = (id: string | null): CategoryTrail => {
    const row = id === null ? undefined : all.get(id);
    return row ? [...trailOf(row.parent), row.names] : [];
  };
  return trailOf;
};

const shown = (row: CategoryRequestRow, trailOf: (id: string) => CategoryTrail): CategoryRequest => {
  const { company: _, asker: __, currentCategory, newCategory, ...request } = row;
  return { ...request, from: trailOf(currentCategory), to: trailOf(newCategory) };
};

/** A company's category, and its last request for another one. */
export const companyCategory = async (db: Database, companyId: number, category: string) => {
  const [row, trailOf] = await Promise.all([
    readModel(db, categoryRequests)
      .selectFrom('request')
      .selectAll()
      .where('company', '=', companyId)
      .executeTakeFirst(),
    trails(db),
  ]);
  return { current: trailOf(category), request: row ? shown(row, trailOf) : null };
};

export type CategoryToDecide = CategoryRequest & {
  readonly company: { readonly id: number; readonly name: string; readonly slug: string };
  /** Null for the team, and for a person who is forgotten. */
  readonly asker: string | null;
};

const maxRequests = 50;

/** The requests for another category that wait for staff, oldest first. For staff only. */
export const categoriesToDecide = async (db: Database): Promise<readonly CategoryToDecide[]> => {
  const rows = await readModel(db, categoryRequests)
    .selectFrom('request')
    .selectAll()
    .where('outcome', 'is', null)
    .orderBy('since')
    .limit(maxRequests)
    .execute();
  if (rows.length === 0) return [];
  const [pages, people, trailOf] = await Promise.all([
    readModel(db, companyPage)
      .selectFrom('company')
      .select(['id', 'name', 'slug'])
      .where(
        'id',
        'in',
        rows.map(({ company }) => company),
      )
      .execute(),
    readModel(db, accounts)
      .selectFrom('account')
      .select(['id', 'firstname', 'lastname'])
      .where(
        'id',
        'in',
        rows.map(({ asker }) => asker),
      )
      .execute(),
    trails(db),
  ]);
  const names = new Map(people.map((one) => [one.id, `${one.firstname ?? ''} ${one.lastname ?? ''}`.trim()]));
  return rows.flatMap((row) => {
    const company = pages.find(({ id }) => id === row.company);
    return company ? [{ ...shown(row, trailOf), company, asker: names.get(row.asker) || null }] : [];
  });
};
