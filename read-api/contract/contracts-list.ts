import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { dayAfter } from '#domain/calendar.ts';
import {
  type ContractOrder,
  type ContractStanding,
  contractOrders,
  contractPackages,
  contractStates,
  endingDays,
  spokenDays,
} from '#domain/contract/contract.choices.ts';
import type { Currency } from '#domain/money.ts';
import type { Database } from '#infra/database/database.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { type ContractRow, contracts } from '#projections/contract/contracts.ts';
import { readModel, schemaOf } from '#projections/projection.ts';
import { namesOf } from '../account/accounts-list.ts';
import { type CompanyName, companyNames } from '../company/company-names.ts';
import { companiesCalled } from '../company/select-company.ts';
import { holdersOf } from './contract-people.ts';
import { standingOf } from './standing.ts';

const empty = z.literal('');
const yesNo = z.enum(['yes', 'no']).or(empty).optional();
/** `none` for those without one. */
const person = z.uuid().or(z.literal('none')).or(empty).optional();

/** The filter of the list of contracts. Empty fields do not filter. */
export const contractsParams = z.object({
  /** Part of a number, or the name of a company. */
  q: z.string().max(200).trim().default(''),
  state: z.enum(contractStates).or(empty).optional(),
  commercial: person,
  production: person,
  lead: person,
  package: z.enum(contractPackages).or(empty).optional(),
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/)
    .optional(),
  /** Ends within so many days. */
  ending: z.enum(['7', '30', '90']).or(empty).optional(),
  problematic: yesNo,
  soldOut: yesNo,
  /** Has an item with an alert. */
  alerts: yesNo,
  /** Has an item whose day is past and that is not done. */
  late: yesNo,
  /** Its company asked that it goes on, and waits for an answer. */
  renewal: yesNo,
  /** Whoever sells or delivers it can do so no longer. Of those that are not over, unless a state is asked for. */
  left: z.literal('yes').or(empty).optional(),
  /** Somebody noted a talk with its client of late. */
  spoken: yesNo,
  company: z
    .string()
    .regex(/^\d{0,9}$/)
    .optional(),
  order: z.enum(contractOrders).or(empty).optional(),
  /** Where a page begins, from the page before. */
  cursor: z.string().max(1000).optional(),
});
export type ContractsParams = z.infer<typeof contractsParams>;

export type ListedContract = Omit<
  ContractRow,
  'bought' | 'items' | 'company' | 'commercial' | 'production' | 'lead' | 'reminded' | 'attachments'
> & {
  readonly company: CompanyName;
  readonly commercial: { readonly id: string; readonly name: string | null };
  readonly production: { readonly id: string; readonly name: string | null } | null;
  readonly standing: ContractStanding;
  /** Whether an item is late. */
  readonly late: boolean;
};

/** The sums of a currency; those of two are never added up. */
type CurrencyTotal = {
  readonly currency: Currency;
  readonly count: number;
  readonly amount: number;
  readonly amountService: number;
};

type ContractsList = {
  readonly contracts: readonly ListedContract[];
  /** How many match, on all pages. */
  readonly count: number;
  readonly totals: readonly CurrencyTotal[];
  /** Null on the last page. */
  readonly next: string | null;
};

export const contractsAPage = 50;

type Sorted = Pick<
  ContractRow,
  'number' | 'lastDay' | 'signature' | 'changed' | 'currency' | 'amount' | 'done' | 'total'
> & { readonly company: Pick<CompanyName, 'name'> };

/** What a list is sorted by: in SQL, and of a row that was read. Contracts that are the same in it follow by number. */
type Sorting = {
  readonly by: readonly RawBuilder<unknown>[];
  readonly of: (row: Sorted) => Place;
  /** What a cursor of it says. */
  readonly place: z.ZodType<Place>;
};
type Place = readonly (string | number)[];

const text = z.string().max(40);

