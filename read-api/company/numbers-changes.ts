import { type NumberingPlan, numberingPlans } from '#domain/company/numbering-plans.ts';
import { numbersChange, numbersChangeStream } from '#domain/company/numbers-change.ts';
import { type Log, type Reading, stateOf } from '#infra/event-store/stream-state.ts';
import { companyNames } from './company-names.ts';
import { convertedCompanies, oldNumbers } from './old-numbers.ts';

const samplesAPage = 20;

/** How far each known change of numbers is, by the name of its plan. */
export const numbersChanges = async (log: Log) => {
  const read = async ({ name, country, since, digits, newDigits }: NumberingPlan) => {
    const { state } = await stateOf(log, numbersChange, numbersChangeStream(name));
    return { plan: { name, country, since, digits, newDigits }, state };
  };
  return Promise.all(numberingPlans.map(read));
};

export type NumbersChange = Awaited<ReturnType<typeof numbersChanges>>[number];

/** What a change would do now, with a page of the numbers before and after; and what its undo would touch. */
export const numbersChangePreview = async ({ db, ...log }: Reading, plan: NumberingPlan, page: number) => {
  const [old, converted] = await Promise.all([oldNumbers(log, plan), convertedCompanies(log, plan)]);
  const all = [...old].flatMap(([company, { replacements }]) =>
    replacements.map(({ before, after }) => ({ company, before: before.raw, after: after.raw })),
  );
  const shown = all.slice((page - 1) * samplesAPage, page * samplesAPage);
  const names = await companyNames(
    db,
    shown.map(({ company }) => company),
  );
  return {
    numbers: all.length,
    companies: new Set(all.map(({ company }) => company)).size,
    left: [...old.values()].reduce((sum, { left }) => sum + left, 0),
    /** Companies. */
    converted: converted.length,
    samples: shown.map(({ company, ...number }) => ({ ...number, company: names.get(company) ?? null })),
    page,
    pages: Math.max(1, Math.ceil(all.length / samplesAPage)),
  };
};

export type NumbersChangePreview = Awaited<ReturnType<typeof numbersChangePreview>>;
