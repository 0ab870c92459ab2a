import { phoneTypes } from '#domain/company/phone-types.ts';
import type { Database } from '#infra/database/database.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { type NumberProblem, numberProblems } from '#projections/company/number-problems.ts';
import { readModel } from '#projections/projection.ts';
import { type DeskCount, deskCountOf } from './desk-count.ts';

/** The numbers of a company that do not work, in the order in which they were noted. */
export const numberProblemsOf = async (db: Database, company: number): Promise<readonly NumberProblem[]> =>
  (
    await readModel(db, numberProblems)
      .selectFrom('company')
      .select('problems')
      .where('company', '=', company)
      .executeTakeFirst()
  )?.problems ?? [];

/** How many numbers do not work, and since when the oldest of them is known. */
export const countNumberProblems = async (db: Database): Promise<DeskCount> => {
  const rows = await readModel(db, numberProblems).selectFrom('company').select('problems').execute();
  return deskCountOf(rows.flatMap(({ problems }) => problems.map(({ since }) => since)));
};

/** A company with its phone numbers and what is wrong with them. For staff only. */
export type CompanyNumbers = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly numbers: readonly { readonly number: string; readonly problem: NumberProblem | null }[];
};

const mostCompanies = 50;

const numbersOf = async (
  db: Database,
  rows: readonly { readonly company: number; readonly problems: readonly NumberProblem[] }[],
  isListed: (problem: NumberProblem | null) => boolean,
): Promise<readonly CompanyNumbers[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ company }) => company);
  const pages = await readModel(db, companyPage)
    .selectFrom('company')
    .select(['id', 'name', 'slug', 'coordinates'])
    .where('id', 'in', ids)
    .execute();
  return rows.flatMap(({ company, problems }) => {
    const page = pages.find(({ id }) => id === company);
    if (!page) return [];
    const { id, name, slug, coordinates } = page;
    const all = new Set(coordinates.filter(({ type }) => phoneTypes.includes(type)).map(({ value }) => value));
    const numbers = [...all].map((number) => ({
      number,
      problem: problems.find((one) => one.number === number) ?? null,
    }));
    return [{ id, name, slug, numbers: numbers.filter(({ problem }) => isListed(problem)) }];
  });
};

/** The companies with numbers that do not work, those known for longest first. For staff only. */
export const numbersToCheck = async (db: Database): Promise<readonly CompanyNumbers[]> => {
  const rows = await readModel(db, numberProblems)
    .selectFrom('company')
    .select(['company', 'problems'])
    .orderBy('since')
    .limit(mostCompanies)
    .execute();
  return numbersOf(db, rows, (problem) => problem !== null);
};

/** These companies with all their numbers, private ones too. For staff only. */
export const companiesNumbers = async (db: Database, ids: readonly number[]): Promise<readonly CompanyNumbers[]> => {
  const rows = await Promise.all(
    ids.map(async (company) => ({ company, problems: await numberProblemsOf(db, company) })),
  );
  return numbersOf(db, rows, () => true);
};
