import type { SearchQuery } from '#read-api/search/search-index.ts';
import { type Named, pick, query, some, withoutAccents, withoutItsEnd, withTypo } from './exam.ts';

export type Public = Named & {
  readonly city: string | null;
  readonly trade: { readonly fr: string; readonly en: string };
};

/** Companies and what people ask for: names whole, misspelt, unfinished and without accents; trades by city and country. */
export const mix = (companies: readonly Public[], count: number, next: () => number): SearchQuery[] =>
  some(companies, count, next).map((company, i) => {
    const { name, country, city, trade } = company;
    const ways: readonly (() => SearchQuery)[] = [
      () => query(name, country),
      () => query(/\p{L}{4}/u.test(name) ? withTypo(name, next) : name, country),
      () => query(withoutItsEnd(name), country),
      () => query(withoutAccents(name), ''),
      () => query(trade.fr, country),
      () => query(trade.en, city ?? country),
      () => query(trade.en, '', { country, openNow: true }),
      () => query('', city ?? '', { country, sort: 'newest' }),
    ];
    return (ways[i % ways.length] ?? pick(ways, next))();
  });
