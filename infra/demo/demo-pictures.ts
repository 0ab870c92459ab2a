import { createHash } from 'node:crypto';
import type { ImageKind } from '../media/image-kinds.ts';
import type { Media } from '../media/media.ts';
import { drawBanner, drawLogo, drawScene, drawThing, type Thing } from './drawings.ts';
import type { Scene } from './drawn-scenes.ts';

/** Photos as phones take them: lying, standing, square, wide, and one that is small. */
const shapes = [
  [1200, 900],
  [720, 1200],
  [900, 900],
  [1280, 600],
  [480, 360],
] as const;

/** The same drawing has the same id every time, so that a first start that was cut off draws nothing twice. */
const idOf = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 22);

/** The pictures of the demo, each drawn when it is first wanted and shared by all that show it. */
export const demoPictures = (media: Media) => {
  const kept = new Map<string, Promise<string>>();
  const keep = (name: string, kind: ImageKind, draw: () => Buffer): Promise<string> => {
    const stored =
      kept.get(name) ??
      media
        .image(idOf(name))
        .catch(async () => media.storeImage(await rendered(draw()), kind, idOf(name)))
        .then(({ id }) => id);
    kept.set(name, stored);
    return stored;
  };
  return {
    logo: (sign: Thing, variant: number) => keep(`logo ${sign} ${variant}`, 'logo', () => drawLogo(sign, variant)),
    banner: (scenes: readonly [Scene, Scene, Scene], variant: number) =>
      keep(`banner ${scenes.join(' ')} ${variant}`, 'banner', () => drawBanner(scenes, variant)),
    photo: (scene: Scene, variant: number) => {
      const [width, height] = shapes[variant % shapes.length] ?? shapes[0];
      return keep(`photo ${scene} ${variant}`, 'photo', () => drawScene(scene, variant, width, height));
    },
    product: (thing: Thing, variant: number) =>
      keep(`product 2 ${thing} ${variant}`, 'product', () => drawThing(thing, variant, 600, 600 + (variant % 3) * 150)),
  };
};

export type DemoPictures = ReturnType<typeof demoPictures>;

const rendered = async (svg: Buffer): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(svg).flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer();
};