const column = (name: Exclude<keyof Sorted, 'company'>): RawBuilder<unknown> => sql.ref(`contract.${name}`);
const inOrderOf = (name: 'lastDay' | 'signature' | 'changed'): Sorting => ({
  by: [column(name)],
  of: (row) => [row[name]],
  place: z.tuple([text, text]),
});
/** Amounts of two currencies are not compared: one currency comes after the other. */
const byAmount: Sorting = {
  by: [column('currency'), column('amount')],
  of: (row) => [row.currency, row.amount],
  place: z.tuple([text, z.number(), text]),
};
/** By the share that is done; of those without anything to do it is none. */
const byDone: Sorting = {
  by: [sql`contract.done::float8 / greatest(contract.total, 1)`],
  of: ({ done, total }) => [done / Math.max(total, 1)],
  place: z.tuple([z.number(), text]),
};
/** By the name of the company, as people look names up: upper case and accents count last. */
const byCompany: Sorting = {
  by: [
    sql`coalesce((select named.name from ${sql.id(schemaOf(companyPage), 'company')} named where named.id = contract.company), '#' || contract.company) collate "und-x-icu"`,
  ],
  of: ({ company }) => [company.name],
  place: z.tuple([z.string().max(300), text]),
};

const orders: Readonly<Record<ContractOrder, Sorting & { readonly direction: 'asc' | 'desc' }>> = {
  ending: { ...inOrderOf('lastDay'), direction: 'asc' },
  endingLast: { ...inOrderOf('lastDay'), direction: 'desc' },
  signed: { ...inOrderOf('signature'), direction: 'desc' },
  changed: { ...inOrderOf('changed'), direction: 'desc' },
  amount: { ...byAmount, direction: 'desc' },
  amountLeast: { ...byAmount, direction: 'asc' },
  done: { ...byDone, direction: 'desc' },
  doneLeast: { ...byDone, direction: 'asc' },
  company: { ...byCompany, direction: 'asc' },
  companyLast: { ...byCompany, direction: 'desc' },
};

