import { foldLetters } from '#domain/fold.ts';
import type { SearchIndex, SearchQuery } from '#read-api/search/search-index.ts';

/** Numbers that come in the same order for the same seed (mulberry32). */
export const random = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export type Named = { readonly id: number; readonly name: string; readonly country: string };

export const pick = <T>(all: readonly T[], next: () => number): T => all[Math.floor(next() * all.length)] as T;

/** Companies whose folded name no other company of their country has, and that has a word of five letters. */
export const distinctive = (companies: readonly Named[]): Named[] => {
  const nameOf = ({ country, name }: Named): string => `${country} ${foldLetters(name)}`;
  const named = Map.groupBy(companies, nameOf);
  return companies.filter(
    (company) =>
      named.get(nameOf(company))?.length === 1 && /\p{L}{5}/u.test(company.name) && company.name.length <= 60,
  );
};

export const some = <T>(all: readonly T[], count: number, next: () => number): T[] =>
  Array.from({ length: Math.min(count, all.length) }, () => pick(all, next));

const neighbours = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x600 && code < 0x700) return 'ابتثجحدرسصطعفقكلمنهوي';
  return code >= 0x1200 && code < 0x1380 ? 'ሀለመረሰበተነአከወዘየደገጠፈ' : 'abcdefghijklmnopqrstuvwxyz';
};

/** The name with one letter of a longer word changed, left out, added or swapped with the next. */
export const withTypo = (name: string, next: () => number): string => {
  const words = [...name.matchAll(/[\p{L}\p{M}]{4,}/gu)];
  const word = pick(words, next);
  const letters = [...word[0]];
  const at = Math.floor(next() * letters.length);
  const other = pick(
    [...neighbours(letters[at] ?? 'a')].filter((letter) => letter !== letters[at]?.toLowerCase()),
    next,
  );
  const kind = pick(['change', 'leave out', 'add', 'swap'] as const, next);
  if (kind === 'change') letters[at] = other;
  if (kind === 'leave out') letters.splice(at, 1);
  if (kind === 'add') letters.splice(at, 0, other);
  if (kind === 'swap') {
    const first = Math.min(at, letters.length - 2);
    letters.splice(first, 2, letters[first + 1] ?? '', letters[first] ?? '');
  }
  return name.slice(0, word.index) + letters.join('') + name.slice(word.index + word[0].length);
};

export const withoutAccents = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/** The name up to the middle of its last word, three letters at least. */
export const withoutItsEnd = (name: string): string => {
  const end = /\p{L}{5,}(?=\P{L}*$)/u.exec(name);
  return end ? name.slice(0, end.index + Math.max(3, Math.ceil(end[0].length * 0.6))) : name;
};

export const query = (what: string, where: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  what,
  where,
  sort: 'relevance',
  page: 1,
  lang: 'fr',
  at: new Date('2026-03-02T10:00:00Z'),
  ...more,
});

export type Outcome = { readonly share: number; readonly missed: readonly string[] };

/** The share of `companies` that come first when asked for as `asked` gives, in their country. */
export const foundFirst = async (
  search: SearchIndex,
  companies: readonly Named[],
  asked: (company: Named) => string,
): Promise<Outcome> => {
  const missed: string[] = [];
  for (const company of companies) {
    const what = asked(company);
    const { results } = await search.search(query(what, company.country));
    if (results[0]?.id !== company.id)
      missed.push(`${company.country} ${what} → ${results[0]?.name} (${company.name})`);
  }
  return { share: 1 - missed.length / companies.length, missed };
};

/** The share of misspelt words that find a company with the right word among the first. */
export const respelt = async (
  search: SearchIndex,
  pairs: readonly { readonly variant: string; readonly canonical: string }[],
): Promise<Outcome> => {
  const missed: string[] = [];
  for (const { variant, canonical } of pairs) {
    const { results } = await search.search(query(variant, ''));
    const right = foldLetters(canonical);
    if (
      !results.some(({ name }) =>
        foldLetters(name)
          .split(' ')
          .some((word) => word.startsWith(right)),
      )
    )
      missed.push(`${variant} → ${results[0]?.name} (${canonical})`);
  }
  return { share: 1 - missed.length / pairs.length, missed };
};
