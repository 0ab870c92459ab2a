import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);
const faces = [
  'Sans-Bold',
  'SansCondensed-Bold',
  'Serif-Bold',
  'SerifCondensed-BoldItalic',
  'Sans-BoldOblique',
  'SansMono-Bold',
] as const;
export type LetterFace = (typeof faces)[number];
export const letterFaces: readonly LetterFace[] = faces;

const opened = new Map<LetterFace, Font>();
const fontOf = (face: LetterFace): Font => {
  const font = opened.get(face) ?? (create(readFileSync(resolve(`dejavu-fonts-ttf/ttf/DejaVu${face}.ttf`))) as Font);
  opened.set(face, font);
  return font;
};

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Words as outlines in the middle of a box, as large as they fit, so that they look the same on every machine. */
export const lettered = (
  text: string,
  { x, y, width, height }: Box,
  fill: string,
  face: LetterFace = 'Sans-Bold',
): string => {
  const font = fontOf(face);
  const run = font.layout(text);
  const capHeight = font.unitsPerEm * 0.73;
  const size = Math.min(width / Math.max(1, run.advanceWidth), height / (capHeight * 1.3));
  let along = 0;
  const letters = run.glyphs.map((glyph, index) => {
    const letter = `<path transform="translate(${along} 0)" d="${glyph.path.toSVG()}"/>`;
    along += run.positions[index]?.xAdvance ?? 0;
    return letter;
  });
  const [left, base] = [x + (width - run.advanceWidth * size) / 2, y + (height + capHeight * size) / 2];
  return `<g fill="${fill}" transform="translate(${left.toFixed(1)} ${base.toFixed(1)}) scale(${size.toFixed(5)} ${(-size).toFixed(5)})">${letters.join('')}</g>`;
};
