import { sql } from 'kysely';
import { openFrom } from '#domain/company/job-offers.ts';
import { fold } from '#domain/fold.ts';
import type { Database } from '#infra/database/database.ts';
import { companyContent, type JobRow } from '#projections/company/company-content.ts';
import { type CompanyPageRow, companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';

/** `q` is looked for in the title, the skills, the place and the company's name; `country` has two capitals. */
export type OpenJobsQuery = { readonly country: string | null; readonly q: string; readonly page: number };

export type OpenJob = Pick<JobRow, 'id' | 'offered'> & {
  readonly validThrough: string;
  readonly offer: Omit<JobRow['offer'], 'text'>;
  readonly company: Pick<CompanyPageRow, 'id' | 'name' | 'slug'> & { readonly country: string };
  /** Where the work is, else the city of the company. */
  readonly where: string | null;
};

const jobsOnPage = 20;
/** The newest that are looked through. */
const mostJobs = 3000;

const cityOf = ({ city, unknownCity }: CompanyPageRow['place']): string | null => city?.name ?? unknownCity ?? null;

/** Returns a page of the jobs that are open at that time at public companies, newest first. */
export const openJobs = async (db: Database, { country, q, page }: OpenJobsQuery, at: Date) => {
  const shown = readModel(db, companyPage)
    .selectFrom('company')
    .where('valid', '=', true)
    .where('online', '=', true)
    .$if(country !== null, (all) => all.where(sql<boolean>`place->>'country' = ${country}`));
  const rows = await readModel(db, companyContent)
    .selectFrom('job')
    .select(['id', 'company', 'offered', 'valid_through', sql<OpenJob['offer']>`offer - 'text'`.as('offer')])
    .where('valid_through', '>=', openFrom(at))
    .where('company', 'in', shown.select('id'))
    .orderBy('offered', 'desc')
    .orderBy('id', 'desc')
    .limit(mostJobs)
    .execute();
  const ids = [...new Set(rows.map(({ company }) => company))];
  const companies =
    ids.length > 0 ? await shown.select(['id', 'name', 'slug', 'place']).where('id', 'in', ids).execute() : [];
  const byId = new Map(companies.map((one) => [one.id, one]));
  const words = fold(q).split(' ').filter(Boolean);
  const found = rows.flatMap(({ company: id, valid_through: validThrough, ...job }): OpenJob[] => {
    const of = byId.get(id);
    if (!of) return [];
    const { place, ...company } = of;
    const where = job.offer.where ?? cityOf(place);
    const text = fold([job.offer.title, ...job.offer.skills, where ?? '', company.name].join(' '));
    return words.every((word) => text.includes(word))
      ? [{ ...job, validThrough, where, company: { ...company, country: place.country } }]
      : [];
  });
  return {
    jobs: found.slice((page - 1) * jobsOnPage, page * jobsOnPage),
    count: found.length,
    nbPages: Math.ceil(found.length / jobsOnPage),
  };
};
