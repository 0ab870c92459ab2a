import { createRequire } from 'node:module';
import type { OverlayOptions } from 'sharp';
import { initials } from '#web/ui/cloth.tsx';
import { type ClothPattern, clothPattern } from './cloth-pattern.ts';

/** What a card says: of a company, or of the directory when it has no id. */
export type CardOf = { readonly id?: number; readonly name: string; readonly area: string };

export const cardSize = { width: 600, height: 315 } as const;

/** To be raised when cards of the same words come to look different: it is part of their ETag. */
export const cardVersion = 1;

const band = 190;
const patch = { size: 118, left: 36, top: 98 } as const;
const column = { left: 226, width: 344 } as const;

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
  /** In px, the first one that fits. */
  readonly sizes: readonly number[];
  readonly width: number;
  readonly height: number;
};

/** Words as a picture, at most as wide and as high as asked; what does not fit in the smallest size is cut off. */
const drawn = async ({ text, bold, colour, sizes, width, height }: Words) => {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return null; // nothing of it would be seen
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

const ground = ({ palette, repeat }: ClothPattern, lettered: boolean): string => {
  const { width, height } = cardSize;
  const white = lettered
    ? `<rect x="${patch.left}" y="${patch.top}" width="${patch.size}" height="${patch.size}" rx="14" fill="#fffaf0"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><pattern id="p" width="${repeat.width}" height="${repeat.height}" patternUnits="userSpaceOnUse" patternTransform="scale(1.6)" fill="${palette.thread}">${repeat.path}</pattern></defs>
<rect width="${width}" height="${height}" fill="#fffaf0"/>
<rect width="${band}" height="${height}" fill="${palette.ground}"/><rect width="${band}" height="${height}" fill="url(#p)"/>
<rect x="${band}" width="6" height="${height}" fill="#d8952a"/>${white}
<g transform="translate(${column.left} 256)"><path fill="${indigo}" d="${mark}"/><path fill="#d8952a" d="${markInOchre}"/></g></svg>`;
};

/** A picture of 600 × 315 for those that show a link: the cloth of the company, its name and where it is. */
export const shareCard = async ({ id, name, area }: CardOf): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  const letters = id === undefined ? '' : initials(name);
  const [title, place, word, face] = await Promise.all([
    drawn({ text: name, bold: true, colour: ink, sizes: [38, 32, 27, 22], width: column.width, height: 140 }),
    area
      ? drawn({ text: area, bold: false, colour: '#5b5245', sizes: [20, 17, 15], width: column.width, height: 52 })
      : null,
    drawn({ text: 'Sokoni', bold: true, colour: indigo, sizes: [24], width: 200, height: 40 }),
    letters ? drawn({ text: letters, bold: true, colour: ink, sizes: [54, 44, 34], width: 108, height: 80 }) : null,
  ]);
  const titleHeight = title?.height ?? 0;
  const top = Math.max(30, Math.round((230 - titleHeight - (place ? place.height + 16 : 0)) / 2));
  const layers: OverlayOptions[] = [
    ...(title ? [{ input: title.input, left: column.left, top }] : []),
    ...(place ? [{ input: place.input, left: column.left, top: top + titleHeight + 16 }] : []),
    ...(word ? [{ input: word.input, left: column.left + 44, top: 272 - Math.round(word.height / 2) }] : []),
    ...(face
      ? [
          {
            input: face.input,
            left: patch.left + Math.round((patch.size - face.width) / 2),
            top: patch.top + Math.round((patch.size - face.height) / 2),
          },
        ]
      : []),
  ];
  return sharp(Buffer.from(ground(clothPattern(id ?? 0), letters !== '')))
    .composite(layers)
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer();
};
