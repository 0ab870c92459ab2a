import type { MetaDescriptor } from 'react-router';
import { languageOf } from '../addresses/paths.ts';
import { head } from '../page/head.ts';
import { textOf } from '../page/text.ts';
import { resultsHref } from './results-href.ts';
import { paramsOf, type ResultsQuery } from './results-query.ts';
import { type Asked, titleOf, whatAndWhere } from './subject.ts';

type Results = Asked & { readonly origin: string };

/** Where a list that is not worth finding by itself sends those that look for pages: the list of its country. */
const unnarrowed: Omit<ResultsQuery, 'country'> = {
  what: '',
  where: '',
  category: undefined,
  city: undefined,
  district: undefined,
  size: undefined,
  openNow: false,
  openTonight: false,
  openSaturday: false,
  openSunday: false,
  open24h: false,
  minRating: undefined,
  hasWhatsapp: false,
  verified: false,
  hasProducts: false,
  hasJobs: false,
  asTyped: false,
  near: undefined,
  radius: undefined,
  bounds: undefined,
  sort: 'relevance',
  page: 1,
};

/** The lists that search engines may keep: everywhere, of a country, and of one category or one city. */
const isLanding = (query: ResultsQuery): boolean => {
  const narrowedBy = paramsOf({ ...query, page: 1 }).map(([name]) => name);
  return narrowedBy.length === 0 || (narrowedBy.length === 1 && /^(category|city)$/.test(narrowedBy[0] ?? ''));
};

export const resultsHead = (results: Results, pathname: string): MetaDescriptor[] => {
  const { query, answer, origin } = results;
  const lang = languageOf(pathname);
  const text = textOf(lang);
  const { t } = text;
  const { what = t('results.everything'), where = t('results.head.africa') } = whatAndWhere(results, text);
  const landing = isLanding(query) && answer.nbHits > 0;
  const canonical = landing ? query : { ...query, ...unnarrowed };
  const link = (rel: string, page: number): MetaDescriptor => ({
    tagName: 'link',
    rel,
    href: `${origin}${resultsHref(lang, query, { page })}`,
  });
  return [
    ...head({
      title: titleOf(results, text),
      description: t('results.head.description', { what, where, count: answer.nbHits }),
      origin,
      path: resultsHref(lang, canonical, { page: landing ? query.page : 1 }),
      shared: resultsHref(lang, query, { page: query.page }),
      index: landing,
    }),
    ...(query.page > 1 ? [link('prev', query.page - 1)] : []),
    ...(query.page < answer.nbPages ? [link('next', query.page + 1)] : []),
  ];
};
