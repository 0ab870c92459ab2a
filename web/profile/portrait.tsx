import type { Image } from '#domain/media/image.events.ts';
import { initials } from '../ui/cloth.tsx';
import './portrait.css';

type Props = {
  readonly photo: Image | null;
  readonly name: string;
  /** How wide it stands, in px. */
  readonly size: number;
};

/** The same cloth for the same name. */
const clothOfName = (name: string): string => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return `k${(sum % 6) + 1} p${(Math.floor(sum / 6) % 6) + 1}`;
};

/** The face of a person: their photo, or the cloth of their initials. */
export const Portrait = ({ photo, name, size }: Props) => {
  if (!photo)
    return (
      <span className={`cloth portrait ${clothOfName(name)}`} aria-hidden="true">
        <b>{initials(name) || '·'}</b>
      </span>
    );
  const sources = (format: string) =>
    [size, size * 2].map(
      (width) => `/media/${photo.id}/${width <= 96 ? 96 : width <= 192 ? 192 : 384}.${format} ${width}w`,
    );
  return (
    <picture className="portrait">
      <source type="image/avif" srcSet={sources('avif').join(', ')} sizes={`${size}px`} />
      <img
        src={`/media/${photo.id}/${size <= 96 ? 192 : 384}.jpg`}
        width={photo.width}
        height={photo.height}
        alt=""
        decoding="async"
      />
    </picture>
  );
};
