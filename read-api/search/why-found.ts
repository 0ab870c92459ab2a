import { words } from '#domain/fold.ts';
import { areaOf } from '#projections/company/search-words.ts';
import type { Categories } from './categories.ts';
import type { SearchQuery, Why } from './search-index.ts';
import type { Found } from './search-results.ts';

/** A word of a query in all its readings: as it is typed, its other forms and its corrections. */
export type Readings = readonly string[];

/** A word that is shorter stands for itself only, not for those that begin with it. */
const minBegunLength = 4;
const excerptWords = 4;
const maxExcerptLength = 80;

const isRead = (word: string, readings: Readings): boolean =>
  readings.some((one) => word === one || (one.length >= minBegunLength && word.startsWith(one)));

const hasWord = (text: string | null | undefined, readings: Readings): boolean =>
  words(text ?? '').some((word) => isRead(word, readings));

/** Returns the words of a text around the first that is read so; undefined when none is. */
const excerptOf = (text: string, readings: Readings): string | undefined => {
  const written = text.trim().split(/\s+/u);
  const at = written.findIndex((part) => hasWord(part, readings));
  if (at < 0) return undefined;
  const from = Math.max(0, at - excerptWords);
  const to = at + excerptWords + 1;
  const around = written.slice(from, to).join(' ');
  const cut = around.length > maxExcerptLength ? (written[at] ?? '').slice(0, maxExcerptLength).toWellFormed() : around;
  return `${from > 0 ? '… ' : ''}${cut}${to < written.length ? ' …' : ''}`;
};

/** What a word that the card does not show is found in. */
const whereFound = (company: Found, readings: Readings, categories: Categories): Why | undefined => {
  const { description, address, subCity } = company;
  for (const text of [description.fr, description.en]) {
    const excerpt = text && excerptOf(text, readings);
    if (excerpt) return { by: 'description', text: excerpt };
  }
  if (address && hasWord(address, readings)) return { by: 'address', text: address };
  if (subCity && hasWord(subCity, readings)) return { by: 'area', text: subCity };
  return hasWord(categories.saidOf(company.category), readings) ? { by: 'trade', text: readings[0] ?? '' } : undefined;
};

/**
 * Returns what a company was found by, where its card does not show the word: its trade by another name, its
 * description, its address, the part of the town. A trade is told only where others of the list were found otherwise.
 */
export const whysOf = (
  companies: readonly Found[],
  { what, where, lang }: Pick<SearchQuery, 'what' | 'where' | 'lang'>,
  typed: readonly Readings[],
  categories: Categories,
): readonly (Why | undefined)[] => {
  const all = [...typed, ...words(where).map((word) => [word])];
  const whys = companies.map((company) => {
    const { name, cityName, landmark, category } = company;
    const card = [name, categories.name(category, lang), cityName, areaOf(company), landmark?.fr, landmark?.en];
    const shown = words(card.filter(Boolean).join(' '));
    const hidden = all.filter((readings) => !shown.some((word) => isRead(word, readings)));
    return hidden.map((readings) => whereFound(company, readings, categories)).find((why) => why !== undefined);
  });
  const isTrade = whys.length > 0 && whys.every((why) => why?.by === 'trade');
  return isTrade ? whys.map(() => undefined) : whys.map((why) => why && asTyped(why, what));
};

/** A trade is told by the word that was typed, with its accents. */
const asTyped = (why: Why, what: string): Why => {
  if (why.by !== 'trade') return why;
  const written = what.split(/\s+/u).find((part) => words(part).includes(why.text));
  return { by: 'trade', text: written ?? why.text };
};
