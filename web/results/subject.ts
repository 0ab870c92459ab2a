import type { SearchAnswer } from '#read-api/search/search-index.ts';
import type { Country } from '../page/country.ts';
import type { Text } from '../page/text.ts';
import { filtersOf } from './filters.ts';
import type { ResultsQuery } from './results-query.ts';
import { foundAround } from './wider.ts';

export type Asked = {
  readonly query: ResultsQuery;
  readonly country: Country | null;
  readonly answer: SearchAnswer;
};

/** What a list is of, and where: as typed, else as it is called. Undefined where nothing was asked for. */
export const whatAndWhere = (
  { query, country, answer: { named, correctedQuery, understood } }: Asked,
  { t, lang }: Text,
) => ({
  what: understood?.what || correctedQuery || query.what || named.category,
  where:
    (query.bounds && t('results.map.area').toLocaleLowerCase(lang)) ||
    (understood && foundAround(understood, t)) ||
    (!understood?.isWider && query.where) ||
    query.district ||
    named.city ||
    (query.near && t('shell.near.ask').toLocaleLowerCase(lang)) ||
    (country?.names?.[lang] ?? undefined),
});

const isEmpty = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/** The words or the place that nobody can look for: only signs, no letter and no digit. */
export const unreadable = ({ what, where }: ResultsQuery): string | undefined =>
  [what, where].find((typed) => typed !== '' && isEmpty(typed));

const longestTitle = 60 - ' · Sokoni'.length;
const longestPart = 40;

/** Enough to be known again; a text of 200 letters would fill the screen. */
const short = (part: string): string =>
  part.length > longestPart ? `${part.slice(0, longestPart).trimEnd().toWellFormed()}…` : part;

/** What the page is about, for its heading. */
export const subjectOf = (asked: Asked, text: Text): string => {
  const { what, where } = whatAndWhere(asked, text);
  const said = [short(what || text.t('results.everything')), where && short(where)].filter(Boolean).join(', ');
  return said.charAt(0).toLocaleUpperCase(text.lang) + said.slice(1);
};

/** How many there are, of what, where and by which filters: what a tab, a history and a screen reader say first. */
export const titleOf = (asked: Asked, text: Text): string => {
  const { query, answer } = asked;
  const { t, lang } = text;
  const { what, where } = whatAndWhere(asked, text);
  const small = (label: string) => label.charAt(0).toLocaleLowerCase(lang) + label.slice(1);
  const own = what === answer.named.category ? small(what ?? t('results.everything')) : (what ?? '');
  const filters = filtersOf(query, answer, text)
    .filter(({ name, label }) => label !== what && label !== where && name !== 'near' && name !== 'bounds')
    .map(({ name, label }) => (name === 'city' || name === 'district' ? label : small(label)));
  const told = (parts: readonly (string | undefined)[]) =>
    t('results.head.title', { count: answer.nbHits, subject: parts.filter(Boolean).join(', '), page: query.page });
  const area = where ?? (filters.length === 0 ? t('results.head.africa') : '');
  const said = [short(own || small(t('results.everything'))), short(area)];
  let shown = 0;
  while (shown < filters.length && told([...said, ...filters.slice(0, shown + 1)]).length <= longestTitle) shown++;
  const left = filters.length - shown;
  return told([...said, ...filters.slice(0, shown), left > 0 ? t('results.head.more', { count: left }) : undefined]);
};
