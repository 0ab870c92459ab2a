import { mark } from '#projections/company/search-words.ts';
import type { Categories } from './categories.ts';
import type { Term } from './query-terms.ts';
import { allOf, anyOf, lexeme } from './tsquery.ts';

/** What to look for, and in which order to show what is found. All of them texts of a tsquery. */
export type Plan = {
  /** Null for everything. */
  readonly find: string | null;
  /** Whole names, folded: shown before all else. */
  readonly key: string;
  readonly correctedKeys: readonly string[];
  readonly inName: string | null;
  readonly inNamePrefix: string | null;
  /** With each word as it is most likely meant. */
  readonly inNameTaken: string | null;
  readonly inNameCorrected: string | null;
  readonly inCategory: string | null;
  readonly inPlace: string | null;
  /** The words are those of a category and nothing else: its companies, the same in both languages, come first. */
  readonly isCategory: boolean;
  /** Words that exist are most likely misspelt: companies with what is meant come before those with what is typed. */
  readonly isMisspelt: boolean;
  readonly terms: readonly Term[];
  /** The words that belong together, each with what finds it. */
  readonly parts: readonly Part[];
  /** Words that not every company found has. */
  readonly left: readonly Term[];
};

export type Part = {
  readonly terms: readonly Term[];
  readonly find: string;
  /** The categories that it names. */
  readonly categories: readonly string[];
};

type Meaning = { readonly categories: readonly string[]; readonly isAsTyped: boolean };
type Segment = Meaning & { readonly terms: readonly Term[] };

const nothing: Meaning = { categories: [], isAsTyped: false };
const shortestBegun = 4;

const meaningOf = (terms: readonly Term[], categories: Categories, isLast: boolean): Meaning => {
  const [only, ...others] = terms;
  const single = others.length === 0 ? only : undefined;
  const readings: readonly (readonly [isAsTyped: boolean, phrase: readonly string[]])[] = [
    [true, terms.map(({ typed }) => typed)],
    ...(single?.forms ?? []).map((word) => [true, [word]] as const),
    [false, terms.map(({ taken }) => taken)],
    ...(single?.corrections ?? []).map((word) => [false, [word]] as const),
  ];
  for (const [isAsTyped, phrase] of readings) {
    const ids = categories.meant(phrase);
    if (ids.length > 0) return { categories: ids.flatMap(categories.under), isAsTyped };
  }
  if (!single || !isLast || single.typed.length < shortestBegun) return nothing;
  return { categories: categories.starting(single.typed).flatMap(categories.under), isAsTyped: false };
};

/** Parts the words into phrases that name categories, the longest first, and single words. */
const segmentsOf = (terms: readonly Term[], categories: Categories): Segment[] => {
  const segments: Segment[] = [];
  for (let at = 0; at < terms.length; ) {
    let length = Math.min(categories.longestPhrase, terms.length - at);
    const meaningUpTo = (end: number): Meaning => meaningOf(terms.slice(at, end), categories, end === terms.length);
    while (length > 1 && meaningUpTo(at + length).categories.length === 0) length--;
    segments.push({ terms: terms.slice(at, at + length), ...meaningUpTo(at + length) });
    at += length;
  }
  return segments;
};

type Reading = { readonly corrected?: boolean; readonly prefix?: boolean; readonly weights?: string };

const termQuery = (term: Term, last: Term | undefined, { corrected, prefix, weights = '' }: Reading): string =>
  anyOf([
    ...term.forms.map((form, i) => lexeme(form, { prefix: prefix && term === last && i === 0, weights })),
    ...(corrected ? term.corrections.map((word) => lexeme(word, { weights })) : []),
  ]);

const mostKeys = 40;

/** The whole query with each of its words corrected in turn. */
const correctedKeysOf = (typed: readonly string[], terms: readonly Term[]): string[] => {
  const taken = new Map(terms.map((term) => [term.typed, term.taken]));
  const swapped = terms.flatMap((term) =>
    term.corrections.map((word) =>
      typed.map((each) => (each === term.typed ? word : (taken.get(each) ?? each))).join(' '),
    ),
  );
  return [...new Set(swapped)].slice(0, mostKeys);
};

/** How to find what was `typed` by those of its words that tell something. */
export const planOf = (typed: readonly string[], terms: readonly Term[], categories: Categories): Plan => {
  const last = terms.at(-1)?.typed === typed.at(-1) ? terms.at(-1) : undefined;
  const all = (reading: Reading): string | null => allOf(terms.map((term) => termQuery(term, last, reading)));
  const segments = segmentsOf(terms, categories);
  const hasCategories = segments.some((segment) => segment.categories.length > 0);
  const hasCorrections = terms.some(({ corrections }) => corrections.length > 0);
  const marks = (ids: readonly string[]): string => anyOf([...new Set(ids)].map((id) => lexeme(mark.category(id))));
  const segmentQuery = (segment: Segment, given: Reading, categoryOnly: boolean): string => {
    // what is near a pharmacy is no pharmacy: the name of a category is not looked for among landmarks
    const isNamed = segment.isAsTyped || segment.terms.every(({ known }) => !known);
    const reading = segment.categories.length > 0 && isNamed && !given.weights ? { ...given, weights: 'AD' } : given;
    const text = allOf(segment.terms.map((term) => termQuery(term, last, reading))) ?? '';
    if (segment.categories.length === 0) return text;
    return categoryOnly ? marks(segment.categories) : anyOf([text, marks(segment.categories)]);
  };
  const parts = segments.map((segment) => ({
    terms: segment.terms,
    find: segmentQuery(segment, { corrected: true, prefix: true }, false),
    categories: segment.categories,
  }));
  return {
    find: allOf(parts.map(({ find }) => find)),
    key: typed.join(' '),
    correctedKeys: hasCorrections ? correctedKeysOf(typed, terms) : [],
    inName: all({ weights: 'A' }),
    inNamePrefix: last ? all({ weights: 'A', prefix: true }) : null,
    inNameTaken: hasCorrections ? allOf(terms.map(({ taken }) => lexeme(taken, { weights: 'A' }))) : null,
    inNameCorrected: hasCorrections ? all({ weights: 'A', prefix: true, corrected: true }) : null,
    inCategory: hasCategories
      ? allOf(segments.map((segment) => segmentQuery(segment, { corrected: true, prefix: true, weights: 'AC' }, true)))
      : null,
    inPlace: all({ weights: 'AC', prefix: true, corrected: true }),
    isCategory: segments.length === 1 && segments[0]?.isAsTyped === true,
    isMisspelt: terms.some(({ known, typed: word, taken }) => known && word !== taken),
    terms,
    parts,
    left: [],
  };
};
