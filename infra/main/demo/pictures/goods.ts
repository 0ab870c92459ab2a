import { at, circle, darker, lighter, oval, type Pen, path, rect, stroke, times } from './pen.ts';

const many = ['#26377f', '#a3421d', '#14523a', '#d8952a', '#efe3c8', '#c9d1f2', '#b5483a', '#2f6f73', '#e8c15c'];
const colour = (pen: Pen): string => pen.draw.of(many);

const bottle = (pen: Pen): string => {
  const fill = colour(pen);
  return (
    path('M-2.5-30h5v8q4 3 4 8v14h-13v-14q0-5 4-8z', pen.lit(fill, 'left')) +
    rect(-6.5, -13, 13, 7, '#fff8ea') +
    rect(-3, -32, 6, 4, '#2b2420')
  );
};
const box = (pen: Pen): string => {
  const [w, h, fill] = [pen.between(10, 17), pen.between(14, 28), colour(pen)];
  return rect(-w / 2, -h, w, h, pen.lit(fill, 'left', 0.12)) + rect(-w / 2, -h * 0.7, w, h * 0.3, lighter(fill, 0.65));
};
const tin = (pen: Pen): string => {
  const fill = colour(pen);
  return (
    rect(-8, -19, 16, 19, pen.lit(fill, 'left')) +
    oval(0, -19, 8, 2.4, lighter(fill, 0.5)) +
    rect(-8, -13, 16, 7, '#f7f1e3')
  );
};
const book = (pen: Pen): string =>
  times(3, (i) => {
    const h = pen.between(19, 28);
    return rect(-8 + i * 5.6, -h, 5, h, pen.lit(colour(pen), 'left')) + rect(-8 + i * 5.6, -h + 4, 5, 1.4, '#f7e9c0');
  });
const phone = (pen: Pen): string =>
  rect(-6, -25, 12, 24, '#17161b', 2) + rect(-5, -23, 10, 19, pen.lit(colour(pen), 'above', 0.4), 1);
const roll = (pen: Pen): string => {
  const fill = colour(pen);
  return (
    rect(-8, -29, 16, 29, pen.lit(fill, 'left'), 3) +
    times(4, (i) => path(`M0 ${-26 + i * 7}l5 3-5 3-5-3z`, lighter(fill, 0.5)))
  );
};
const sack = (pen: Pen): string =>
  path('M-11-24q11-5 22 0l2 22q-13 5-26 0z', pen.lit('#d2c29f', 'left')) + path('M0-18l6 6-6 6-6-6z', colour(pen));
const shoe = (pen: Pen): string =>
  path('M-11-2v-9q5 3 8-2 6 8 14 8v3z', pen.lit(colour(pen))) + rect(-11, -2, 22, 2, '#2b2420');
const bread = (pen: Pen): string =>
  path('M-12-1q-2-9 12-9t12 9z', pen.lit(pen.draw.of(['#c98b3a', '#b87a30', '#d9a152']))) +
  times(3, (i) => stroke(`M${-6 + i * 5}-8l3 4`, '#8a5420', 1.2));
const cake = (pen: Pen): string =>
  rect(-10, -13, 20, 12, pen.lit('#f4e3d0', 'left')) +
  rect(-10, -14, 20, 4, colour(pen), 2) +
  circle(0, -16, 2.4, '#b3261e');
const glasses = (): string =>
  circle(-6, -9, 5, '#2b2420') +
  circle(6, -9, 5, '#2b2420') +
  circle(-6, -9, 3.6, '#cfe3ee') +
  circle(6, -9, 3.6, '#cfe3ee') +
  stroke('M-1.5-9h3', '#2b2420', 1.6);
const pot = (pen: Pen): string =>
  path('M-9-14h18l-3 14h-12z', pen.lit('#a3552d', 'left')) +
  times(5, (i) =>
    circle(-8 + i * 4, -18 - (i % 2) * 5, 4.4, pen.draw.of(['#c93f5a', '#e8b93a', '#f0ece0', '#8a4a8f', '#d9622e'])),
  );
const fish = (pen: Pen): string =>
  path('M-13-6q10-10 21-1l6-5v11l-6-4q-11 8-21-1z', pen.lit('#9fb2ba')) + circle(-8, -7, 1.2, '#1b1b1b');
const meat = (pen: Pen): string =>
  path('M-9-22q9-6 16 4 4 12-4 16-12 3-13-7z', pen.lit('#b04a40')) + path('M-5-18q6-3 9 3-4 2-9-3z', '#f0d0c4');
