import type { MouseEvent } from 'react';
import type { CompanyContent } from '#read-api/company/company-content.ts';
import { Picture } from '../media/picture.tsx';
import { useText } from '../page/text.ts';
import { writtenIn } from '../page/written-in.ts';
import { photoAlt } from './photo-alt.ts';

export type PhotoGridProps = {
  readonly photos: CompanyContent['photos'];
  readonly company: string;
  /** The page of all photos. */
  readonly all: string;
  readonly savesData: boolean;
  /** Opens a photo over the page, by its place. */
  readonly open?: (at: number, event: MouseEvent<HTMLAnchorElement>) => void;
};

const shown = 5;

/** How wide the first photo is, which gets what the others leave. */
const widest = (count: number): string =>
  `(min-width: 64rem) ${{ 1: 53, 3: 35 }[count] ?? 26}rem, (min-width: 48rem) ${count === 1 ? 92 : 50}vw, ${count === 2 || count === 4 ? 46 : 92}vw`;

/** The first photos of a company; each leads to itself among all of them. */
export const PhotoGrid = ({ photos, company, all, savesData, open }: PhotoGridProps) => {
  const text = useText();
  const { t, lang } = text;
  const first = photos.slice(0, shown);
  const linkTo = (at: number) => ({
    href: `${all}#photo-${at + 1}`,
    ...(open && { onClick: (event: MouseEvent<HTMLAnchorElement>) => open(at, event) }),
  });
  return (
    <ul className="gallery" data-count={first.length}>
      {first.map(({ image, caption }, at) => {
        const large = at === 0;
        const picture = (
          <Picture
            image={image}
            alt={photoAlt({ company, caption, at }, text)}
            altLang={writtenIn(caption, lang)}
            sizes={large ? widest(first.length) : '(min-width: 48rem) 25vw, 46vw'}
            most={large ? 1280 : 640}
            fit={large && image.height > image.width ? 'whole' : 'cover'}
            onTap={savesData}
          />
        );
        return (
          <li key={image.id}>
            {savesData ? picture : <a {...linkTo(at)}>{picture}</a>}
            {at === shown - 1 && photos.length > shown && !savesData && (
              <a className="more" {...linkTo(at)}>
                {t('company.media.more', { count: photos.length - shown + 1 })}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};
