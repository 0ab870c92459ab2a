import { companyEvents } from '#domain/company/company.events.ts';
import { numberProblemEvents } from '#domain/company/number-problem.events.ts';
import type { NumberProblemCode } from '#domain/company/number-problem-codes.ts';
import { projection, table } from '../projection.ts';

/** A number that does not work, as staff noted it. */
export type NumberProblem = {
  readonly number: string;
  readonly code: NumberProblemCode;
  readonly note: string | null;
  /** ISO 8601. */
  readonly since: string;
};

/** A company with numbers that do not work, the one noted first at the beginning. */
type NumberProblemsRow = { company: number; since: string; problems: readonly NumberProblem[] };

const tables = {
  company: table<NumberProblemsRow>({
    columns: { company: 'integer not null', since: 'text not null', problems: 'jsonb not null' },
    key: ['company'],
    indexes: ['(since)'],
  }),
};

/** The row with these problems; none is left without any. */
const withProblems = (row: NumberProblemsRow, problems: readonly NumberProblem[]): NumberProblemsRow | null => {
  const [first] = problems;
  return first ? { ...row, since: first.since, problems } : null;
};

/** Which numbers of which companies do not work. A number that left the page is no problem any more. */
export const numberProblems = projection({ ...companyEvents, ...numberProblemEvents })({
  name: 'number_problems',
  version: 1,
  tables,
  on: {
    NumberProblemNoted: ({ company }, { data: { companyId, ...said }, at }) => {
      const problem = { ...said, since: at };
      company.upsert(companyId, { company: companyId, since: at, problems: [problem] }, (row) => {
        const others = row.problems.filter(({ number }) => number !== said.number);
        return withProblems(row, [...others, problem]) ?? row;
      });
    },
    NumberProblemResolved: ({ company }, { data: { companyId, number } }) =>
      company.change(companyId, (row) =>
        withProblems(
          row,
          row.problems.filter((one) => one.number !== number),
        ),
      ),
    CompanyCoordinatesListed: ({ company }, { data: { companyId, coordinates } }) => {
      const listed = new Set(coordinates.map(({ value }) => value));
      company.change(companyId, (row) =>
        withProblems(
          row,
          row.problems.filter(({ number }) => listed.has(number)),
        ),
      );
    },
  },
});
