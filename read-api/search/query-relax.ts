import type { Part, Plan } from './query-plan.ts';
import { allOf, anyOf, lexeme } from './tsquery.ts';

const isUnknown = ({ terms }: Part): boolean =>
  terms.every(({ known, corrections }) => !known && corrections.length === 0);

const commonness = ({ terms }: Part): number => Math.max(...terms.map(({ count }) => count));

const textOf = ({ terms }: Part, weights: string): string | null =>
  allOf(
    terms.map(({ forms, corrections }) => anyOf([...forms, ...corrections].map((word) => lexeme(word, { weights })))),
  );

/**
 * Returns a plan with one word left out: companies with all other words, those without the most common word first.
 * Words that name a category stay, because a bookshop does not help someone who needs a pharmacy. Null when no word
 * can be left out.
 */
export const fewerWords = (plan: Plan): Plan | null => {
  const { parts } = plan;
  const byCommonness = parts
    .filter(({ categories }) => categories.length === 0)
    .toSorted((a, b) => commonness(b) - commonness(a));
  const unknown = byCommonness.filter(isUnknown);
  const leavable = unknown.length > 0 && unknown.length < parts.length ? unknown : byCommonness;
  const [first] = leavable;
  if (!first || parts.length < 2) return null;
  // of two words one is left, which is asked for as it is typed: to correct it too would leave nothing of a name
  const leavesOne = parts.length === 2;
  const findOf = ({ find, findAsTyped, categories }: Part): string =>
    leavesOne && categories.length === 0 ? findAsTyped : find;
  const without = (left: Part): string | null => allOf(parts.flatMap((part) => (part === left ? [] : findOf(part))));
  const inName = (left: Part): string | null =>
    allOf(parts.flatMap((part) => (part === left ? [] : textOf(part, 'A'))));
  const rest = allOf(parts.flatMap((part) => (unknown.includes(part) ? [] : findOf(part))));
  const each = leavable.map(without).filter((find) => find !== null);
  return {
    ...plan,
    find: unknown.length > 1 && rest !== null ? rest : anyOf(each),
    inNameAsTyped: null,
    inName: inName(first),
    inNamePrefix: anyOf(leavable.map(inName).filter((find) => find !== null)),
    inNameTaken: null,
    inNameCorrected: null,
    inCategory: null,
    inPlace: each[0] ?? null,
    isCategory: false,
    isMisspelt: false,
    left: leavable.flatMap(({ terms }) => terms),
  };
};
