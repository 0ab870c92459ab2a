import sharp, { type Sharp } from 'sharp';
import { refuse } from '#domain/media/media.rejections.ts';
import { type ImageKind, type ImageRules, imageKinds } from './image-kinds.ts';
import { type PhotoFormat, photoFormat } from './photo-format.ts';

export const mostBytes = 10 * 1024 * 1024;

/** Limits of pixels. A JPEG is reduced while it is read; other formats are read into memory as a whole. */
const mostPixels: Readonly<Record<PhotoFormat, number>> = {
  jpeg: 110_000_000,
  png: 30_000_000,
  webp: 30_000_000,
  gif: 16_000_000,
  avif: 16_000_000,
};

export type PreparedImage = {
  readonly bytes: Buffer;
  readonly format: 'jpg' | 'png';
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
};

const nearlySquare = 1.34;

const fitted = (
  picture: Sharp,
  { fit, width, height }: ImageRules,
  given: { width: number; height: number },
): Sharp => {
  if (fit === 'within') return picture.resize(width, height, { fit: 'inside', withoutEnlargement: true });
  const [long, short] = [Math.max(given.width, given.height), Math.min(given.width, given.height)];
  if (fit === 'cover') {
    const scale = Math.min(1, given.width / width, given.height / height);
    return picture.resize(Math.round(width * scale), Math.round(height * scale), {
      fit: 'cover',
      position: 'attention',
    });
  }
  if (long / short <= nearlySquare) {
    const side = Math.min(width, short);
    return picture.resize(side, side, { fit: 'cover' });
  }
  const side = Math.min(width, long);
  return picture.resize(side, side, { fit: 'contain', background: '#ffffff' }).flatten({ background: '#ffffff' });
};

/** Opens what was checked. What is wrong with the file itself is the giver's to know; anything else is ours. */
const opened = async (bytes: Uint8Array, format: PhotoFormat) => {
  const picture = sharp(bytes, { limitInputPixels: mostPixels[format], failOn: 'truncated', sequentialRead: true });
  const {
    width,
    height,
    autoOrient,
    hasAlpha,
    format: read,
  } = await picture.metadata().catch((error: Error) => {
    if (/pixel limit/i.test(error.message))
      throw refuse('too-many-pixels', { most: Math.floor(mostPixels[format] / 1_000_000) });
    throw refuse('broken');
  });
  if (read !== (format === 'avif' ? 'heif' : format)) throw refuse('not-a-photo');
  if (width * height > mostPixels[format])
    throw refuse('too-many-pixels', { most: Math.floor(mostPixels[format] / 1_000_000) });
  return { picture, width: autoOrient.width, height: autoOrient.height, hasAlpha };
};

/**
 * Returns the image to store: upright, in sRGB, no larger than its kind needs, and without metadata such as place,
 * time or scripts. Throws a `Rejection` when it does not fit the rules of its kind.
 */
export const prepareImage = async (bytes: Uint8Array, kind: ImageKind): Promise<PreparedImage> => {
  const rules: ImageRules = imageKinds[kind];
  if (bytes.length > mostBytes) throw refuse('too-heavy', { most: mostBytes / 1024 / 1024 });
  const format = photoFormat(bytes);
  if (!format) throw refuse('not-a-photo');
  const { picture, hasAlpha, ...given } = await opened(bytes, format);
  if (Math.min(given.width, given.height) < rules.least) throw refuse('too-small', { least: rules.least });
  if (rules.portrait && given.height < given.width) throw refuse('not-portrait');
  const upright = fitted(picture.autoOrient(), rules, given).timeout({ seconds: 30 });
  const kept = hasAlpha ? upright.png({ compressionLevel: 7 }) : upright.jpeg({ quality: 90 });
  const { data, info } = await kept.toBuffer({ resolveWithObject: true }).catch(() => {
    throw refuse('broken');
  });
  const blur = await sharp(data).resize(20, 20, { fit: 'inside' }).webp({ quality: 30, alphaQuality: 30 }).toBuffer();
  return {
    bytes: data,
    format: info.format === 'png' ? 'png' : 'jpg',
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${blur.toString('base64')}`,
  };
};
