import type { CompanyPage } from '#read-api/company/company-page.ts';
import { useText } from '../text.ts';
import { Icon } from '../ui/icon.tsx';

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

/** Links to maps; no map is loaded here. */
export const Directions = ({ company }: { readonly company: CompanyPage }) => {
  const { t } = useText();
  const { lat, lng } = company.place;
  if (lat === null || lng === null) return null;
  const google = directionsTo(company);
  return (
    <section className="card pad" aria-labelledby="directions">
      <h2 id="directions">{t('company.directions.title')}</h2>
      <p className="small muted num">
        {lat.toFixed(5)}, {lng.toFixed(5)}
      </p>
      <ul className="row">
        <li>
          <a className="btn" href={`geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(company.name)})`}>
            <Icon name="pin" />
            {t('company.directions.app')}
          </a>
        </li>
        {google && (
          <li>
            <a className="btn" href={google} rel="nofollow noopener">
              Google Maps
            </a>
          </li>
        )}
        <li>
          <a
            className="btn"
            href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`}
            rel="nofollow noopener"
          >
            OpenStreetMap
          </a>
        </li>
      </ul>
    </section>
  );
};
