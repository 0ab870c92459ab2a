import { createHash } from 'node:crypto';
import type { Image } from '#domain/media/image.events.ts';
import { initials } from '#web/ui/cloth.tsx';
import type { ImageKind } from '../../../media/image-kinds.ts';
import type { ContentCompany } from '../demo-content.ts';
import { random } from '../random.ts';
import { logo } from './logo.ts';
import { paints } from './paints.ts';
import { type Paints, type Pen, penOf } from './pen.ts';
import { blurred, photographed, type Size, signed } from './phone-photo.ts';
import { product, type Thing } from './products.ts';
import { type SceneName, scenes } from './scenes.ts';

/** Photos as phones take and people send them: lying, standing, square, wide, and some that are small. */
const shapes: readonly Size[] = [
  [960, 720],
  [720, 960],
  [1024, 768],
  [640, 640],
  [960, 540],
  [768, 1024],
  [800, 600],
  [480, 360],
];
const productShapes: readonly Size[] = [
  [600, 600],
  [600, 750],
  [720, 600],
];
const logoSize: Size = [400, 400];
const bannerSize: Size = [1600, 400];

/** A picture that a company of the demo shows: known by its id, and drawn when somebody first looks at it. */
type DemoPicture = {
  readonly image: Omit<Image, 'placeholder'>;
  readonly kind: ImageKind;
  /** Pictures of one look share a blur. */
  readonly look: string;
  readonly paintsAt: number;
  readonly scene: (pen: Pen) => string;
  readonly seed: number;
  readonly style: 'photo' | 'banner' | 'sign';
};

/** Raised when the same ids come to show something else. */
const version = 1;

/** `demo1`, the row of the company, what it shows, and letters that follow from them: 22 in all, like every image. */
const idOf = (row: number, what: string): string => {
  const start = `demo${version}${row.toString(36).padStart(4, '0')}${what.padEnd(3, '_')}`;
  return (
    start +
    createHash('sha256')
      .update(start)
      .digest('base64url')
      .slice(0, 22 - start.length)
  );
};

/** The row of the company that shows the picture of this id; undefined for an id that is not the demo's. */
export const rowOfPicture = (id: string): number | undefined => {
  const [, row] = /^demo1([0-9a-z]{4})/.exec(id) ?? [];
  return row === undefined ? undefined : Number.parseInt(row, 36);
};

export const picturesOf = (company: ContentCompany) => {
  const { row, trade, name, draw } = company;
  const paintsAt = draw.below(paints.length);
  const picture = (
    what: string,
    kind: ImageKind,
    [width, height]: Size,
    style: DemoPicture['style'],
    look: string,
    scene: DemoPicture['scene'],
  ): DemoPicture => ({
    image: { id: idOf(row, what), width, height },
    kind,
    look: `${style} ${look}`,
    paintsAt,
    scene,
    seed: row * 97 + [...what].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7),
    style,
  });
  const of = (scene: SceneName) => (pen: Pen) => scenes[scene](pen, trade.goods, name);
  const [front = 'front', wide = front] = trade.scenes;
  const logos = {
    sign: () =>
      picture('L', 'logo', logoSize, 'sign', `logo ${company.row % 40}`, (pen) =>
        logo(pen, { name, initials: initials(name), goods: trade.goods }),
      ),
    photo: () => picture('L', 'logo', logoSize, 'photo', front, of(front)),
  };
  const logoOf = draw.chance(0.8) ? logos[draw.chance(0.82) ? 'sign' : 'photo']() : undefined;
  const bannerOf = draw.chance(0.7) ? picture('B', 'banner', bannerSize, 'banner', wide, of(wide)) : undefined;
  const count = draw.of([0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 8]);
  const shapeFrom = draw.below(shapes.length);
  const photos = Array.from({ length: count }, (_, index) => {
    const scene = trade.scenes[index % trade.scenes.length] ?? front;
    // a name that is painted on a front is whole in a lying picture alone
    const shape = index === 0 ? ([960, 720] as const) : (shapes[(shapeFrom + index * 3) % shapes.length] ?? logoSize);
    return picture(`P${index}`, 'photo', shape, 'photo', scene, of(scene));
  });
  const waiting = picture('W', 'photo', [720, 960], 'photo', wide, of(wide));
  const productOf = (thing: Thing, index: number): DemoPicture => {
    const shape = productShapes[(row + index) % productShapes.length] ?? logoSize;
    return picture(`T${index}`, 'product', shape, 'photo', `product ${thing}`, (pen) => product(pen, thing));
  };
  return { logo: logoOf, banner: bannerOf, photos, waiting, productOf };
};

/** Its bytes, as if a phone had taken it. */
export const drawn = ({ image: { width, height }, scene, seed, paintsAt, style }: DemoPicture): Promise<Buffer> => {
  const [draw, colours] = [random(seed), paints[paintsAt] ?? paints[0]];
  if (!colours) throw new Error('There are no colours');
  if (style === 'sign') return signed(scene, penOf(draw, colours), [width, height]);
  return photographed(scene, { draw, paints: colours, size: [width, height], wide: style === 'banner' });
};

const blurs = new Map<string, Promise<string>>();

/** What its events tell of it. The blur is one for all of its look: pages show it for a moment. */
export const imageOf = async (picture: DemoPicture): Promise<Image> => {
  const { look, scene, seed, paintsAt, image } = picture;
  const blur = blurs.get(look) ?? blurred(scene, penOf(random(seed), paints[paintsAt] as Paints), picture.style);
  blurs.set(look, blur);
  return { ...image, placeholder: await blur };
};
