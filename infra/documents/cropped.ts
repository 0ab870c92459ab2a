import sharp from 'sharp';
import { fewAtOnce } from '../media/few-at-once.ts';
import { photoFormat } from '../media/photo-format.ts';

/** The part of a picture to keep, as fractions of the width and height of the upright picture. */
type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const maxPixels = 110_000_000;

/** Parses `0.1 0 0.8 1` (x, y, width, height); null for an invalid frame. */
const frameIn = (text: string): Frame | null => {
  const [x = -1, y = -1, width = -1, height = -1, more] = text.split(' ').map(Number);
  const isOne = more === undefined && x >= 0 && y >= 0 && width >= 0.05 && height >= 0.05;
  return isOne && x + width <= 1.001 && y + height <= 1.001 ? { x, y, width, height } : null;
};

/** Returns the part of a photo in the frame. Other bytes are returned unchanged: `storeImage` refuses them later. */
const cropped = async (bytes: Uint8Array, frame: Frame): Promise<Uint8Array> => {
  if (!photoFormat(bytes)) return bytes;
  try {
    const upright = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
      .autoOrient()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = upright.info;
    const [left, top] = [Math.floor(frame.x * width), Math.floor(frame.y * height)];
    return await sharp(upright.data)
      .extract({
        left,
        top,
        width: Math.max(1, Math.min(Math.round(frame.width * width), width - left)),
        height: Math.max(1, Math.min(Math.round(frame.height * height), height - top)),
      })
      .toBuffer();
  } catch {
    return bytes;
  }
};

const oneCrop = fewAtOnce(1, 50);

/** Returns the part of a photo that `crop` names, as `frameIn` parses it; all of it for an invalid one. */
export const croppedTo = async (bytes: Uint8Array, crop: string): Promise<Uint8Array> => {
  const frame = frameIn(crop);
  return frame ? oneCrop(() => cropped(bytes, frame)) : bytes;
};
