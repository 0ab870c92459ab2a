import type { MetaDescriptor } from 'react-router';
import type { SearchAnswer } from '#infra/search/search-index.ts';
import type { Country } from '../country.ts';
import { head } from '../head.ts';
import { languageOf } from '../paths.ts';
import { textOf } from '../text.ts';
import { paramsOf, type ResultsQuery, resultsHref } from './results-query.ts';

type Results = {
  readonly query: ResultsQuery;
  readonly country: Country | null;
  readonly answer: SearchAnswer;
  readonly origin: string;
};

/** Where a list that is not worth finding by itself sends those that look for pages: the list of its country. */
const unnarrowed: Omit<ResultsQuery, 'country'> = {
  what: '',
  where: '',
  category: undefined,
  city: undefined,
  district: undefined,
  size: undefined,
  openNow: false,
  minRating: undefined,
  hasWhatsapp: false,
  verified: false,
  hasProducts: false,
  hasJobs: false,
  near: undefined,
  radius: undefined,
  sort: 'relevance',
  page: 1,
};

/** The lists that search engines may keep: everywhere, of a country, and of one category or one city. */
const isLanding = (query: ResultsQuery): boolean => {
  const narrowedBy = paramsOf({ ...query, page: 1 }).map(([name]) => name);
  return narrowedBy.length === 0 || (narrowedBy.length === 1 && /^(category|city)$/.test(narrowedBy[0] ?? ''));
};

export const resultsHead = ({ query, country, answer, origin }: Results, pathname: string): MetaDescriptor[] => {
  const lang = languageOf(pathname);
  const { t } = textOf(lang);
  const labelIn = (facet: 'category' | 'city', value: string | undefined) =>
    value && answer.facets[facet].find((one) => one.value === value)?.label;
  const what = query.what || labelIn('category', query.category) || t('results.everything');
  const where =
    query.where || labelIn('city', query.city?.toString()) || country?.names?.[lang] || t('results.head.africa');
  const landing = isLanding(query) && answer.nbHits > 0;
  const canonical = landing ? query : { ...query, ...unnarrowed };
  const link = (rel: string, page: number): MetaDescriptor => ({
    tagName: 'link',
    rel,
    href: `${origin}${resultsHref(lang, query, { page })}`,
  });
  return [
    ...head({
      title: t('results.head.title', { what, where, page: query.page }),
      description: t('results.head.description', { what, where, count: answer.nbHits }),
      origin,
      path: resultsHref(lang, canonical, { page: landing ? query.page : 1 }),
      index: landing,
    }),
    ...(query.page > 1 ? [link('prev', query.page - 1)] : []),
    ...(query.page < answer.nbPages ? [link('next', query.page + 1)] : []),
  ];
};
