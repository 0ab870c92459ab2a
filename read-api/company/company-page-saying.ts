import { companyStream } from '#domain/company/company.ts';
import type { Database } from '#infra/database/database.ts';
import { eventsOf, type Reading } from '#infra/event-store/stream-state.ts';
import { companyPage as companyPageModel } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';
import { type CompanyPage, companyPage, type NamedCategory } from './company-page.ts';
import { type CompanyToEdit, type EditedFacts, factsOn } from './company-to-edit.ts';
import { openState } from './open-state.ts';
import { weekHours } from './week-hours.ts';

const categoriesTo = async (database: Database, id: string): Promise<readonly NamedCategory[]> => {
  const own = await readModel(database, companyPageModel)
    .selectFrom('category as own')
    .leftJoin('category as top', 'top.id', 'own.parent')
    .select(['own.names', 'top.id as top_id', 'top.names as top_names'])
    .where('own.id', '=', id)
    .executeTakeFirst();
  if (!own) return [];
  const { names, top_id, top_names } = own;
  return [...(top_id && top_names ? [{ id: top_id, names: top_names }] : []), { id, names }];
};

/**
 * A company's public page as it would look if it said these facts; null when there is none. Its photos, products, jobs
 * and reviews are those of today.
 */
export const companyPageSaying = async (
  db: Database,
  id: number,
  facts: EditedFacts,
  at: Date,
): Promise<CompanyPage | null> => {
  const [page, categories] = await Promise.all([
    companyPage(db, id, at, { hiddenToo: true }),
    categoriesTo(db, facts.category),
  ]);
  if (!page) return null;
  // named one by one, so that the compiler asks what a new field of the page says
  const { rating, reviewCount, ratingCount, demo, registered, content } = page;
  const { name, shortName, slug, place, size, texts, shop, coordinates, requests, plannings } = facts;
  const { taxpayerPublic, taxpayer, ...legal } = facts.legal;
  return {
    ...{ id, rating, reviewCount, ratingCount, demo, registered, content },
    ...{ name, shortName, slug, place, size, texts, shop, plannings, categories },
    country: { code: place.country, names: page.country.code === place.country ? page.country.names : null },
    coordinates: coordinates.filter((one) => one.public).map(({ type, value }) => ({ type, value })),
    greeting: facts.whatsappInitialText,
    requests: { ...requests, phoneForSms: requests.phoneForSms?.value ?? null },
    legal: { ...legal, taxpayer: taxpayerPublic ? taxpayer : null },
    openState: openState(plannings, at),
    hours: weekHours(plannings, at),
  };
};

/** A company's page as it stood at the end of a day, and whether visitors saw it; null before it was registered. */
export const companyPageOn = async (
  { db, ...log }: Reading,
  id: number,
  day: string,
): Promise<{ readonly page: CompanyPage; readonly state: CompanyToEdit['state'] } | null> => {
  const then = factsOn(await eventsOf(log, companyStream(id)), day);
  const page = then && (await companyPageSaying(db, id, then.facts, new Date(`${day}T12:00:00Z`)));
  return page && { page, state: then.state };
};
