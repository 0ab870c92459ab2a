import { videoPage } from '#domain/company/video-link.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { photosPath } from '../addresses/paths.ts';
import { Picture } from '../media/picture.tsx';
import { useText } from '../page/text.ts';
import { writtenIn } from '../page/written-in.ts';
import { Icon } from '../ui/icon.tsx';
import { Written } from '../ui/written.tsx';
import './gallery.css';

type Props = { readonly company: CompanyPage; readonly savesData: boolean };

const shown = 5;
const sites = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

const Videos = ({ company: { content } }: Pick<Props, 'company'>) => {
  const { t } = useText();
  return (
    <ul className="films">
      {content.videos.map(({ video, title }) => (
        <li key={`${video.site}/${video.id}`}>
          <a className="film card" href={videoPage(video)} rel="nofollow noopener ugc">
            <span className="play" aria-hidden="true" />
            <span>
              <b>{title ? <Written text={title} /> : t('company.media.film')}</b>
              <small>{t('company.media.watchOn', { site: sites[video.site] })}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
};

/** How wide the first photo is, which gets what the others leave. */
const widest = (count: number): string =>
  `(min-width: 64rem) ${{ 1: 53, 3: 35 }[count] ?? 26}rem, (min-width: 48rem) ${count === 1 ? 92 : 50}vw, ${count === 2 || count === 4 ? 46 : 92}vw`;

/** The photos that staff has validated, five here and all on their own page; films are links, since players weigh. */
export const Gallery = ({ company, savesData }: Props) => {
  const { t, lang } = useText();
  const { photos, videos } = company.content;
  if (photos.length === 0 && videos.length === 0) return null;
  const first = photos.slice(0, shown);
  const all = photosPath(lang, company);
  const altOf = (caption: string | null, index: number) =>
    caption ?? t('company.media.photoOf', { name: company.name, number: index + 1 });
  return (
    <section aria-labelledby="photos">
      <div className="section-head">
        <h2 id="photos">{t(photos.length > 0 ? 'company.media.title' : 'company.media.films')}</h2>
        {photos.length > 1 && (
          <a className="link" href={all}>
            {t('company.media.all', { count: photos.length })}
            <Icon name="right" />
          </a>
        )}
      </div>
      {first.length > 0 && (
        <ul className="gallery" data-count={first.length}>
          {first.map(({ image, caption }, index) => {
            const large = index === 0;
            const picture = (
              <Picture
                image={image}
                alt={altOf(caption, index)}
                altLang={writtenIn(caption, lang)}
                sizes={large ? widest(first.length) : '(min-width: 48rem) 25vw, 46vw'}
                most={large ? 1280 : 640}
                fit={large && image.height > image.width ? 'whole' : 'cover'}
                onTap={savesData}
              />
            );
            return (
              <li key={image.id}>
                {savesData ? picture : <a href={`${all}#photo-${index + 1}`}>{picture}</a>}
                {index === shown - 1 && photos.length > shown && !savesData && (
                  <a className="more" href={`${all}#photo-${shown}`}>
                    {t('company.media.more', { count: photos.length - shown + 1 })}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {videos.length > 0 && <Videos company={company} />}
    </section>
  );
};