const fruit = (pen: Pen): string => {
  const fill = pen.draw.of(['#e08a2a', '#c8402f', '#7fa03a', '#e3c03f', '#6a8f3c']);
  return times(7, (i) => circle(-11 + (i % 4) * 7.4 + (i > 3 ? 3.6 : 0), i > 3 ? -11 : -5, 5, pen.lit(fill)));
};
const pc = (pen: Pen): string =>
  rect(-13, -20, 26, 17, '#22222b', 2) +
  rect(-11.5, -18.5, 23, 13.5, pen.lit(colour(pen), 'above', 0.4)) +
  rect(-15, -3, 30, 3, '#3a3a44');
const tyre = (): string =>
  circle(0, -14, 14, '#1c1b1d') +
  circle(0, -14, 8, '#54545a') +
  circle(0, -14, 6.5, '#b9bcc0') +
  circle(0, -14, 2, '#3a3a3e');
const frame = (pen: Pen): string =>
  rect(-12, -26, 24, 26, pen.lit('#5a3c22', 'left')) +
  rect(-9, -23, 18, 20, pen.lit(colour(pen), 'above', 0.5)) +
  circle(0, -15, 4, '#6f452a') +
  path('M-6-3q1-9 6-9t6 9z', '#f3ece0');
const bag = (pen: Pen): string =>
  path('M-10-17h20l3 17h-26z', pen.lit(colour(pen), 'left')) + stroke('M-5-17q0-10 5-10t5 10', '#3a2a1c', 1.8);
const lamp = (pen: Pen): string =>
  path('M-8-16h16l-4-12h-8z', pen.lit('#f0dca8')) +
  rect(-1, -16, 2, 15, '#4a3a2c') +
  oval(0, -1, 7, 2, '#4a3a2c') +
  circle(0, -18, 12, pen.glow('#ffe9a8', 0.6));
const file = (pen: Pen): string =>
  times(
    3,
    (i) => rect(-9 + i * 6.4, -27, 5.6, 27, pen.lit(colour(pen), 'left')) + rect(-8 + i * 6.4, -22, 3.6, 8, '#fbf7ec'),
  );
const flask = (pen: Pen): string =>
  path('M-3-28h6v10l7 16q0 2-2 2h-16q-2 0-2-2l7-16z', '#dfeaf0') +
  path('M-7-9h14l3 7q0 2-2 2h-16q-2 0-2-2z', pen.lit(colour(pen)));
const spare = (pen: Pen): string =>
  circle(0, -11, 11, pen.lit('#9aa0a6', 'left')) +
  circle(0, -11, 5, '#3c3f44') +
  times(8, (i) => at(0, -11, 1, rect(-1.5, -13.5, 3, 4, '#7b8087'), i * 45));

/** What stands on shelves and counters, on a base line, some thirty units high. */
export const goods = {
  bottle,
  box,
  tin,
  book,
  phone,
  roll,
  sack,
  shoe,
  bread,
  cake,
  glasses,
  pot,
  fish,
  meat,
  fruit,
  pc,
  tyre,
  frame,
  bag,
  lamp,
  file,
  flask,
  spare,
} as const;
export type Goods = keyof typeof goods;

const narrow: ReadonlySet<string> = new Set(['bottle', 'box', 'tin', 'book', 'phone', 'roll', 'file', 'lamp']);

/** A row of a kind of goods, as people set it out: close, a little uneven, with a gap here and there. */
export const rowOf = (pen: Pen, kinds: readonly Goods[], x: number, y: number, width: number, scale = 1): string => {
  let row = '';
  let kind = pen.draw.of(kinds);
  for (
    let along = 14 * scale;
    along < width - 10 * scale;
    along += ((narrow.has(kind) ? 18 : 30) + pen.between(-1, 4)) * scale
  ) {
    if (pen.draw.chance(0.25)) kind = pen.draw.of(kinds);
    if (pen.draw.chance(0.94)) row += at(x + along, y, scale * pen.between(0.92, 1.08), goods[kind](pen));
  }
  return row;
};

/** A board of shelves, full of goods. */
export const shelves = (
  pen: Pen,
  kinds: readonly Goods[],
  x: number,
  y: number,
  width: number,
  rows: number,
  step = 42,
): string =>
  rect(x - 4, y - 40, width + 8, rows * step + 8, darker(pen.paints.wood, 0.5)) +
  times(
    rows,
    (i) =>
      rect(x, y - 36 + i * step, width, step - 5, darker(pen.paints.wood, 0.3 - i * 0.03)) +
      rowOf(pen, kinds, x, y + i * step, width) +
      rect(x - 3, y + i * step, width + 6, 4.5, pen.lit(pen.paints.wood)),
  );
