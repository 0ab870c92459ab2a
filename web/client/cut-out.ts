import { mostPhotoBytes } from './shrink-photo.ts';

/** The longest side of what is sent, in pixels: no page shows more. */
const longest = 2400;
const quality = 0.82;

/**
 * Cuts the chosen part out of the picture `name` of a form before it is sent, no larger than a page shows it. What weighs
 * little, or cannot be drawn here, is sent as it is: the server cuts it by `crop`.
 */
export const cutOut = async (body: FormData, name: string): Promise<void> => {
  const file = body.get(name);
  if (!(file instanceof File) || file.size <= mostPhotoBytes) return;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return;
  const [x = 0, y = 0, width = 1, height = 1] = String(body.get('crop') || '0 0 1 1')
    .split(' ')
    .map(Number);
  const [wide, high] = [width * picture.width, height * picture.height];
  const scale = Math.min(1, longest / Math.max(wide, high));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(wide * scale);
  canvas.height = Math.round(high * scale);
  const pen = canvas.getContext('2d');
  if (pen) pen.imageSmoothingQuality = 'high';
  pen?.drawImage(picture, x * picture.width, y * picture.height, wide, high, 0, 0, canvas.width, canvas.height);
  picture.close();
  // what is transparent stays so
  const type = file.type === 'image/jpeg' ? file.type : 'image/webp';
  const cut = pen && (await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, type, quality)));
  if (!cut || cut.size >= file.size) return;
  body.set(name, new File([cut], file.name, { type: cut.type }));
  body.set('crop', '');
};
