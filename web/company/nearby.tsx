import type { Language } from '#domain/language.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import type { ReadApi } from '#read-api/read-api.ts';
import type { SearchQuery, SearchResult } from '#read-api/search/search-index.ts';
import { resultsPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { MiniCompany } from '../quote/mini-company.tsx';
import { Icon } from '../ui/icon.tsx';
import { OpenState } from '../ui/open-state.tsx';

const shown = 4;

const around = ({
  place,
  categories,
}: CompanyPage): Pick<SearchQuery, 'category' | 'country' | 'near' | 'city' | 'sort'> => ({
  category: categories.at(-1)?.id,
  country: place.country,
  ...(place.lat !== null && place.lng !== null
    ? { near: { lat: place.lat, lng: place.lng }, sort: 'distance' }
    : { city: place.city?.id, sort: 'relevance' }),
});

/** The nearest others of its kind, four at most. */
export const nearbyOf = async (
  api: ReadApi,
  company: CompanyPage,
  lang: Language,
  at: Date,
): Promise<SearchResult[]> => {
  if (company.categories.length === 0) return [];
  const query = { what: '', where: '', radiusKm: 50, page: 1, lang, at, ...around(company) };
  const { results } = await api.searchCompanies(query);
  return results.filter(({ id }) => id !== company.id).slice(0, shown);
};

const allOf = ({ categories, place }: CompanyPage, lang: Language): string => {
  const params = new URLSearchParams({ category: categories.at(-1)?.id ?? '' });
  if (place.city) params.set('city', String(place.city.id));
  return `${resultsPath(lang, place.country)}?${params}`;
};

type Props = { readonly company: CompanyPage; readonly nearby: readonly SearchResult[]; readonly at: Date };

export const Nearby = ({ company, nearby, at }: Props) => {
  const { t, lang, number, country } = useText();
  const { place } = company;
  const category = company.categories.at(-1)?.names[lang];
  if (!category) return null;
  const countryName = company.country.names?.[lang] ?? country(place.country);
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby">{t('company.similar.title')}</h2>
      {nearby.length > 0 && (
        <ul className="list card">
          {nearby.map((one) => (
            <MiniCompany
              key={one.id}
              company={one}
              about={[
                one.category.name,
                one.district ?? one.city,
                one.distanceKm !== undefined &&
                  t('web.card.distance', { km: number(Math.round(one.distanceKm * 10) / 10) }),
              ]}
            >
              <OpenState state={one.openState} at={at} />
            </MiniCompany>
          ))}
        </ul>
      )}
      <a className="link" href={allOf(company, lang)}>
        {place.city
          ? t('company.similar.city', { category, city: place.city.name })
          : t('company.similar.country', { category, country: countryName })}
        <Icon name="right" />
      </a>
    </section>
  );
};
