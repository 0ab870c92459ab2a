import type { MetaDescriptor } from 'react-router';
import type { SearchAnswer } from '#infra/search/search-index.ts';
import type { Country } from '../country.ts';
import { head } from '../head.ts';
import { languageOf } from '../paths.ts';
import { textOf } from '../text.ts';
import { isNarrowed, type ResultsQuery, resultsHref } from './results-query.ts';

type Results = {
  readonly query: ResultsQuery;
  readonly country: Country | null;
  readonly answer: SearchAnswer;
  readonly origin: string;
};

export const resultsHead = ({ query, country, answer, origin }: Results, pathname: string): MetaDescriptor[] => {
  const lang = languageOf(pathname);
  const { t } = textOf(lang);
  const what = query.what || t('results.everything');
  const where = query.where || country?.names?.[lang] || t('results.head.africa');
  const narrowed = isNarrowed(query);
  const canonical = narrowed ? { country: query.country, what: '', where: '', sort: 'relevance' as const } : query;
  const plain = { openNow: false, hasWhatsapp: false, verified: false, page: 1 };
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
      path: resultsHref(lang, { ...plain, ...canonical }, narrowed ? {} : { page: query.page }),
      index: !narrowed,
    }),
    ...(query.page > 1 ? [link('prev', query.page - 1)] : []),
    ...(query.page < answer.nbPages ? [link('next', query.page + 1)] : []),
  ];
};
