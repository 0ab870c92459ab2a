import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { contracts, type DueItem } from '#projections/contract/contracts.ts';
import { schemaOf } from '#projections/projection.ts';
import { namesOf } from '../account/accounts-list.ts';
import { type CompanyName, companyNames } from '../company/company-names.ts';

/** The items that somebody delivers, or those of the contracts that they lead; null for everyone's. */
export type Whose = { readonly as: 'production' | 'lead'; readonly id: string } | null;

/** Items by their days: those from `from` to `until`, and before them all that are late. */
export type ProductionParams = {
  readonly whose: Whose;
  readonly from: string;
  readonly until: string;
};

export type DueItemOfContract = DueItem & {
  readonly number: string;
  readonly company: CompanyName;
  readonly production: { readonly id: string; readonly name: string | null } | null;
  readonly late: boolean;
};

const most = 500;

/** Of a `contract`: whether its items are theirs. */
export const isOf = (whose: Whose) =>
  whose === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(`contract.${whose.as}`)} = ${whose.id}`;

/** Of an `item` of a `contract`: whether it is due, which it is no more once the contract ended early before its day. */
export const isDue = sql<boolean>`(item.done is not null or item.scheduled <= coalesce(contract."endedOn", item.scheduled))`;

/** Returns what is due, oldest first: late items, then those of the days asked for, done or not. */
export const productionDay = async (
  db: Database,
  { whose, from, until }: ProductionParams,
  today: string,
): Promise<readonly DueItemOfContract[]> => {
  const { rows } = await sql<DueItem & { number: string; companyId: number; productionId: string | null }>`
    select contract.number, contract.company as "companyId", contract.production as "productionId", item.*
    from ${sql.id(schemaOf(contracts), 'contract')} contract
    cross join lateral jsonb_to_recordset(contract.items) as item (
      id text, option text, title text, scheduled text, done text, retrieved text, alert boolean, observations int)
    where (contract."nextDue" <= ${until} or (contract.signature <= ${until} and contract."lastDay" >= ${from}))
      and ${isOf(whose)}
      and item.scheduled <= ${until} and ${isDue}
      and (item.scheduled >= ${from} or (item.done is null and item.scheduled < ${today}))
    order by item.scheduled, contract.number, item.id
    limit ${most}`.execute(db);
  const [companies, names] = await Promise.all([
    companyNames(
      db,
      rows.map(({ companyId }) => companyId),
    ),
    namesOf(
      db,
      rows.flatMap(({ productionId }) => productionId ?? []),
    ),
  ]);
  return rows.map(({ companyId, productionId, ...item }) => ({
    ...item,
    company: companies.get(companyId) ?? { id: companyId, name: `#${companyId}`, slug: '' },
    production: productionId === null ? null : { id: productionId, name: names.get(productionId) ?? null },
    late: item.done === null && item.scheduled < today,
  }));
};