/** Where a page begins: what the contract before it is sorted by, and its number. Null for one of another order. */
const placeOf = (cursor: string | undefined, { place }: Sorting): Place | null => {
  if (!cursor) return null;
  try {
    return place.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
};

const cursorOf = (values: Place): string => Buffer.from(JSON.stringify(values)).toString('base64url');

const ofCompanies = (q: string) => {
  const called = companiesCalled(q);
  return called
    ? sql<SqlBool>`contract.company in (select company.id from ${sql.id(schemaOf(companySearch), 'company')} company where ${called})`
    : sql<SqlBool>`false`;
};

/** Returns the query of the contracts that match a filter. */
export const filteredContracts = (db: Database, filter: ContractsParams, today: string) => {
  let query = readModel(db, contracts).selectFrom('contract');
  const inDays = (days: number): string => dayAfter(today, days);
  if (filter.q)
    query = query.where(({ or }) =>
      or([sql<SqlBool>`position(upper(${filter.q}) in contract.number) > 0`, ofCompanies(filter.q)]),
    );
  if (filter.state === 'signed') query = query.where('signature', '>', today);
  else if (filter.state === 'ended') query = query.where('lastDay', '<', today);
  else if (filter.state) {
    query = query.where('signature', '<=', today).where('lastDay', '>=', today);
    if (filter.state === 'ending') query = query.where('lastDay', '<=', inDays(endingDays));
  }
  for (const who of ['commercial', 'production', 'lead'] as const) {
    const id = filter[who];
    if (id) query = id === 'none' ? query.where(who, 'is', null) : query.where(who, '=', id);
  }
  if (filter.package) query = query.where('package', '=', filter.package);
  if (filter.country) query = query.where('country', '=', filter.country);
  if (filter.ending) query = query.where('lastDay', '>=', today).where('lastDay', '<=', inDays(Number(filter.ending)));
  if (filter.problematic) query = query.where('problematic', '=', filter.problematic === 'yes');
  if (filter.soldOut) query = query.where('soldOut', '=', filter.soldOut === 'yes');
  if (filter.alerts) query = query.where('alerts', filter.alerts === 'yes' ? '>' : '=', 0);
  if (filter.late) {
    const late = sql<SqlBool>`contract."nextDue" < ${today}`;
    query = query.where(filter.late === 'yes' ? late : sql<SqlBool>`(${late}) is not true`);
  }
  if (filter.renewal) query = query.where('renewalAsked', filter.renewal === 'yes' ? 'is not' : 'is', null);
  if (filter.left) {
    query = query.where(
      sql<SqlBool>`(contract.commercial not in ${holdersOf('commercial')} or contract.production not in ${holdersOf('production')})`,
    );
    if (!filter.state) query = query.where('lastDay', '>=', today);
  }
  if (filter.spoken) {
    const spoken = sql<SqlBool>`contract.spoken >= ${inDays(-spokenDays)}`;
    query = query.where(filter.spoken === 'yes' ? spoken : sql<SqlBool>`(${spoken}) is not true`);
  }
  if (filter.company) query = query.where('company', '=', Number(filter.company));
  return query;
};

/** Returns a page of the contracts that match, by their last day unless another order is asked for. */
export const contractsList = async (db: Database, filter: ContractsParams, today: string): Promise<ContractsList> => {
  const filtered = filteredContracts(db, filter, today);
  const order = orders[filter.order || 'ending'];
  const from = placeOf(filter.cursor, order);
  const sorted = [...order.by, column('number')];
  const [totals, rows] = await Promise.all([
    filtered
      .select(({ fn }) => [
        'currency',
        fn.countAll<number>().as('count'),
        fn.sum<number>('amount').as('amount'),
        fn.sum<number>('amountService').as('amountService'),
      ])
      .groupBy('currency')
      .orderBy('currency')
      .execute(),
    filtered
      .select([
        ...(['id', 'number', 'company', 'country', 'package', 'signature', 'endDate', 'endedOn', 'lastDay'] as const),
        ...(['commercial', 'production', 'amount', 'amountService', 'currency', 'soldOut', 'problems'] as const),
        ...([
          'problematic',
          'problemSince',
          'spoken',
          'alerts',
          'total',
          'done',
          'nextDue',
          'renewals',
          'renewalAsked',
          'reports',
          'version',
        ] as const),
        ...(['created', 'changed'] as const),
      ])
      .$if(from !== null, (query) => {
        const after = sql.raw(order.direction === 'asc' ? '>' : '<');
        return query.where(sql<SqlBool>`(${sql.join(sorted)}) ${after} (${sql.join(from ?? [])})`);
      })
      .$call((query) => sorted.reduce((some, by) => some.orderBy(by, order.direction), query))
      .limit(contractsAPage + 1)
      .execute(),
  ]);
  const page = rows.slice(0, contractsAPage);
  const [companies, names] = await Promise.all([
    companyNames(
      db,
      page.map(({ company }) => company),
    ),
    namesOf(
      db,
      page.flatMap(({ commercial, production }) => [commercial, production].filter((id) => id !== null)),
    ),
  ]);
  const member = (id: string) => ({ id, name: names.get(id) ?? null });
  const companyOf = (id: number): CompanyName => companies.get(id) ?? { id, name: `#${id}`, slug: '' };
  const last = page.at(-1);
  return {
    contracts: page.map((row) => ({
      ...row,
      company: companyOf(row.company),
      commercial: member(row.commercial),
      production: row.production === null ? null : member(row.production),
      standing: standingOf(row, today),
      late: row.nextDue !== null && row.nextDue < today,
    })),
    count: totals.reduce((sum, { count }) => sum + Number(count), 0),
    totals: totals.map((one) => ({
      currency: one.currency,
      count: Number(one.count),
      amount: Number(one.amount),
      amountService: Number(one.amountService),
    })),
    next:
      rows.length > contractsAPage && last
        ? cursorOf([...order.of({ ...last, company: companyOf(last.company) }), last.number])
        : null,
  };
};

/** As far as the contracts of a view are counted: a hundred is told as `99+`. */
const countedUpTo = 100;

/** Returns how many contracts each filter lets through, a hundred at most; null for a filter that cannot be read. */
export const contractCounts = async (
  db: Database,
  filters: readonly Readonly<Record<string, string>>[],
  today: string,
): Promise<readonly (number | null)[]> => {
  const counts = filters.map((typed) => {
    const filter = contractsParams.safeParse(typed).data;
    if (!filter) return sql`null`;
    const some = filteredContracts(db, filter, today).select(sql`1`.as('one')).limit(countedUpTo);
    return sql`(select count(*)::int from ${some.as('some')})`;
  });
  const { rows } = await sql<{
    counts: readonly (number | null)[];
  }>`select array[${sql.join(counts)}] as counts`.execute(db);
  return rows[0]?.counts ?? [];
};
