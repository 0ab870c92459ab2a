import type { Language } from '#domain/language.ts';
import type { PlaceElsewhere, Said, SearchAnswer } from '#read-api/search/search-index.ts';
import type { Country } from '../page/country.ts';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { resultsHref } from './results-href.ts';
import type { ResultsQuery } from './results-query.ts';
import { traits } from './traits.ts';
import { foundAround, nothingNearer } from './wider.ts';

type Props = {
  readonly query: ResultsQuery;
  readonly country: Country | null;
  readonly answer: Pick<SearchAnswer, 'understood' | 'correctedQuery'>;
};

const filters = [
  'openNow',
  'openTonight',
  'openSaturday',
  'openSunday',
  'open24h',
  'hasWhatsapp',
  'verified',
] as const satisfies readonly (keyof Said)[];

/** The same search in another country, without what only says where it was. */
const hrefElsewhere = (lang: Language, query: ResultsQuery, { where, country }: PlaceElsewhere): string => {
  const noLonger = { city: undefined, district: undefined, bounds: undefined, near: undefined, radius: undefined };
  return resultsHref(lang, query, { ...noLonger, where, country, sort: 'relevance' });
};

/** What the words were taken for, in a line, with a link that takes them as they were typed. */
export const Understood = ({ query, country, answer: { understood, correctedQuery } }: Props) => {
  const { t, lang } = useText();
  const asTyped = (
    <LinkButton look="line" href={resultsHref(lang, query, { asTyped: true })} rel="nofollow">
      {t('results.asTyped')}
    </LinkButton>
  );
  if (!understood)
    return correctedQuery ? (
      <Notice action={asTyped}>{t('results.corrected', { corrected: correctedQuery, typed: query.what })}</Notice>
    ) : null;
  const said = filters.filter((name) => understood[name] && !query[name]);
  const where = foundAround(understood, t) || (understood.isWider ? (country?.names?.[lang] ?? '') : '');
  const unmet = understood.unmet?.map((name) => t(traits[name])).join(' · ');
  const parts = [correctedQuery ?? understood.what, where, ...said.map((name) => t(traits[name]))].filter(Boolean);
  const { elsewhere } = understood;
  const instead = understood.isNearUnknown ? (
    <LinkButton look="line" href="#search-where">
      {t('shell.near.toField')}
    </LinkButton>
  ) : (
    elsewhere && (
      <LinkButton look="line" href={hrefElsewhere(lang, query, elsewhere)}>
        {t('results.elsewhere', { place: elsewhere.label })}
      </LinkButton>
    )
  );
  const action = instead ? (
    <div className="row">
      {instead}
      {asTyped}
    </div>
  ) : (
    asTyped
  );
  return (
    <Notice action={action}>
      {t('results.understood', { understood: parts.join(' · ') })}
      {understood.isWider && ` ${nothingNearer(understood, query.where, t)}`}
      {understood.isNearUnknown && ` ${t('results.nearMe.unknown')}`}
      {unmet && ` ${t('results.unmet', { filters: unmet })}`}
    </Notice>
  );
};
