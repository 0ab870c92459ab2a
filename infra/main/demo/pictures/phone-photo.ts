import type { Random } from '../random.ts';
import { type Paints, type Pen, penOf } from './pen.ts';

export type Size = readonly [width: number, height: number];
type Crop = {
  readonly size: Size;
  readonly tilt: number;
  readonly zoom: number;
  readonly shift: readonly [number, number];
};

/** The light and the lens of a phone: some pictures are warm, some dark, some a little soft. */
const lightOf = (draw: Random) => {
  const dark = draw.chance(0.1);
  return {
    exposure: dark ? 0.68 + draw.next() * 0.12 : 0.92 + draw.next() * 0.18,
    warmth: (draw.next() - 0.42) * 0.14,
    grain: dark ? 26 : 6 + draw.below(9),
    middle: [0.5 + (draw.next() - 0.5) * 0.4, 0.4 + (draw.next() - 0.5) * 0.3],
    corners: dark ? 0.5 : 0.3,
    softness: draw.chance(0.08) ? 1 + draw.next() * 0.6 : 0.4,
    colour: 0.84 + draw.next() * 0.2,
  };
};
type Light = ReturnType<typeof lightOf>;

/** Darkens what is far from the middle of a drawing. */
const vignette = ({ middle: [cx, cy], corners }: Light, [x, y, width, height]: readonly number[]): string =>
  `<radialGradient id="vignette" cx="${cx}" cy="${cy}" r=".82"><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#100a04" stop-opacity="${corners}"/></radialGradient><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#vignette)"/>`;

/**
 * A drawing of 400 × 300 and more around it, cut to a size as somebody holds a phone: nearly straight, nearly centred. Its
 * corners are as dark as the light makes them.
 */
const framed = (pen: Pen, inner: string, { size: [width, height], tilt, zoom, shift }: Crop, light: Light): Buffer => {
  const ratio = width / height;
  // a standing picture shows more of what is above and below
  const tall = ratio < 1 ? 400 : Math.min(300, 400 / ratio);
  const [seenHeight, seenWidth] = [tall / zoom, (tall * ratio) / zoom];
  const box = [200 - seenWidth / 2 + shift[0], 152 - seenHeight / 2 + shift[1], seenWidth, seenHeight];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.join(' ')}"><defs>${pen.definitions()}</defs><g transform="rotate(${tilt} 200 150)">${inner}</g>${vignette(light, box)}</svg>`,
  );
};

const grainSide = 256;
const grains = new Map<number, Promise<Buffer>>();

/** Noise of this strength (the standard deviation of a channel), to be laid side by side over a picture. */
const grainOf = async (sigma: number): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  return sharp({ create: { width: grainSide, height: grainSide, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
};

/** How much of red, green and blue a channel takes: as much colour as the lens lets through (SVG's `saturate`), in this light. */
const sharesOf = (channel: 0 | 1 | 2, colour: number, light: number): [number, number, number] => {
  const share = (other: number, grey: number) => light * (grey * (1 - colour) + (other === channel ? colour : 0));
  return [share(0, 0.213), share(1, 0.715), share(2, 0.072)];
};

/** A drawing in the light of a phone, with its softness and its grain. */
const taken = async (svg: Buffer, { grain: sigma, softness, colour, exposure, warmth }: Light): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  const grain = grains.get(sigma) ?? grainOf(sigma);
  grains.set(sigma, grain);
  const [red, blue] = [exposure * (1 + warmth), exposure * (1 - warmth)];
  return sharp(svg)
    .flatten({ background: '#ffffff' })
    .recomb([sharesOf(0, colour, red), sharesOf(1, colour, exposure), sharesOf(2, colour, blue)])
    .blur(softness)
    .composite([{ input: await grain, tile: true, blend: 'soft-light' }])
    .jpeg({ quality: 82 })
    .toBuffer();
};

/** A drawing as a photo that somebody took of it; `wide` shows more of what is at both sides, and stands straight. */
export const photographed = (
  scene: (pen: Pen) => string,
  {
    draw,
    paints,
    size,
    wide = false,
  }: { readonly draw: Random; readonly paints: Paints; readonly size: Size; readonly wide?: boolean },
): Promise<Buffer> => {
  const pen = penOf(draw, paints);
  const inner = scene(pen);
  const crop: Crop = {
    size,
    tilt: (draw.next() - 0.5) * (wide ? 1 : 5),
    zoom: wide ? 0.82 : 1.02 + draw.next() * 0.2,
    shift: [(draw.next() - 0.5) * (wide ? 10 : 30), wide ? 12 : (draw.next() - 0.5) * 16],
  };
  const light = lightOf(draw);
  return taken(framed(pen, inner, crop, light), light);
};

/** A drawing of 300 × 300 as it is: what is made on a computer has no light and no grain. */
export const signed = async (scene: (pen: Pen) => string, pen: Pen, [width, height]: Size): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  const inner = scene(pen);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 300"><defs>${pen.definitions()}</defs>${inner}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer();
};

const blurSide = 20;

/** A few pixels of a drawing as a data URL, to be shown until it comes. */
export const blurred = async (
  scene: (pen: Pen) => string,
  pen: Pen,
  style: 'photo' | 'banner' | 'sign',
): Promise<string> => {
  const { default: sharp } = await import('sharp');
  const inner = scene(pen);
  const size: Size =
    style === 'banner' ? [blurSide * 4, blurSide] : [blurSide * 4, blurSide * (style === 'sign' ? 4 : 3)];
  const box = style === 'sign' ? '0 0 300 300' : style === 'banner' ? '-44 92 488 122' : '20 16 360 270';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="${box}"><defs>${pen.definitions()}</defs>${inner}</svg>`;
  const bytes = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .resize(blurSide, blurSide, { fit: 'inside' })
    .webp({ quality: 30 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
};
