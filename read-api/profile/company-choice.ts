import { z } from 'zod';
import { fold } from '#domain/fold.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#infra/database/database.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';
import { searchCompanies, searchParams } from '../search/search-companies.ts';
import type { SearchIndex } from '../search/search-index.ts';

export const companyChoices = z.object({
  results: z.array(z.object({ id: z.string(), name: z.string(), label: z.string() })).readonly(),
  nbPages: z.int().min(0),
});
export type CompanyChoice = z.infer<typeof companyChoices>;

/** Returns companies whose name contains `q`; the label adds the city, to distinguish equal names. */
export const companyChoice = async (search: SearchIndex, q: string, lang: Language): Promise<CompanyChoice> => {
  const { results } = await searchCompanies({ search }, { ...searchParams.parse({ what: q }), lang }, new Date());
  const called = results.filter(({ name }) => fold(name).includes(fold(q)));
  return {
    results: called.map(({ id, name, city }) => ({
      id: String(id),
      name,
      label: [name, city].filter(Boolean).join(', '),
    })),
    nbPages: 1,
  };
};

export const publicCompanyName = async (db: Database, id: number): Promise<string | undefined> => {
  const row = await readModel(db, companyPage)
    .selectFrom('company')
    .select('name')
    .where('id', '=', id)
    .where('valid', '=', true)
    .where('online', '=', true)
    .executeTakeFirst();
  return row?.name;
};
