/** A country's change of its numbers: every number of `digits` digits gets more of them in front. */
export type NumberingPlan = {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The day on which the old numbers ended. */
  readonly since: string;
  /** Without the `+`. */
  readonly dialCode: string;
  /** The digits of an old number, without the country's. */
  readonly digits: number;
  readonly newDigits: number;
  /** What comes in front of an old number; null for one that the change does not name. */
  readonly prefix: (old: string) => string | null;
};

const ivorianMobile = /^[04-9](?:([0-3])|([4-6])|([7-9]))/;
const ivorianFixed = /^[23]\d(?:(8)|(0)|([1-79]))/;

/** The first of the prefixes whose group of the pattern took part. */
const prefixBy = (pattern: RegExp, prefixes: readonly string[], old: string): string | null => {
  const [, ...groups] = pattern.exec(old) ?? [];
  return prefixes.find((_, index) => groups[index] !== undefined) ?? null;
};

export const numberingPlans: readonly NumberingPlan[] = [
  {
    // ARTCI: the digits of the operator, Moov, MTN or Orange, for mobile and for fixed numbers
    name: 'ci-2021',
    country: 'CI',
    since: '2021-01-31',
    dialCode: '225',
    digits: 8,
    newDigits: 10,
    prefix: (old) =>
      prefixBy(ivorianMobile, ['01', '05', '07'], old) ?? prefixBy(ivorianFixed, ['21', '25', '27'], old),
  },
  {
    // ARCEP Bénin: 01 in front of every number
    name: 'bj-2024',
    country: 'BJ',
    since: '2024-11-30',
    dialCode: '229',
    digits: 8,
    newDigits: 10,
    prefix: () => '01',
  },
];

/** Throws for a name that is none of them. */
export const planNamed = (name: string): NumberingPlan => {
  const plan = numberingPlans.find((one) => one.name === name);
  if (!plan) throw new Error(`There is no change of numbers ${name}`);
  return plan;
};

/** The digits of a number, without its country's; null for one that is of elsewhere, or no number. */
const nationalDigits = ({ dialCode, ...plan }: NumberingPlan, written: string, country: string): string | null => {
  if (/[^\d\s+().\-/]/.test(written)) return null;
  const dialled = written.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const abroad = dialled.startsWith('+');
  if (abroad ? !dialled.startsWith(`+${dialCode}`) : country !== plan.country) return null;
  const digits = abroad ? dialled.slice(1 + dialCode.length) : dialled;
  return digits.includes('+') ? null : digits;
};

/**
 * The new number, in E.164, for an old one as it was written: `20 30 40 50`, `+225 20 30 40 50`, `0022520304050`. Null for
 * one that is not of the old plan, or that the change does not name. `country` is where the company is: a number
 * without the country's digits is taken for one of there.
 */
export const newNumber = (plan: NumberingPlan, written: string, country: string): string | null => {
  const old = nationalDigits(plan, written, country);
  const added = old?.length === plan.digits ? plan.prefix(old) : null;
  return added === null ? null : `+${plan.dialCode}${added}${old}`;
};

/** The number, in E.164, as it was before the change; null for one that the change did not make. */
export const oldNumber = (plan: NumberingPlan, number: string): string | null => {
  const old = `+${plan.dialCode}${number.slice(-plan.digits)}`;
  return newNumber(plan, old, plan.country) === number ? old : null;
};

/** A number before and after a change, in E.164, whichever of the two was written; null for one that it does not name. */
export const bothForms = (
  plan: NumberingPlan,
  written: string,
): { readonly before: string; readonly after: string } | null => {
  const digits = nationalDigits(plan, written, plan.country);
  const after =
    digits?.length === plan.newDigits ? `+${plan.dialCode}${digits}` : newNumber(plan, written, plan.country);
  const before = after === null ? null : oldNumber(plan, after);
  return after === null || before === null ? null : { before, after };
};

/** In pairs, as people there write their numbers: `+225 07 07 20 30 40`. */
export const inPairs = ({ dialCode }: NumberingPlan, number: string): string =>
  [`+${dialCode}`, ...(number.slice(1 + dialCode.length).match(/../g) ?? [])].join(' ');

/** The new form, in pairs, of a number that a company of `country` still writes in its old one; null for any other. */
export const renewed = (
  written: string,
  country: string,
): { readonly since: string; readonly number: string } | null => {
  for (const plan of numberingPlans) {
    const number = newNumber(plan, written, country);
    if (number) return { since: plan.since, number: inPairs(plan, number) };
  }
  return null;
};
