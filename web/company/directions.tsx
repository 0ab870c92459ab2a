import type { CompanyPage } from '#read-api/company/company-page.ts';
import type { SearchResult } from '#read-api/search/search-index.ts';
import { reportProblemPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { MapTap } from '../ui/map-tap.tsx';
import { plusCode } from './plus-code.ts';

type Place = Pick<CompanyPage, 'name' | 'place'>;

/** A way there in Google Maps; by name and address where no point is known; null where neither would find it. */
export const directionsTo = ({ name, place }: Place): string | null => {
  const { lat, lng } = place;
  const town = place.city?.name ?? place.unknownCity;
  if (lat === null && !town && !place.address) return null;
  const destination =
    lat !== null && lng !== null
      ? `${lat},${lng}`
      : [name, place.address, place.district, town, place.country].filter(Boolean).join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
};

type Props = { readonly company: CompanyPage; readonly nearby: readonly SearchResult[] };

/** The map on a tap, ways to it in the apps people have, and the place as a code for where streets have no names. */
export const Directions = ({ company, nearby }: Props) => {
  const { t, lang } = useText();
  const { lat, lng } = company.place;
  const report = (
    <a className="link small" href={reportProblemPath(lang, company)} rel="nofollow">
      <Icon name="flag" />
      {t('problem.link')}
    </a>
  );
  if (lat === null || lng === null) return report;
  const google = directionsTo(company);
  const ways = [
    [t('company.directions.app'), `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(company.name)})`],
    ['Google Maps', google],
    ['Waze', `https://www.waze.com/ul?ll=${lat}%2C${lng}&navigate=yes`],
  ] as const;
  return (
    <section className="card pad" aria-labelledby="directions">
      <h2 id="directions">{t('company.directions.title')}</h2>
      <MapTap results={[{ id: company.id, name: company.name, lat, lng }, ...nearby]} />
      <div className="map-place" hidden />
      <ul className="row">
        {ways.map(([name, href]) =>
          href ? (
            <li key={name}>
              <a
                className="btn"
                href={href}
                rel="nofollow noopener"
                data-counted="directions-tap"
                data-company={company.id}
              >
                {name}
              </a>
            </li>
          ) : null,
        )}
      </ul>
      <dl className="codes small">
        <div>
          <dt className="muted">{t('company.directions.plusCode')}</dt>
          <dd className="num">{plusCode(lat, lng)}</dd>
        </div>
        <div>
          <dt className="muted">{t('company.directions.coordinates')}</dt>
          <dd className="num">
            {lat.toFixed(5)}, {lng.toFixed(5)}
          </dd>
        </div>
      </dl>
      {report}
    </section>
  );
};
