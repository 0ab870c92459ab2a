import { sql } from 'kysely';
import { openFrom } from '#domain/company/job-offers.ts';
import { fold } from '#domain/fold.ts';
import type { Database } from '#infra/database/database.ts';
import { companyContent, type JobRow } from '#projections/company/company-content.ts';
import { type CompanyPageRow, companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';
import { withWords } from './job-words.ts';

/** `q` is looked for in the title, the skills, the place and the company's name, in either gender, misspelt too; `country` has two capitals. */
export type OpenJobsQuery = { readonly country: string | null; readonly q: string; readonly page: number };

export type OpenJob = Pick<JobRow, 'id' | 'offered'> & {
  readonly validThrough: string;
  readonly offer: Omit<JobRow['offer'], 'text'>;
  readonly company: Pick<CompanyPageRow, 'id' | 'name' | 'slug'> & { readonly country: string };
  /** Where the work is, else the district and the city of the company. */
  readonly where: string | null;
};

const jobsOnPage = 20;
/** The newest that are looked through. */
const mostJobs = 3000;

type Place = CompanyPageRow['place'];

const cityOf = ({ city, unknownCity }: Place): string | null => city?.name ?? unknownCity ?? null;

/** The district and the city of a company: `Cocody, Abidjan`. */
const areaOf = (place: Place): string => [place.district ?? place.subCity, cityOf(place)].filter(Boolean).join(', ');

/** Whether the work is in the city of the company, as far as the offer says. */
const isAtCompany = (where: string | null, place: Place): boolean =>
  where === null || fold(where).includes(fold(cityOf(place) ?? where));

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
  const open = rows.flatMap(({ company: id, valid_through: validThrough, ...job }) => {
    const of = byId.get(id);
    if (!of) return [];
    const { place, ...company } = of;
    const where = job.offer.where ?? (areaOf(place) || null);
    const offer: OpenJob = { ...job, validThrough, where, company: { ...company, country: place.country } };
    const area = isAtCompany(job.offer.where, place) ? areaOf(place) : '';
    return { offer, text: [job.offer.title, ...job.offer.skills, where ?? '', area, company.name].join(' ') };
  });
  const found = withWords(q, open, ({ text }) => text).map(({ offer }) => offer);
  return {
    jobs: found.slice((page - 1) * jobsOnPage, page * jobsOnPage),
    count: found.length,
    nbPages: Math.ceil(found.length / jobsOnPage),
  };
};
