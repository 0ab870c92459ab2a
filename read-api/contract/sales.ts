import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '#domain/actor.ts';
import { contractPackages } from '#domain/contract/contract.choices.ts';
import { type Currency, decimalsOf } from '#domain/money.ts';
import type { Database } from '#infra/database/database.ts';
import { sales as model } from '#projections/contract/sales.ts';
import { readModel, schemaOf } from '#projections/projection.ts';
import { namesOf } from '../account/accounts-list.ts';
import { contractsParams, filteredContracts } from './contracts-list.ts';
import { monthsOf, salesPeriods } from './sales-months.ts';

const empty = z.literal('');

/** What a contract can count as: signed or renewed in a month, or ending in it without having been renewed. */
export const salesKinds = ['signed', 'renewed', 'ending'] as const;
export type SalesKind = (typeof salesKinds)[number];

/** What the figures are told apart by. */
export const salesSides = ['month', 'currency', 'commercial', 'package', 'country'] as const;
export type SalesSide = (typeof salesSides)[number];

/** What the figures are narrowed to; empty fields do not filter. */
export const salesFilter = z.object({
  kind: z.enum(salesKinds).or(empty).optional(),
  period: z.enum(salesPeriods).or(empty).optional(),
  commercial: z.uuid().or(empty).optional(),
  package: z.enum(contractPackages).or(empty).optional(),
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/)
    .optional(),
});
export type SalesFilter = z.infer<typeof salesFilter>;

/** Contracts of one kind and one currency: amounts of two currencies are never added up. */
export type SalesSum = {
  readonly kind: SalesKind;
  readonly currency: Currency;
  readonly count: number;
  readonly amount: number;
  readonly amountService: number;
};

/** One month, commercial, package, country or currency. */
export type SalesLine = {
  readonly key: string;
  /** Of a commercial; null for one without a name. */
  readonly name?: string | null;
  readonly of: Readonly<Record<SalesKind, number>>;
  readonly sums: readonly SalesSum[];
};

export type Sales = {
  readonly asked: {
    readonly kind: SalesKind;
    readonly period: (typeof salesPeriods)[number];
    readonly commercial: string;
    readonly package: string;
    readonly country: string;
  };
  readonly from: string;
  readonly to: string;
  readonly total: Readonly<Record<SalesKind, number>>;
  /** In the time as long before. */
  readonly before: Readonly<Record<SalesKind, number>>;
  /** Of the terms that have ended in the period, how many, and how many of them were renewed. */
  readonly ended: { readonly count: number; readonly renewed: number };
  readonly by: Readonly<Record<SalesSide, readonly SalesLine[]>>;
  /** How many of the contracts have a problem today. */
  readonly problems: number;
  /** Those of all contracts. */
  readonly countries: readonly string[];
};

/** A commercial sees what they sold, whatever else they ask for. */
export const salesSeenBy = ({ role, id }: Pick<Actor, 'role' | 'id'>, filter: SalesFilter): SalesFilter =>
  role === 'commercial' ? { ...filter, commercial: id } : filter;

type Fact = Record<'month' | 'commercial' | 'package' | 'country', string | null> & {
  readonly kind: SalesKind;
  readonly currency: Currency;
  readonly count: number;
  readonly amount: number;
  readonly amountService: number;
};

/** Each term of each contract that a filter lets through; `next` tells whether another one followed it. */
const terms = ({ commercial, package: bought, country }: SalesFilter) => {
  const table = sql.id(schemaOf(model), 'sale');
  return sql`(
    select kind, day, "lastDay", false as "next", country, package, commercial, amount, "amountService", currency
    from ${table}
    where (${commercial || null}::text is null or commercial = ${commercial || null})
      and (${bought || null}::text is null or package = ${bought || null})
      and (${country || null}::text is null or country = ${country || null})
    union all
    select e.kind, e.day, e."lastDay", true, sale.country, e.package, e.commercial, e.amount, e."amountService", e.currency
    from ${table} sale cross join lateral jsonb_to_recordset(sale.earlier) as e (
      kind text, day text, "lastDay" text, package text, commercial text,
      amount double precision, "amountService" double precision, currency text)
    where sale.renewals > 0
      and (${commercial || null}::text is null or e.commercial = ${commercial || null})
      and (${bought || null}::text is null or e.package = ${bought || null})
      and (${country || null}::text is null or sale.country = ${country || null}))`;
};

const within = (column: 'day' | 'lastDay', { from, to }: { readonly from: string; readonly to: string }) =>
  sql`${sql.id(column)} between ${from} and ${to}`;

const none = { signed: 0, renewed: 0, ending: 0 } as const satisfies Record<SalesKind, number>;

const rounded = (amount: number, currency: Currency): number => Number(amount.toFixed(decimalsOf(currency)));

