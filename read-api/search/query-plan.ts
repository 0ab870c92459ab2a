import { mark } from '#projections/company/search-words.ts';
import type { Categories } from './categories.ts';
import { editsBetween } from './edit-distance.ts';
import { otherEndings, type Term } from './query-terms.ts';
import { allOf, anyOf, lexeme } from './tsquery.ts';

/** How to find companies and in which order to show them, as tsquery texts. */
export type Plan = {
  /** Null for all companies. */
  readonly find: string | null;
  /** The whole query, folded; companies with exactly this name come first. */
  readonly key: string;
  readonly correctedKeys: readonly string[];
  /** All words as they are typed, where they have other forms too: `freddy`, `freddie`. */
  readonly inNameAsTyped: string | null;
  readonly inName: string | null;
  readonly inNamePrefix: string | null;
  /** With the most likely meaning of each word. */
  readonly inNameTaken: string | null;
  readonly inNameCorrected: string | null;
  readonly inCategory: string | null;
  readonly inPlace: string | null;
  /** Whether the words name only a category: its companies, the same in both languages, come first. */
  readonly isCategory: boolean;
  /**
   * Whether an existing word is probably a trade, misspelt: then companies with the correction come first. A word that
   * one company alone has is first that company, where nothing else is asked for.
   */
  readonly isMisspelt: boolean;
  readonly terms: readonly Term[];
  /** Groups of words that belong together, each with its tsquery text. */
  readonly parts: readonly Part[];
  /** Words that some results do not contain. */
  readonly left: readonly Term[];
};

export type Part = {
  readonly terms: readonly Term[];
  readonly find: string;
  /** The same, with no word corrected. */
  readonly findAsTyped: string;
  /** The ids of the categories that it names. */
  readonly categories: readonly string[];
};

type Meaning = { readonly categories: readonly string[]; readonly isAsTyped: boolean };
type Segment = Meaning & { readonly terms: readonly Term[] };

const nothing: Meaning = { categories: [], isAsTyped: false };
const shortestBegun = 4;
/** A shorter word that is like one of a trade is as often a name: `Meda`. */
const shortestTrade = 7;

const meaningOf = (terms: readonly Term[], categories: Categories, isLast: boolean): Meaning => {
  const [only, ...others] = terms;
  const single = others.length === 0 ? only : undefined;
  const readings: readonly (readonly [isAsTyped: boolean, phrase: readonly string[]])[] = [
    [true, terms.map(({ typed }) => typed)],
    // a name's own word is not the trade that ends otherwise: `Deliveries`
    ...(single?.forms ?? []).map(
      (word) => [!single?.known || !otherEndings(single.typed).includes(word), [word]] as const,
    ),
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

/** Splits the words into phrases that name categories, the longest possible first, and single words. */
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

const maxKeys = 40;

/** Returns the whole query several times, each time with one word corrected. */
const correctedKeysOf = (typed: readonly string[], terms: readonly Term[]): string[] => {
  const taken = new Map(terms.map((term) => [term.typed, term.taken]));
  const swapped = terms.flatMap((term) =>
    term.corrections.map((word) =>
      typed.map((each) => (each === term.typed ? word : (taken.get(each) ?? each))).join(' '),
    ),
  );
  return [...new Set(swapped)].slice(0, maxKeys);
};

/** Returns the plan for the typed words; `terms` are those without stop words. */
export const planOf = (typed: readonly string[], terms: readonly Term[], categories: Categories): Plan => {
  const last = terms.at(-1)?.typed === typed.at(-1) ? terms.at(-1) : undefined;
  const all = (reading: Reading): string | null => allOf(terms.map((term) => termQuery(term, last, reading)));
  const segments = segmentsOf(terms, categories);
  const hasCategories = segments.some((segment) => segment.categories.length > 0);
  const hasCorrections = terms.some(({ corrections }) => corrections.length > 0);
  const marks = (ids: readonly string[]): string => anyOf([...new Set(ids)].map((id) => lexeme(mark.category(id))));
  const segmentQuery = (segment: Segment, wanted: Reading, categoryOnly: boolean): string => {
    // a company near a pharmacy is not a pharmacy: the name of a category is not searched in places
    const isNamed = segment.isAsTyped || segment.terms.every(({ known }) => !known);
    const reading = segment.categories.length > 0 && isNamed && !wanted.weights ? { ...wanted, weights: 'AD' } : wanted;
    // the whole name of a trade is not the beginning of another: `bar`, `vet`
    const prefix = reading.prefix === true && !segment.isAsTyped;
    const text = allOf(segment.terms.map((term) => termQuery(term, last, { ...reading, prefix }))) ?? '';
    if (segment.categories.length === 0) return text;
    return categoryOnly ? marks(segment.categories) : anyOf([text, marks(segment.categories)]);
  };
  const parts = segments.map((segment) => ({
    terms: segment.terms,
    find: segmentQuery(segment, { corrected: true, prefix: true }, false),
    findAsTyped: segmentQuery(segment, { prefix: true }, false),
    categories: segment.categories,
  }));
  return {
    find: allOf(parts.map(({ find }) => find)),
    key: typed.join(' '),
    correctedKeys: hasCorrections ? correctedKeysOf(typed, terms) : [],
    inNameAsTyped: terms.some(({ forms }) => forms.length > 1)
      ? allOf(terms.map(({ typed: word }) => lexeme(word, { weights: 'A' })))
      : null,
    inName: all({ weights: 'A' }),
    inNamePrefix: last ? all({ weights: 'A', prefix: true }) : null,
    inNameTaken: hasCorrections ? allOf(terms.map(({ taken }) => lexeme(taken, { weights: 'A' }))) : null,
    inNameCorrected: hasCorrections ? all({ weights: 'A', prefix: true, corrected: true }) : null,
    inCategory: hasCategories
      ? allOf(segments.map((segment) => segmentQuery(segment, { corrected: true, prefix: true, weights: 'AC' }, true)))
      : null,
    inPlace: all({ weights: 'AC', prefix: true, corrected: true }),
    isCategory: segments.length === 1 && segments[0]?.isAsTyped === true,
    isMisspelt: terms.some(
      ({ known, count, typed: word, taken }) =>
        known &&
        (terms.length > 1 || count > 1) &&
        word.length >= shortestTrade &&
        editsBetween(word, taken, 1) === 1 &&
        categories.knows(taken),
    ),
    terms,
    parts,
    left: [],
  };
};
