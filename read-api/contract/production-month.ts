import { sql } from 'kysely';
import { dayAfter } from '#domain/calendar.ts';
import type { Database } from '#infra/database/database.ts';
import { contracts, type DueItem } from '#projections/contract/contracts.ts';
import { schemaOf } from '#projections/projection.ts';
import { type CompanyName, companyNames } from '../company/company-names.ts';
import { isDue, isOf, type Whose } from './production-day.ts';

/** `month` is `2026-11`. */
export type ProductionMonthParams = { readonly whose: Whose; readonly month: string };

type MonthItem = Pick<DueItem, 'id' | 'option' | 'title' | 'done' | 'alert'> & {
  readonly number: string;
  readonly company: CompanyName;
  readonly late: boolean;
};

export type MonthDay = {
  /** `2026-11-26`. */
  readonly day: string;
  /** How many are due on it, and how many of them are done. */
  readonly all: number;
  readonly done: number;
  /** The first of them: those that are not done come first. */
  readonly items: readonly MonthItem[];
};

type ProductionMonth = {
  /** The days of the whole month, in their order. */
  readonly days: readonly MonthDay[];
  /** How many are late since before it. */
  readonly lateBefore: number;
};

/** How many items a day shows; the list of the day has the others. */
const shown = 4;

/** The days of a month, `2026-11-01` and so on. */
export const daysOf = (month: string): readonly string[] => {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = dayAfter(day, 1)) days.push(day);
  return days;
};

type Row = DueItem & { number: string; companyId: number; all: number; doneOf: number };

/** Returns what is due in a month, day by day. */
export const productionMonth = async (
  db: Database,
  { whose, month }: ProductionMonthParams,
  today: string,
): Promise<ProductionMonth> => {
  const days = daysOf(month);
  const [from = '', until = ''] = [days[0], days.at(-1)];
  const table = sql.id(schemaOf(contracts), 'contract');
  const [{ rows }, before] = await Promise.all([
    sql<Row>`
      select * from (
        select contract.number, contract.company as "companyId", item.*,
          row_number() over (partition by item.scheduled order by item.done is not null, contract.number, item.id) as place,
          count(*) over (partition by item.scheduled)::int as "all",
          count(item.done) over (partition by item.scheduled)::int as "doneOf"
        from ${table} contract
        cross join lateral jsonb_to_recordset(contract.items) as item (
          id text, option text, title text, scheduled text, done text, alert boolean)
        where (contract."nextDue" <= ${until} or (contract.signature <= ${until} and contract."lastDay" >= ${from}))
          and ${isOf(whose)} and item.scheduled >= ${from} and item.scheduled <= ${until} and ${isDue}
      ) due where place <= ${shown} order by scheduled, place`.execute(db),
    sql<{ late: number }>`
      select count(*)::int as late
      from ${table} contract
      cross join lateral jsonb_to_recordset(contract.items) as item (scheduled text, done text)
      where contract."nextDue" < ${from} and ${isOf(whose)}
        and item.done is null and ${isDue} and item.scheduled < ${from} and item.scheduled < ${today}`.execute(db),
  ]);
  const companies = await companyNames(
    db,
    rows.map(({ companyId }) => companyId),
  );
  return {
    lateBefore: before.rows[0]?.late ?? 0,
    days: days.map((day) => {
      const due = rows.filter(({ scheduled }) => scheduled === day);
      return {
        day,
        all: due[0]?.all ?? 0,
        done: due[0]?.doneOf ?? 0,
        items: due.map(({ id, option, title, done, alert, number, companyId }) => ({
          ...{ id, option, title, done, alert, number },
          company: companies.get(companyId) ?? { id: companyId, name: `#${companyId}`, slug: '' },
          late: done === null && day < today,
        })),
      };
    }),
  };
};
