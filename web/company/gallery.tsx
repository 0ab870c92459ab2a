import { videoPage } from '#domain/company/video-link.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { photosPath } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { Written } from '../ui/written.tsx';
import './gallery.css';
import '../ui/dialog.css';
import { PhotoGallery } from './photo-gallery.tsx';
import { PhotoGrid } from './photo-grid.tsx';

type Props = { readonly company: CompanyPage; readonly savesData: boolean };

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

/**
 * The photos that staff has validated, five here and all on their own page and over this one; films are links, since
 * players weigh. Who saves data has each photo where its blur stands, at a tap.
 */
export const Gallery = ({ company, savesData }: Props) => {
  const { t, lang } = useText();
  const { photos, videos } = company.content;
  if (photos.length === 0 && videos.length === 0) return null;
  const all = photosPath(lang, company);
  const shown = { photos, company: company.name, all };
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
      {photos.length > 0 &&
        (savesData ? <PhotoGrid {...shown} savesData /> : <Island name="gallery" of={PhotoGallery} props={shown} />)}
      {videos.length > 0 && <Videos company={company} />}
    </section>
  );
};
