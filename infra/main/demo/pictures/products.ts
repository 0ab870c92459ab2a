import { type Goods, goods } from './goods.ts';
import { at, darker, lighter, oval, type Pen, path, rect, shadow, stroke, times } from './pen.ts';
import { room, tabletop } from './places.ts';
import { dishOf } from './scenes-food.ts';
import { type Body, motorbike, vehicle } from './vehicles.ts';

const table = (pen: Pen): string =>
  path('M-90-60H90l8 14H-98z', pen.lit(lighter(pen.paints.wood, 0.15))) +
  rect(-94, -47, 188, 9, darker(pen.paints.wood, 0.15)) +
  times(2, (i) => rect(i ? 70 : -84, -38, 13, 60, pen.lit(pen.paints.wood, 'left'))) +
  times(2, (i) => rect(i ? 52 : -62, -38, 8, 46, darker(pen.paints.wood, 0.35)));
const chair = (pen: Pen): string =>
  rect(-32, -98, 9, 122, pen.lit(pen.paints.wood, 'left')) +
  rect(24, -36, 9, 60, pen.lit(pen.paints.wood, 'left')) +
  rect(-22, -36, 7, 50, darker(pen.paints.wood, 0.35)) +
  path('M-34-44h70l-6 12h-60z', pen.lit(pen.draw.of(['#e0bd83', pen.paints.one, pen.paints.two]))) +
  times(4, (i) => rect(-26, -92 + i * 13, 48 - i * 2, 7, pen.lit(pen.draw.chance(0.5) ? '#e0bd83' : pen.paints.wood)));
const bookcase = (pen: Pen): string =>
  rect(-62, -152, 124, 174, pen.lit(pen.paints.wood, 'left')) +
  times(
    4,
    (r) =>
      rect(-54, -144 + r * 41, 108, 35, darker(pen.paints.wood, 0.5)) +
      times(5, (i) =>
        pen.draw.chance(0.7)
          ? at(-44 + i * 22, -109 + r * 41, 0.95, goods[pen.draw.of(['book', 'pot', 'box', 'file'] as const)](pen))
          : '',
      ),
  );
const dress = (pen: Pen): string => {
  const fill = pen.draw.of(['#26377f', '#a3421d', '#14523a', '#d8952a', '#6d2f5a', '#2f6f73', '#c93f5a']);
  const thread = lighter(fill, 0.6);
  return (
    stroke('M0-112q0-8 6-8M-26-92q26-26 52 0', '#6a5a48', 3) +
    path('M-20-92h12q8 10 16 0h12l10 36-16 6 34 128h-96l34-128-16-6z', pen.lit(fill, 'left', 0.26)) +
    rect(-17, -40, 34, 7, thread) +
    times(15, (i) => {
      const [x, y] = [-34 + (i % 5) * 17, -12 + Math.floor(i / 5) * 30];
      return Math.abs(x) < 22 + (y + 12) * 0.3 ? path(`M${x} ${y}l7 9-7 9-7-9z`, thread) : '';
    })
  );
};
const panel = (pen: Pen): string =>
  path('M-84-96h150l26 104H-66z', '#d5d9dc') +
  path('M-78-91h140l24 94H-62z', pen.lit('#1f3a6b', 'left', 0.25)) +
  times(6, (i) => stroke(`M${-56 + i * 23}-91l20 94`, '#8fa8cc', 1.2)) +
  times(3, (i) => stroke(`M${-72 + i * 6} ${-68 + i * 24}h142`, '#8fa8cc', 1.2)) +
  rect(-20, 6, 8, 22, '#6a6d72') +
  rect(40, 6, 8, 22, '#6a6d72');
const bed = (pen: Pen): string =>
  rect(-96, -78, 192, 60, pen.lit(pen.paints.wood), 8) +
  path('M-88-38h176l14 56h-204z', pen.lit('#f7f4ec')) +
  path('M-92-10h184l9 32h-202z', pen.lit(pen.paints.one)) +
  times(2, (i) => rect(-76 + i * 82, -56, 70, 26, '#ffffff', 11));
const driven = (body: Body, scale: number) => (pen: Pen) => vehicle(pen, body, 0, 18, scale);

const large = {
  table,
  chair,
  bookcase,
  dress,
  panel,
  bed,
  car: driven('car', 1.25),
  jeep: driven('jeep', 1.15),
  van: driven('van', 1.15),
  bus: driven('bus', 0.72),
  taxi: driven('taxi', 1.25),
  motorbike: (pen: Pen) => motorbike(pen, 0, 18, 2.4),
} as const;
const dishes = ['fish-dish', 'chicken-dish', 'stew-dish'] as const;
type Dish = (typeof dishes)[number];
export type Thing = keyof typeof large | Goods | Dish;

const isLarge = (thing: Thing): thing is keyof typeof large => thing in large;
const isDish = (thing: Thing): thing is Dish => (dishes as readonly string[]).includes(thing);

/** A thing that is sold, as people photograph it: on a cloth, on a floor, against a wall. */
export const product = (pen: Pen, thing: Thing): string => {
  if (isDish(thing)) return tabletop(pen) + dishOf(pen, thing, 200, 152);
  if (isLarge(thing))
    return (
      room(pen, 214) + shadow(pen, 200, 250, 128, 20) + at(200, 226, 1.12, large[thing](pen), pen.between(-1.5, 1.5))
    );
  const backdrop = pen.draw.chance(0.5)
    ? room(pen, 190)
    : rect(-200, -260, 800, 460, pen.lit(lighter(pen.paints.two, 0.72))) +
      rect(-200, 190, 800, 400, pen.lit(pen.draw.of([pen.paints.wood, '#d8cbb2', lighter(pen.paints.one, 0.4)])));
  const count = pen.draw.of([1, 1, 2, 3]);
  const size = count === 1 ? 6.2 : count === 2 ? 4.8 : 3.9;
  return (
    backdrop +
    oval(200, 100, 220, 150, pen.glow('#fffaf0', 0.35)) +
    times(count, (i) => {
      const x = 200 + (i - (count - 1) / 2) * 104;
      return (
        shadow(pen, x + 8, 240 + (i % 2) * 8, 76, 13) +
        at(x, 240 + (i % 2) * 8, size * pen.between(0.94, 1.04), goods[thing as Goods](pen))
      );
    })
  );
};

export const things = new Set<string>([...Object.keys(large), ...Object.keys(goods), ...dishes]);
