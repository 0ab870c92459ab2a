import { sql } from 'kysely';
import type { Language } from '#domain/language.ts';
import type { Database } from '#infra/database/database.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { mark } from '#projections/company/search-words.ts';
import { readModel } from '#projections/projection.ts';
import { allOf, lexeme } from '../search/tsquery.ts';
import type { Asked } from './asked.ts';
import { type Candidate, fitOf } from './suggestion.ts';

const maxCompanies = 3;
/** Fewer letters begin so many names that only the best known companies are looked at. */
const fewestLetters = 3;
const bestKnown = 1000;

const paths: Readonly<Record<Language, string>> = { fr: '/entreprise', en: '/en/company' };

/** Public companies with a name that begins so, or has a word that does; those of the town first, then the best known. */
export const suggestedCompanies = async (
  database: Database,
  { key, lang, country, town }: Asked,
): Promise<readonly Candidate[]> => {
  const db = readModel(database, companySearch);
  const finds = allOf([
    ...key.split(' ').map((word) => lexeme(word, { prefix: true, weights: 'A' })),
    country && lexeme(mark.country(country)),
  ]);
  const found = db
    .selectFrom('company')
    .where('approved', '=', true)
    .where('online', '=', true)
    .$if(country !== undefined, (all) => all.where('country', '=', country ?? ''))
    .select(['id', 'name', 'key', 'slug', 'verified', 'district', 'subCity', 'cityName', 'city', 'score']);
  const looked =
    key.length < fewestLetters
      ? found.orderBy('score', 'desc').orderBy('id').limit(bestKnown)
      : found.where(sql<boolean>`words @@ ${finds}::tsquery`);
  const rows = await db
    .selectFrom(looked.as('company'))
    .selectAll()
    .$if(key.length < fewestLetters, (all) =>
      all.where(({ or, eb }) => or([eb('key', 'like', `${key}%`), eb('key', 'like', `% ${key}%`)])),
    )
    .orderBy(sql`key like ${`${key}%`} desc`)
    .orderBy(sql`city is not distinct from ${town?.id ?? null}::int desc`)
    .orderBy('score', 'desc')
    .orderBy('id')
    .limit(maxCompanies)
    .execute();
  return rows.map(({ id, name, key: folded, slug, verified, district, subCity, cityName }) => ({
    kind: 'company',
    name,
    value: name,
    area: [district ?? subCity, cityName].filter(Boolean).join(', ') || null,
    count: 1,
    id,
    url: `${paths[lang]}/${id}-${slug}`,
    verified,
    fit: fitOf(folded, key),
  }));
};
