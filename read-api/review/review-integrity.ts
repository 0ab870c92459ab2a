import { sql } from 'kysely';
import type { RefusalReason } from '#domain/refusal-reasons.ts';
import type { Database } from '#infra/database/database.ts';
import { contractDays } from '#projections/contract/contract-days.ts';
import { readModel, schemaOf } from '#projections/projection.ts';
import { companyReviews } from '#projections/review/company-reviews.ts';
import { reviewIntegrity as model } from '#projections/review/review-integrity.ts';

type ReviewIntegrity = {
  readonly written: number;
  readonly published: number;
  readonly refused: number;
  readonly reasons: readonly { readonly reason: RefusalReason; readonly count: number }[];
  readonly appeals: number;
  readonly appealsGranted: number;
  readonly retracted: number;
  /** The number of changes that visitors can see, by reason. */
  readonly grounds: readonly { readonly ground: string; readonly count: number }[];
  /** The number of such changes without a reason in the log. */
  readonly unnamed: number;
  /** Such changes within 30 days of something that happened to a contract of the company, and those without a reason. */
  readonly nearContracts: { readonly count: number; readonly unnamed: number };
  /** The number of public reviews, and the number that results from the changes counted here; both must be equal. */
  readonly visible: number;
  readonly accounted: number;
};

const nearDays = 30;

const nearContracts = async (database: Database): Promise<ReviewIntegrity['nearContracts']> => {
  const of = (name: string) => sql.id(schemaOf(contractDays), name);
  const { rows } = await sql<ReviewIntegrity['nearContracts']>`
    select count(*)::int as count, count(*) filter (where ground is null)::int as unnamed
    from ${sql.id(schemaOf(model), 'change')} change
    where seen and exists (
      select from ${of('contract')} contract join ${of('day')} happened using (contract)
      where contract.company = change.company
        and happened.day between change.day - ${nearDays}::int and change.day + ${nearDays}::int)`.execute(database);
  return rows[0] ?? { count: 0, unnamed: 0 };
};

/** Returns the totals of all reviews and decisions, with the reasons for what changed in public. */
export const reviewIntegrity = async (database: Database): Promise<ReviewIntegrity> => {
  const db = readModel(database, model);
  const [counted, grounds, stars, near] = await Promise.all([
    db.selectFrom('counted').selectAll().execute(),
    db
      .selectFrom('change')
      .select(({ fn }) => ['ground', fn.countAll<number>().as('count'), fn.sum<number>('more').as('more')])
      .where('seen', '=', true)
      .groupBy('ground')
      .orderBy('count', 'desc')
      .orderBy('ground')
      .execute(),
    readModel(database, companyReviews)
      .selectFrom('stars')
      .select(({ fn }) => fn.sum<number>('count').as('count'))
      .executeTakeFirst(),
    nearContracts(database),
  ]);
  const counts = new Map(counted.map(({ entry, count }) => [entry, Number(count)]));
  const of = (entry: string): number => counts.get(entry) ?? 0;
  return {
    written: of('written'),
    published: of('published'),
    refused: of('refused'),
    reasons: [...counts]
      .flatMap(([entry, count]) => {
        const reason = /^refused\/(.+)$/.exec(entry)?.[1] as RefusalReason | undefined;
        return reason ? [{ reason, count }] : [];
      })
      .sort((a, b) => b.count - a.count),
    appeals: of('appealed'),
    appealsGranted: of('published/appeal'),
    retracted: of('retracted'),
    grounds: grounds.flatMap(({ ground, count }) => (ground ? [{ ground, count: Number(count) }] : [])),
    unnamed: Number(grounds.find(({ ground }) => ground === null)?.count ?? 0),
    nearContracts: near,
    visible: Number(stars?.count ?? 0),
    accounted: grounds.reduce((sum, { more }) => sum + Number(more), 0),
  };
};
