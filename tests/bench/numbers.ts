import { newNumber, numberingPlans } from '#domain/company/numbering-plans.ts';
import { openPool } from '#infra/database/database.ts';
import { prepareDatabase } from '#infra/main/prepare-database.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { schemaOf } from '#projections/projection.ts';
import { companiesWithNumber } from '#read-api/search/numbers.ts';
import { postgresSearch } from '#read-api/search/postgres-search.ts';
import { understood } from '#read-api/search/understood-search.ts';
import { pick, query, random } from '../search/exam.ts';
import { fillSearch, type Told } from '../search/fill.ts';
import { company, reference } from '../search/small-directory.ts';
import { type Bench, numberOption, percentile } from './bench.ts';

const companies = numberOption('companies', 50_000);
const asked = 500;
const schema = schemaOf(companySearch);

const numbered = (companyId: number, value: string): Told => ({
  type: 'CompanyCoordinatesListed',
  data: { companyId, coordinates: [{ type: 'tel', value, raw: value, public: true }], whatsappInitialText: null },
});

/** A number found among many companies, in its old form and its new, beside a scan for the last eight digits. */
export const bench: Bench = async (url) => {
  const pool = openPool(url, 10);
  await prepareDatabase(pool);
  const next = random(20_241_130);
  const numbers = Array.from({ length: companies }, (): string => {
    const plan = pick(numberingPlans, next);
    const old = String(Math.floor((0.01 + 0.99 * next()) * 10 ** plan.digits)).padStart(plan.digits, '0');
    return newNumber(plan, old, plan.country) ?? `+${plan.dialCode}${old}`;
  });
  const told = numbers.flatMap((number, at) => [
    ...company(at + 1, `Alpha ${at}`, 1 + (at % 4), 'food-bakery'),
    numbered(at + 1, number),
  ]);
  await fillSearch(pool, [...reference, ...told]);

  const typed = Array.from({ length: asked }, (): string => {
    const number = pick(numbers, next);
    const old = number.slice(-8);
    return pick([number, `00${number.slice(1)}`, number.slice(4), old, `${number.slice(0, 4)} ${old}`], next);
  });
  const search = understood(pool, postgresSearch(pool));
  const timed = async (ask: (number: string) => Promise<unknown>): Promise<readonly number[]> => {
    const times: number[] = [];
    for (const number of [...typed.slice(0, 40), ...typed]) {
      const from = performance.now();
      await ask(number);
      times.push(performance.now() - from);
    }
    return times.slice(40);
  };
  const scan = await timed((number) =>
    pool.query(`select id from ${schema}.company where approved and online and right(phone, 8) = $1 limit 20`, [
      number.slice(-8),
    ]),
  );
  const indexed = await timed((number) => companiesWithNumber(pool, schema, number));
  let found = 0;
  const whole = await timed(async (number) => {
    if ((await search.search(query(number, ''))).nbHits > 0) found += 1;
  });
  await pool.end();
  const p95 = (times: readonly number[]): number => percentile(times, 0.95);
  return [
    { name: 'companies', value: companies, unit: 'companies' },
    { name: 'found', value: (found / (asked + 40)) * 100, unit: '%', target: '≥ 100' },
    { name: 'a scan for the last digits, p95', value: p95(scan), unit: 'ms' },
    {
      name: 'the companies of a number, p95',
      value: p95(indexed),
      unit: 'ms',
      baseline: 'a scan for the last digits, p95',
      ratio: p95(indexed) / p95(scan),
      target: '≤ 0.5',
    },
    { name: 'the whole answer to a number, p95', value: p95(whole), unit: 'ms', target: '≤ 10' },
  ];
};
