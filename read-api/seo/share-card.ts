import { createRequire } from 'node:module';
import type { OverlayOptions } from 'sharp';
import { initials } from '#web/ui/cloth.tsx';
import { type ClothPattern, clothPattern } from './cloth-pattern.ts';

/** The texts of a card: of a company, or of the site when it has no id. */
export type CardOf = { readonly id?: number; readonly name: string; readonly area: string };

/** The picture sizes, in px, that apps use to preview a link: wide, or square beside a message (WhatsApp). */
const cardSizes = { wide: { width: 1200, height: 630 }, square: { width: 300, height: 300 } } as const;

export type CardShape = keyof typeof cardSizes;

/** Part of the ETag of cards. Increase it when the design of the cards changes. */
export const cardVersion = 2;

const band = 380;
const patch = { size: 236, left: 72, top: 196 } as const;
const column = { left: 452, width: 688 } as const;
const squareBand = 116;

const ink = '#1f1b16';
const indigo = '#26377f';

const { resolve } = createRequire(import.meta.url);

const fontFile = (bold: boolean): string => resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${bold ? '-Bold' : ''}.ttf`);

const markup = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Words = {
  readonly text: string;
  readonly bold: boolean;
  readonly colour: string;
  /** Font sizes in px; the first one that fits is used. */
  readonly sizes: readonly number[];
  readonly width: number;
  readonly height: number;
};

/** Draws text into a picture of at most `width` × `height` px; text too long for the smallest size is cut off. */
const drawn = async ({ text, bold, colour, sizes, width, height }: Words) => {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return null; // nothing visible
  const { default: sharp } = await import('sharp');
  for (const size of sizes) {
    const image = sharp({
      text: {
        text: `<span foreground="${colour}">${markup(text)}</span>`,
        font: `DejaVu Sans ${bold ? 'Bold ' : ''}${size}`,
        fontfile: fontFile(bold),
        width,
        dpi: 72,
        rgba: true,
        wrap: 'word-char',
      },
    });
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
    if (info.height <= height && info.width <= width) return { input: data, height: info.height, width: info.width };
    if (size !== sizes.at(-1)) continue;
    const cut = { left: 0, top: 0, width: Math.min(info.width, width), height: Math.min(info.height, height) };
    return { input: await sharp(data).extract(cut).png().toBuffer(), height: cut.height, width: cut.width };
  }
  return null;
};

const mark =
  'M0 0h15v3.8H0zM0 5.6h15v3.8H0zM0 11.2h15V15H0zM17 17h15v3.8H17zM17 22.6h15v3.8H17zM17 28.2h15V32H17zM0 17h3.8v15H0zM5.6 17h3.8v15H5.6zM11.2 17H15v15h-3.8z';
const markInOchre = 'M17 0h3.8v15H17zM22.6 0h3.8v15h-3.8zM28.2 0H32v15h-3.8z';

const wideGround = ({ palette, repeat }: ClothPattern, lettered: boolean): string => {
  const { width, height } = cardSizes.wide;
  const white = lettered
    ? `<rect x="${patch.left}" y="${patch.top}" width="${patch.size}" height="${patch.size}" rx="28" fill="#fffaf0"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><pattern id="p" width="${repeat.width}" height="${repeat.height}" patternUnits="userSpaceOnUse" patternTransform="scale(3.2)" fill="${palette.thread}">${repeat.path}</pattern></defs>
<rect width="${width}" height="${height}" fill="#fffaf0"/>
<rect width="${band}" height="${height}" fill="${palette.ground}"/><rect width="${band}" height="${height}" fill="url(#p)"/>
<rect x="${band}" width="12" height="${height}" fill="#d8952a"/>${white}
<g transform="translate(${column.left} 512) scale(2)"><path fill="${indigo}" d="${mark}"/><path fill="#d8952a" d="${markInOchre}"/></g></svg>`;
};

const squareGround = ({ palette, repeat }: ClothPattern): string => {
  const { width, height } = cardSizes.square;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><pattern id="p" width="${repeat.width}" height="${repeat.height}" patternUnits="userSpaceOnUse" patternTransform="scale(1.4)" fill="${palette.thread}">${repeat.path}</pattern></defs>
<rect width="${width}" height="${height}" fill="#fffaf0"/>
<rect width="${width}" height="${squareBand}" fill="${palette.ground}"/><rect width="${width}" height="${squareBand}" fill="url(#p)"/>
<rect y="${squareBand}" width="${width}" height="5" fill="#d8952a"/></svg>`;
};

const png = (ground: string, layers: readonly OverlayOptions[]): Promise<Buffer> =>
  import('sharp').then(({ default: sharp }) =>
    sharp(Buffer.from(ground))
      .composite([...layers])
      .png({ palette: true, colours: 64, compressionLevel: 9 })
      .toBuffer(),
  );

const wideCard = async ({ id, name, area }: CardOf): Promise<Buffer> => {
  const letters = id === undefined ? '' : initials(name);
  const [title, place, word, face] = await Promise.all([
    drawn({ text: name, bold: true, colour: ink, sizes: [76, 64, 54, 44], width: column.width, height: 280 }),
    area
      ? drawn({ text: area, bold: false, colour: '#5b5245', sizes: [40, 34, 30], width: column.width, height: 104 })
      : null,
    drawn({ text: 'Sokoni', bold: true, colour: indigo, sizes: [48], width: 400, height: 80 }),
    letters ? drawn({ text: letters, bold: true, colour: ink, sizes: [108, 88, 68], width: 216, height: 160 }) : null,
  ]);
  const titleHeight = title?.height ?? 0;
  const top = Math.max(60, Math.round((460 - titleHeight - (place ? place.height + 32 : 0)) / 2));
  return png(wideGround(clothPattern(id ?? 0), letters !== ''), [
    ...(title ? [{ input: title.input, left: column.left, top }] : []),
    ...(place ? [{ input: place.input, left: column.left, top: top + titleHeight + 32 }] : []),
    ...(word ? [{ input: word.input, left: column.left + 88, top: 544 - Math.round(word.height / 2) }] : []),
    ...(face
      ? [
          {
            input: face.input,
            left: patch.left + Math.round((patch.size - face.width) / 2),
            top: patch.top + Math.round((patch.size - face.height) / 2),
          },
        ]
      : []),
  ]);
};

const squareCard = async ({ id, name, area }: CardOf): Promise<Buffer> => {
  const width = cardSizes.square.width - 40;
  const [title, place] = await Promise.all([
    drawn({ text: name, bold: true, colour: ink, sizes: [30, 26, 22, 19], width, height: 108 }),
    area ? drawn({ text: area, bold: false, colour: '#5b5245', sizes: [17, 15], width, height: 42 }) : null,
  ]);
  const top = squareBand + 18;
  return png(squareGround(clothPattern(id ?? 0)), [
    ...(title ? [{ input: title.input, left: 20, top }] : []),
    ...(place ? [{ input: place.input, left: 20, top: top + (title?.height ?? 0) + 10 }] : []),
  ]);
};

/** Returns the preview picture (PNG) of a link: the company's pattern, its name and its place. */
export const shareCard = (card: CardOf, shape: CardShape = 'wide'): Promise<Buffer> =>
  shape === 'wide' ? wideCard(card) : squareCard(card);
