import { type Goods, goods } from './goods.ts';
import { type LetterFace, lettered } from './lettering.ts';
import { at, circle, darker, lighter, type Pen, path, rect, stroke, times } from './pen.ts';

type LogoOf = { readonly name: string; readonly initials: string; readonly goods: readonly Goods[] };

const faces: readonly LetterFace[] = ['Sans-Bold', 'SansCondensed-Bold', 'Serif-Bold', 'SerifCondensed-BoldItalic'];

/** The name on two lines at most. */
const named = (name: string, y: number, colour: string, face: LetterFace): string => {
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const rows =
    name.length > 12 && words.length > 1 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [name];
  return rows
    .map((row, index) =>
      lettered(
        row,
        { x: 26, y: y + index * (rows.length > 1 ? 34 : 0), width: 248, height: rows.length > 1 ? 36 : 48 },
        colour,
        face,
      ),
    )
    .join('');
};

const shapes: readonly ((fill: string) => string)[] = [
  (fill) => circle(150, 150, 118, fill),
  (fill) => rect(36, 36, 228, 228, fill, 44),
  (fill) => path('M150 26l124 124-124 124L26 150z', fill),
  (fill) => path('M150 22l112 44v92q0 78-112 122Q38 236 38 158V66z', fill),
];

/** A sign of 300 × 300, as a painter of signs or a cousin with a computer makes it. */
export const logo = (pen: Pen, { name, initials, goods: kinds }: LogoOf): string => {
  const { draw, paints } = pen;
  const [ground, colour] = draw.of([
    ['#ffffff', paints.one],
    ['#fff8ea', paints.two],
    [paints.one, '#ffffff'],
    [paints.two, '#fff8ea'],
    [darker(paints.one, 0.35), lighter(paints.two, 0.25)],
    ['#ffffff', darker(paints.two, 0.2)],
  ] as const);
  const face = draw.of(faces);
  const thing = goods[draw.of(kinds)](pen);
  const page = rect(0, 0, 300, 300, ground);
  const kind = draw.below(5);
  if (kind === 0)
    return page + draw.of(shapes)(colour) + lettered(initials, { x: 78, y: 88, width: 144, height: 124 }, ground, face);
  if (kind === 1)
    return (
      page + circle(150, 112, 82, lighter(colour, 0.78)) + at(150, 166, 3.4, thing) + named(name, 206, colour, face)
    );
  if (kind === 2)
    return (
      page +
      rect(0, 0, 300, 66, colour) +
      times(7, (i) => path(`M${22 + i * 43} 18l15 15-15 15-15-15z`, lighter(paints.two, 0.3))) +
      named(name, 112, colour, face) +
      stroke('M40 204H260', colour, 3) +
      at(150, 282, 1.9, thing)
    );
  if (kind === 3)
    return (
      page +
      circle(150, 150, 128, colour) +
      circle(150, 150, 116, ground) +
      circle(150, 150, 110, colour) +
      at(150, 196, 3.6, thing)
    );
  return (
    page +
    lettered(initials, { x: 40, y: 44, width: 220, height: 130 }, colour, face) +
    rect(60, 186, 180, 5, paints.two) +
    named(name, 200, colour, 'SansCondensed-Bold')
  );
};
