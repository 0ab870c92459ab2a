import type { ResultPhoto } from '#read-api/search/search-index.ts';
import { imagePath } from '../media/picture.tsx';

/**
 * Without script a browser fetches all photos of all results at once, whatever `loading` says: it takes this point of
 * nothing instead, and the strip is not shown.
 */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** How wide a photo is fetched: twice what it is shown, which a phone's screen can tell. */
const wide = 192;

type Props = {
  readonly photos: readonly ResultPhoto[];
  /** The company's page. */
  readonly href: string;
};

/**
 * The first photos of a company, moved by a finger; a tap opens the company, as it does beside them. The card has a
 * link to it already, and its page says what is on each: they are passed over by keyboards and screen readers.
 */
export const PhotoStrip = ({ photos, href }: Props) => (
  <div className="strip" aria-hidden="true">
    <a href={href} tabIndex={-1} draggable={false}>
      {photos.map((photo) => (
        <picture key={photo.id}>
          <source media="(scripting: none)" srcSet={nothing} />
          <source type="image/avif" srcSet={imagePath(photo, wide, 'avif')} />
          <img
            src={imagePath(photo, wide)}
            alt=""
            width={photo.width}
            height={photo.height}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        </picture>
      ))}
    </a>
  </div>
);
