import type { MouseEvent } from 'react';
import type { Image } from '#domain/media/image.events.ts';
import { type ImageFormat, imageWidths, widthsOf } from '#domain/media/image-sizes.ts';
import { opensElsewhere } from '../client/plain-click.ts';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';

type Props = {
  readonly image: Image;
  /** What is on it; empty where the words beside it say so. */
  readonly alt: string;
  /** The language of those words, where it is not the page's. */
  readonly altLang?: string | undefined;
  /** How wide it is shown, as `<img sizes>` has it. */
  readonly sizes: string;
  /** No wider file is ever needed, in device pixels. */
  readonly most?: number;
  /** `cover` fills its box and cuts what is over; `whole` shows all of it over its own blur. */
  readonly fit?: 'natural' | 'cover' | 'whole';
  /** Seen before anything is scrolled. */
  readonly eager?: boolean;
  /** Nothing but its blur is loaded before it is tapped: for whoever pays for each byte. */
  readonly onTap?: boolean;
  /** Shows it, in a part that lives; elsewhere `enhance/photo-on-tap.ts` puts it where its blur stands. */
  readonly show?: () => void;
};

/** The address of an image that is about `wide` device pixels wide; every reader takes a `jpg`. */
export const imagePath = (
  { id, width }: Pick<Image, 'id' | 'width'>,
  wide: number,
  format: ImageFormat = 'jpg',
): string => {
  const widths = widthsOf(width);
  return `/media/${id}/${widths.find((one) => one >= wide) ?? widths.at(-1)}.${format}`;
};

const sources = ({ id, width }: Image, most: number, format: string): string => {
  const wide = imageWidths.find((one) => one >= most) ?? most;
  const there = widthsOf(width).filter((one) => one <= wide);
  return there
    .filter((one) => one >= (there.at(-1) ?? 0) / 7)
    .map((one) => `/media/${id}/${one}.${format} ${Math.min(one, width)}w`)
    .join(', ');
};

const Loaded = ({ image, alt, altLang, sizes, most = 1600, eager = false }: Props) => (
  <picture>
    <source type="image/avif" srcSet={sources(image, most, 'avif')} sizes={sizes} />
    <source type="image/webp" srcSet={sources(image, most, 'webp')} sizes={sizes} />
    <img
      src={imagePath(image, Math.min(most, 640))}
      alt={alt}
      lang={altLang}
      width={image.width}
      height={image.height}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'auto' : 'async'}
      fetchPriority={eager ? 'high' : undefined}
    />
  </picture>
);

const Blur = ({ image }: { readonly image: Image }) => (
  <img className="blur" src={image.placeholder} alt="" width={image.width} height={image.height} />
);

/**
 * A photo in the size that its place needs. Its room is left from the start and filled with a blur, so that nothing
 * moves when it comes.
 */
export const Picture = (props: Props) => {
  const { image, alt, altLang, fit = 'natural', onTap = false, show } = props;
  const { t } = useText();
  if (!onTap)
    return (
      <span className={`picture ${fit}`}>
        <Blur image={image} />
        <Loaded {...props} />
      </span>
    );
  const press = (event: MouseEvent): void => {
    if (!show || opensElsewhere(event)) return;
    event.preventDefault();
    show();
  };
  return (
    <a
      className={`picture ${fit} tap`}
      href={imagePath(image, 960)}
      data-photo={show ? undefined : ''}
      onClick={show && press}
    >
      <Blur image={image} />
      <span className="show">
        <Icon name="photo" />
        <span>{t('media.show')}</span>
        <span className="sr" lang={altLang}>
          {alt ? t('media.photoOf', { what: alt }) : t('media.photo')}
        </span>
      </span>
      {!show && (
        <template>
          <Loaded {...props} eager />
        </template>
      )}
    </a>
  );
};
