import type { Database } from '#infra/database/database.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { type ProblemRow, problemQueue } from '#projections/moderation/problem-queue.ts';
import { readModel } from '#projections/projection.ts';

export type ReportedProblem = Omit<ProblemRow, 'company'> & {
  readonly company: { readonly id: number; readonly name: string; readonly slug: string } | null;
};

export type ReportedProblems = {
  readonly results: readonly ReportedProblem[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly page: number;
};

const onAPage = 20;

/** Problems of one state, those that wait longest first. For staff alone. */
export const reportedProblems = async (
  database: Database,
  { status = 'open', page = 1 }: { readonly status?: ProblemRow['status']; readonly page?: number },
): Promise<ReportedProblems> => {
  const db = readModel(database, problemQueue);
  const [rows, counted] = await Promise.all([
    db
      .selectFrom('problem')
      .selectAll()
      .where('status', '=', status)
      .orderBy('reported')
      .orderBy('id')
      .limit(onAPage)
      .offset((page - 1) * onAPage)
      .execute(),
    db
      .selectFrom('problem')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('status', '=', status)
      .executeTakeFirst(),
  ]);
  const ids = rows.map(({ company }) => company);
  const companies = ids.length
    ? await readModel(database, companyPage)
        .selectFrom('company')
        .select(['id', 'name', 'slug'])
        .where('id', 'in', ids)
        .execute()
    : [];
  const nbHits = Number(counted?.count ?? 0);
  return {
    results: rows.map(({ company, ...problem }) => ({
      ...problem,
      company: companies.find(({ id }) => id === company) ?? null,
    })),
    nbHits,
    nbPages: Math.ceil(nbHits / onAPage),
    page,
  };
};
