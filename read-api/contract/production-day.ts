import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { contracts, type DueItem } from '#projections/contract/contracts.ts';
import { schemaOf } from '#projections/projection.ts';
import { namesOf } from '../account/accounts-list.ts';
import { type CompanyName, companyNames } from '../company/company-names.ts';

/** The items that somebody delivers, or those of the contracts that they lead; null for everyone's. */
export type Whose = { readonly as: 'production' | 'lead'; readonly id: string } | null;

/** What is late, what is due today, and what the other days have: each is counted and cut by itself. */
export const dueParts = ['late', 'today', 'other'] as const;
export type DuePart = (typeof dueParts)[number];

/** Items by their days: those from `from` to `until`, and before them all that are late. */
export type ProductionParams = {
  readonly whose: Whose;
  readonly from: string;
  readonly until: string;
  /** Only the items of one part, from the one that follows `after`: the `next` of the part before. */
  readonly rest?: { readonly part: DuePart; readonly after: string } | null;
};

export type DueItemOfContract = DueItem & {
  readonly number: string;
  readonly company: CompanyName;
  readonly production: { readonly id: string; readonly name: string | null } | null;
  readonly late: boolean;
};

type DueItems = {
  /** How many it has, and how many of them are not done, whatever is shown. */
  readonly all: number;
  readonly open: number;
  /** The first of them, oldest first. */
  readonly items: readonly DueItemOfContract[];
  /** Where those begin that are not shown; null when all are. */
  readonly next: string | null;
};

export type ProductionDay = Readonly<Record<DuePart, DueItems>>;

/** How many items of each part are shown at once. */
export const itemsOfPart = 100;

/** Of a `contract`: whether its items are theirs. */
export const isOf = (whose: Whose) =>
  whose === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(`contract.${whose.as}`)} = ${whose.id}`;

/** Of an `item` of a `contract`: whether it is due, which it is no more once the contract ended early before its day. */
export const isDue = sql<boolean>`(item.done is not null or item.scheduled <= coalesce(contract."endedOn", item.scheduled))`;

type Place = Pick<DueItemOfContract, 'scheduled' | 'number' | 'id'>;

const cursorOf = ({ scheduled, number, id }: Place): string => `${scheduled} ${number} ${id}`;

/** Of a `due` item: whether it is asked for; a cursor that is none begins at the start. */
const isAsked = ({ rest }: ProductionParams) => {
  if (!rest) return sql<boolean>`true`;
  const [scheduled, number, id] = rest.after.split(' ');
  if (!scheduled || !number || !id) return sql<boolean>`due.part = ${rest.part}`;
  return sql<boolean>`due.part = ${rest.part} and (due.scheduled, due.number, due.id) > (${scheduled}, ${number}, ${id})`;
};

type Counted = { part: DuePart; all: number; open: number };
type Row = Counted & DueItem & { number: string | null; companyId: number; productionId: string | null };
type Shown = Row & { number: string };

/** Returns what is due, oldest first: late items, those of today, and those of the other days asked for, done or not. */
export const productionDay = async (db: Database, params: ProductionParams, today: string): Promise<ProductionDay> => {
  const { whose, from, until } = params;
  const { rows } = await sql<Row>`
    with due as materialized (
      select contract.number, contract.company as "companyId", contract.production as "productionId", item.*,
        case when item.done is null and item.scheduled < ${today} then 'late'
          when item.scheduled = ${today} then 'today' else 'other' end as part
      from ${sql.id(schemaOf(contracts), 'contract')} contract
      cross join lateral jsonb_to_recordset(contract.items) as item (
        id text, option text, title text, scheduled text, done text, retrieved text, alert boolean, observations int)
      where (contract."nextDue" <= ${until} or (contract.signature <= ${until} and contract."lastDay" >= ${from}))
        and ${isOf(whose)}
        and item.scheduled <= ${until} and ${isDue}
        and (item.scheduled >= ${from} or (item.done is null and item.scheduled < ${today}))
    ), counted as (
      select part as name, count(*)::int as "all", (count(*) - count(done))::int as open from due group by part
    )
    select counted."all", counted.open, shown.*, counted.name as part
    from counted left join lateral (
      select due.* from due
      where due.part = counted.name and ${isAsked(params)}
      order by due.scheduled, due.number, due.id limit ${itemsOfPart + 1}
    ) shown on true
    order by shown.scheduled, shown.number, shown.id`.execute(db);
  const found = rows.filter((row): row is Shown => row.number !== null);
  const [companies, names] = await Promise.all([
    companyNames(
      db,
      found.map(({ companyId }) => companyId),
    ),
    namesOf(
      db,
      found.flatMap(({ productionId }) => productionId ?? []),
    ),
  ]);
  const itemOf = (row: Shown): DueItemOfContract => {
    const { id, option, title, scheduled, done, retrieved, alert, observations, number, companyId, productionId } = row;
    return {
      ...{ id, option, title, scheduled, done, retrieved, alert, observations, number },
      company: companies.get(companyId) ?? { id: companyId, name: `#${companyId}`, slug: '' },
      production: productionId === null ? null : { id: productionId, name: names.get(productionId) ?? null },
      late: done === null && scheduled < today,
    };
  };
  const dueOf = (part: DuePart): DueItems => {
    const { all = 0, open = 0 } = rows.find((row) => row.part === part) ?? {};
    const some = found.filter((row) => row.part === part);
    const items = some.slice(0, itemsOfPart).map(itemOf);
    const last = items.at(-1);
    return { all, open, items, next: some.length > itemsOfPart && last ? cursorOf(last) : null };
  };
  return { late: dueOf('late'), today: dueOf('today'), other: dueOf('other') };
};
