import { companyPath, languageOf, photosPath } from '../addresses/paths.ts';
import { Picture } from '../media/picture.tsx';
import { addressOf } from '../page/address-of.ts';
import { companyCard, head, originOf } from '../page/head.ts';
import { requestedCompany } from '../page/requested-company.ts';
import { textOf, useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { Written } from '../ui/written.tsx';
import type { Route } from './+types/photos.ts';
import './gallery.css';
import { savesData } from '../page/saves-data.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const { id, slug, name, country, content } = await requestedCompany(args, new Date(), photosPath);
  return {
    company: { id, slug, name },
    photos: content.photos,
    card: content.photos.length > 0,
    country,
    savesData: savesData(args.request),
    origin: originOf(args.context, addressOf(args.request)),
  };
};

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const lang = languageOf(location.pathname);
  const { company, origin, photos } = loaderData;
  const { t } = textOf(lang);
  const title = t('company.media.pageTitle', { name: company.name, count: photos.length });
  const description = t('company.media.description', { name: company.name });
  return head({
    title,
    description,
    origin,
    path: photosPath(lang, company),
    index: photos.length > 0,
    card: companyCard(company),
  });
};

export { CompanyGone as ErrorBoundary } from '../results/company-gone.tsx';

export default function Photos({ loaderData: { company, photos, savesData: onTap } }: Route.ComponentProps) {
  const { t, lang } = useText();
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <div className="page-top">
        <a className="link" href={companyPath(lang, company)}>
          <Icon name="left" />
          <bdi>{company.name}</bdi>
        </a>
        <h1>{t('company.media.title')}</h1>
      </div>
      {photos.length === 0 && <p className="muted">{t('company.media.none')}</p>}
      <div className="photo-list">
        {photos.map(({ image, caption }, index) => (
          <figure key={image.id} id={`photo-${index + 1}`}>
            <Picture
              image={image}
              alt={caption ? '' : t('company.media.photoOf', { name: company.name, number: index + 1 })}
              sizes="(min-width: 64rem) 62rem, 92vw"
              eager={index === 0}
              onTap={onTap}
            />
            <figcaption className="small muted">
              <span className="num">{t('company.media.nth', { number: index + 1, count: photos.length })}</span>
              {caption && (
                <>
                  {' · '}
                  <Written text={caption} />
                </>
              )}
            </figcaption>
          </figure>
        ))}
      </div>
    </main>
  );
}
