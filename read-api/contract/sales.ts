import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '#domain/actor.ts';
import { contractPackages } from '#domain/contract/contract.choices.ts';
import { type Currency, decimalsOf } from '#domain/money.ts';
import type { Database } from '#infra/database/database.ts';
import { sales as model } from '#projections/contract/sales.ts';
import { schemaOf } from '#projections/projection.ts';
import { namesOf } from '../account/accounts-list.ts';
import { contractsParams, filteredContracts } from './contracts-list.ts';
import { monthsOf, salesPeriods } from './sales-months.ts';

const empty = z.literal('');

/** What a contract can count as: signed or renewed in a month, or ending in it without having been renewed. */
const salesKinds = ['signed', 'renewed', 'ending'] as const;
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
  /** How many of the contracts have a problem today, and since when the oldest has one: ISO 8601, null without any. */
  readonly problems: { readonly count: number; readonly since: string | null };
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

type Span = { readonly from: string; readonly to: string };

const within = (column: 'day' | 'lastDay', { from, to }: Span) => sql`${sql.id(column)} between ${from} and ${to}`;

/** The present terms of the contracts that a filter lets through. */
const present = ({ commercial, package: bought, country }: SalesFilter) => sql`(
  select kind, day, "lastDay", country, package, commercial, amount, "amountService", currency
  from ${sql.id(schemaOf(model), 'sale')}
  where (${commercial || null}::text is null or commercial = ${commercial || null})
    and (${bought || null}::text is null or package = ${bought || null})
    and (${country || null}::text is null or country = ${country || null})) as present`;

/**
 * The terms that another one followed, of contracts some of whose terms may have been agreed or have ended in a time:
 * to open those of all costs as much as everything else together (2026-11).
 */
const earlier = (
  { commercial, package: bought, country }: SalesFilter,
  of: 'agreed' | 'ended',
  { from, to }: Span,
) => sql`(
  select e.kind, e.day, e."lastDay", sale.country, e.package, e.commercial, e.amount, e."amountService", e.currency
  from ${sql.id(schemaOf(model), 'sale')} sale cross join lateral jsonb_to_recordset(sale.earlier) as e (
    kind text, day text, "lastDay" text, package text, commercial text,
    amount double precision, "amountService" double precision, currency text)
  where sale.renewals > 0
    and ${of === 'agreed' ? sql`sale."earlierTo" >= ${from} and sale."earlierFrom" <= ${to}` : sql`sale."earlierLastDay" >= ${from}`}
    and (${commercial || null}::text is null or e.commercial = ${commercial || null})
    and (${bought || null}::text is null or e.package = ${bought || null})
    and (${country || null}::text is null or sale.country = ${country || null})) as earlier`;

/** Returns the countries of all contracts, each found by the index after the one before it. */
export const contractCountries = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{ country: string }>`
  with recursive one as (
    (select country from ${sql.id(schemaOf(model), 'sale')} order by country limit 1)
    union all
    select (select min(country) from ${sql.id(schemaOf(model), 'sale')} where country > one.country)
    from one where one.country is not null)
  select country from one where country is not null order by country`.execute(db);
  return rows.map(({ country }) => country);
};

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
  const { commercial, package: bought, country } = filter;
  const troubled = contractsParams.parse({ commercial, package: bought, country, problematic: 'yes' });
  const now = { from, to };
  const over = sql`${within('lastDay', now)} and "lastDay" < ${today}`;
  const said = sql`country, package, commercial, amount, "amountService", currency`;
  const [{ rows: facts }, { rows: counted }, problems, countries] = await Promise.all([
    // what is alike is added up first, so that few lines are told apart by each side (2026-11)
    sql<Fact>`
      with fact as (
        select kind, day, ${said} from ${present(filter)} where ${within('day', now)}
        union all
        select kind, day, ${said} from ${earlier(filter, 'agreed', now)} where ${within('day', now)}
        union all
        select 'ending', "lastDay", ${said} from ${present(filter)} where ${within('lastDay', now)}
      ), alike as (
        select kind, substr(day, 1, 7) as month, commercial, package, country, currency,
          count(*) as count, sum(amount) as amount, sum("amountService") as "amountService"
        from fact group by 1, 2, 3, 4, 5, 6
      )
      select kind, month, commercial, package, country, currency,
        sum(count)::int as count, sum(amount) as amount, sum("amountService") as "amountService"
      from alike
      group by grouping sets (
        (kind, currency), (kind, currency, month), (kind, currency, commercial),
        (kind, currency, package), (kind, currency, country))`.execute(db),
    sql<{ what: SalesKind | 'ended' | 'followed'; count: number }>`
      select kind as what, count(*)::int as count from ${present(filter)} where ${within('day', before)} group by kind
      union all
      select kind, count(*)::int from ${earlier(filter, 'agreed', before)} where ${within('day', before)} group by kind
      union all
      select 'ending', count(*)::int from ${present(filter)} where ${within('lastDay', before)}
      union all
      select 'ended', count(*)::int from ${present(filter)} where ${over}
      union all
      select 'followed', count(*)::int from ${earlier(filter, 'ended', now)} where ${over}`.execute(db),
    filteredContracts(db, troubled, today)
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('problemSince').as('since')])
      .executeTakeFirst(),
    contractCountries(db),
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
  const countOf = (asked: (typeof counted)[number]['what']): number =>
    counted.reduce((sum, { what, count }) => sum + (what === asked ? count : 0), 0);
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
    before: { signed: countOf('signed'), renewed: countOf('renewed'), ending: countOf('ending') },
    problems: { count: Number(problems?.count ?? 0), since: problems?.since ?? null },
    countries,
    ended: { count: countOf('ended') + countOf('followed'), renewed: countOf('followed') },
    by: {
      month: months.map((month) => byMonth.get(month) ?? lineOf(month, [])),
      currency: grouped(ofAll, kind, ({ currency }) => currency),
      commercial: commercials.map((line) => ({ ...line, name: names.get(line.key) ?? null })),
      package: grouped(facts, kind, (fact) => fact.package),
      country: grouped(facts, kind, ({ country }) => country),
    },
  };
};
