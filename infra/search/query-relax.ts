import type { Plan } from './query-plan.ts';
import { allOf, anyOf, lexeme } from './tsquery.ts';

/** The same words but one: companies that have all others, those without the most common word first. */
export const fewerWords = (plan: Plan): Plan => {
  const byCommonness = plan.terms.toSorted((a, b) => b.count - a.count);
  const without = (left: Plan['terms'][number], weights = ''): string | null =>
    allOf(
      plan.terms
        .filter((term) => term !== left)
        .map((term) => anyOf([...term.forms, ...term.corrections].map((word) => lexeme(word, { weights })))),
    );
  const unknown = byCommonness.filter(({ known, corrections }) => !known && corrections.length === 0);
  const leavable = unknown.length > 0 && unknown.length < plan.terms.length ? unknown : byCommonness;
  const known = plan.terms.filter((term) => !unknown.includes(term));
  const rest = allOf(known.map((term) => anyOf([...term.forms, ...term.corrections].map((word) => lexeme(word)))));
  const each = leavable.map((term) => without(term)).filter((find) => find !== null);
  return {
    ...plan,
    find: unknown.length > 1 && rest !== null ? rest : anyOf(each),
    inName: without(leavable[0] as Plan['terms'][number], 'A'),
    inNamePrefix: anyOf(leavable.map((term) => without(term, 'A')).filter((find) => find !== null)),
    inNameTaken: null,
    inNameCorrected: null,
    inCategory: null,
    inPlace: each[0] ?? null,
    isCategory: false,
    isMisspelt: false,
  };
};
