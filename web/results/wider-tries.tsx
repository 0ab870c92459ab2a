import type { SearchHelp } from '#read-api/search/search-index.ts';
import { useText } from '../page/text.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { resultsHref } from './results-href.ts';
import type { ResultsQuery } from './results-query.ts';
import { type Trait, traitNames } from './traits.ts';

const bare = { category: undefined, city: undefined, district: undefined, size: undefined, minRating: undefined };
const any = Object.fromEntries(traitNames.map((name) => [name, false])) as Readonly<Record<Trait, false>>;
const widest = { ...bare, ...any, near: undefined, radius: undefined, bounds: undefined };

export const around = (where: string) => ({ where, city: undefined, district: undefined, bounds: undefined });

/** A spelling is told with what it finds in all countries. */
export const everywhere = (what: string) => ({ ...widest, what, where: '', country: undefined });

type Try = { readonly href: string; readonly text: string; readonly mark: IconName };

/** Wider searches than this one, the nearest first. */
export const useTries = (
  query: ResultsQuery,
  { spelling, broader, wider }: SearchHelp,
  isFiltered: boolean,
): readonly Try[] => {
  const { t, lang } = useText();
  const found = (text: string, count: number | undefined) =>
    count ? t('results.none.tryCount', { try: text, count }) : text;
  const href = (change: Partial<ResultsQuery>) => resultsHref(lang, query, change);
  const isOffered = wider?.where === ''; // by the button above, and to the same page
  const narrow = query.what && (query.where || query.country) && !isOffered;
  return [
    broader && {
      href: href({ what: '', category: broader.category }),
      text: found(
        query.where ? t('results.none.broader', { category: broader.label, where: query.where }) : broader.label,
        broader.nbHits,
      ),
      mark: 'search' as const,
    },
    isFiltered && { href: href(widest), text: t('results.none.withoutFilters'), mark: 'filter' as const },
    narrow && {
      href: href(everywhere(spelling?.what ?? query.what)),
      text: found(t('results.none.everywhere', { what: spelling?.what ?? query.what }), spelling?.nbHits),
      mark: 'globe' as const,
    },
    { href: href({ ...widest, what: '', where: '' }), text: t('results.none.all'), mark: 'shop' as const },
  ].filter((one) => typeof one === 'object');
};

export const Mark = ({ mark }: { readonly mark: IconName }) => (
  <span className="tag indigo num">
    <Icon name={mark} />
  </span>
);