/** Adds up the counts of lines; amounts stay with their currencies. */
const lineOf = (key: string, facts: readonly Fact[]): SalesLine => {
  const of: Record<SalesKind, number> = { ...none };
  for (const fact of facts) of[fact.kind] += fact.count;
  const sums = facts
    .map(({ kind, currency, count, amount, amountService }) => ({
      kind,
      currency,
      count,
      amount: rounded(amount, currency),
      amountService: rounded(amountService, currency),
    }))
    .toSorted((a, b) => b.count - a.count || a.currency.localeCompare(b.currency));
  return { key, of, sums };
};

const grouped = (facts: readonly Fact[], kind: SalesKind, keyOf: (fact: Fact) => string | null) => {
  const groups = Map.groupBy(
    facts.filter((fact) => keyOf(fact) !== null),
    (fact) => keyOf(fact) ?? '',
  );
  return [...groups]
    .map(([key, of]) => lineOf(key, of))
    .toSorted((a, b) => b.of[kind] - a.of[kind] || a.key.localeCompare(b.key));
};

/**
 * Returns what was signed, renewed and ends, by month, commercial, package, country and currency. A renewal counts on
 * the day on which it was agreed; what ends counts where no renewal followed.
 */
export const sales = async (db: Database, filter: SalesFilter, today: string): Promise<Sales> => {
  const kind = filter.kind || 'signed';
  const period = filter.period || (kind === 'ending' ? 'next' : '12');
  const { months, from, to, before } = monthsOf(period, today);
  const happened = (first: string, last: string) => sql`(
    select kind, day, country, package, commercial, amount, "amountService", currency
    from term where day >= ${first} and day <= ${last}
    union all
    select 'ending', "lastDay", country, package, commercial, amount, "amountService", currency
    from term where not "next" and "lastDay" >= ${first} and "lastDay" <= ${last})`;
  const { commercial, package: bought, country } = filter;
  const troubled = contractsParams.parse({ commercial, package: bought, country, problematic: 'yes' });
  // one pass over all terms: each renewed contract is opened but once for the five (2026-11)
  const over = sql`${within('lastDay', { from, to })} and "lastDay" < ${today}`;
  const [{ rows: facts }, { rows: counted }, problems, countries] = await Promise.all([
    sql<Fact>`
      with term as not materialized ${terms(filter)}, fact as ${happened(from, to)}
      select kind, substr(day, 1, 7) as month, commercial, package, country, currency,
        count(*)::int as count, sum(amount) as amount, sum("amountService") as "amountService"
      from fact
      group by grouping sets (
        (kind, currency), (kind, currency, substr(day, 1, 7)), (kind, currency, commercial),
        (kind, currency, package), (kind, currency, country))`.execute(db),
    sql<Record<SalesKind | 'ended' | 'followed', number>>`
      with term as not materialized ${terms(filter)}
      select
        count(*) filter (where kind = 'signed' and ${within('day', before)})::int as signed,
        count(*) filter (where kind = 'renewed' and ${within('day', before)})::int as renewed,
        count(*) filter (where not "next" and ${within('lastDay', before)})::int as ending,
        count(*) filter (where ${over})::int as ended,
        count(*) filter (where ${over} and "next")::int as followed
      from term`.execute(db),
    filteredContracts(db, troubled, today)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst(),
    readModel(db, model).selectFrom('sale').select('country').distinct().orderBy('country').execute(),
  ]);
  const sides = ['month', 'commercial', 'package', 'country'] as const;
  const ofAll = facts.filter((fact) => sides.every((side) => fact[side] === null));
  const byMonth = new Map(
    grouped(facts, kind, ({ month }) => month).map((line): [string, SalesLine] => [line.key, line]),
  );
  const commercials = grouped(facts, kind, ({ commercial }) => commercial);
  const names = await namesOf(
    db,
    commercials.map(({ key }) => key),
  );
  const { signed, renewed, ending, ended, followed } = counted[0] ?? { ...none, ended: 0, followed: 0 };
  return {
    asked: {
      kind,
      period,
      commercial: commercial ?? '',
      package: bought ?? '',
      country: country ?? '',
    },
    from,
    to,
    total: lineOf('', ofAll).of,
    before: { signed, renewed, ending },
    problems: Number(problems?.count ?? 0),
    countries: countries.map(({ country }) => country),
    ended: { count: ended, renewed: followed },
    by: {
      month: months.map((month) => byMonth.get(month) ?? lineOf(month, [])),
      currency: grouped(ofAll, kind, ({ currency }) => currency),
      commercial: commercials.map((line) => ({ ...line, name: names.get(line.key) ?? null })),
      package: grouped(facts, kind, (fact) => fact.package),
      country: grouped(facts, kind, ({ country }) => country),
    },
  };
};
