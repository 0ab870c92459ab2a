import { fold } from '#domain/fold.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#infra/database/database.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { readModel } from '#projections/projection.ts';

export type Town = { readonly id: number; readonly country: string; readonly name: string };

/** The city that a text names, of `Cocody, Abidjan` the last; the most populous of that name; null when it names none. */
export const townIn = async (
  database: Database,
  text: string,
  country: string | undefined,
  lang: Language,
): Promise<Town | null> => {
  const key = fold(text.split(',').at(-1) ?? '');
  if (!key) return null;
  const found = await readModel(database, companySearch)
    .selectFrom('placeName')
    .where('key', '=', key)
    .where('city', '>', 0)
    .$if(country !== undefined, (all) => all.where('country', '=', country ?? ''))
    .select(['city', 'country', 'label'])
    .orderBy('population', 'desc')
    .executeTakeFirst();
  return found ? { id: found.city, country: found.country, name: found.label[lang] } : null;
};
