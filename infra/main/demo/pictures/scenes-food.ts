import { rowOf } from './goods.ts';
import { at, circle, darker, lighter, oval, type Pen, path, rect, shadow, stroke, times } from './pen.ts';
import { person } from './people.ts';
import { palm, plant, room, sky, street, tabletop } from './places.ts';
import type { Scene } from './scenes-shops.ts';

const rice = (pen: Pen): string =>
  oval(0, 0, 40, 30, pen.lit(pen.draw.of(['#f4ead2', '#d9772f', '#efd9a0', '#c9562a']))) +
  times(34, () => oval(pen.between(-30, 30), pen.between(-20, 20), 2.6, 1.2, 'rgba(255,250,230,.6)'));
const fish = (pen: Pen): string =>
  path('M-46 4q34-30 74-4l18-12v28l-18-10q-42 24-74-2z', pen.lit('#a8743f')) +
  times(6, (i) => stroke(`M${-24 + i * 9}-9q4 8 0 18`, '#6f4520', 2)) +
  circle(-34, 1, 2.4, '#1b1410');
const chicken = (pen: Pen): string =>
  path('M-30 10q-6-28 22-30 26 0 26 22 10 4 22-4l6 8q-14 14-30 10-18 14-46-6z', pen.lit('#b5682c')) +
  stroke('M-16-6q10-8 22-2', '#e0a05a', 3);
const stew = (pen: Pen): string =>
  oval(0, 0, 38, 28, pen.lit(pen.draw.of(['#a8401f', '#7d5a24', '#4f6a2a', '#c9772a']))) +
  times(9, () =>
    oval(
      pen.between(-24, 24),
      pen.between(-16, 16),
      pen.between(4, 9),
      pen.between(3, 6),
      pen.draw.of(['#7a3a1c', '#d98a3a', '#5b3a1e', '#8aa03f']),
    ),
  ) +
  oval(-8, -8, 14, 5, 'rgba(255,230,180,.3)');
const salad = (pen: Pen): string =>
  times(22, () =>
    circle(
      pen.between(-28, 28),
      pen.between(-20, 20),
      pen.between(5, 9),
      pen.draw.of(['#5f8f3a', '#7fae4a', '#c8402f', '#f0e6c8', '#8a4a8f']),
    ),
  );
const fritters = (pen: Pen): string =>
  times(12, () =>
    oval(pen.between(-28, 28), pen.between(-18, 18), 10, 6, pen.lit(pen.draw.of(['#d99a2f', '#c9802a', '#e3b04a']))),
  );
const dishes = [rice, fish, chicken, stew, salad, fritters] as const;

const plate = (pen: Pen, x: number, y: number, scale: number): string =>
  plateOf(pen, x, y, scale, pen.draw.of(dishes), pen.draw.of(dishes));

const plateOf = (
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  main: (pen: Pen) => string,
  side: (pen: Pen) => string,
): string => {
  const rim = pen.draw.of(['#f7f3ea', '#e8e0d0', '#2f5d8a', '#fff8ea', '#3f6f5a']);
  return (
    shadow(pen, x + 8, y + 10, 92 * scale, 78 * scale) +
    at(
      x,
      y,
      scale,
      oval(0, 0, 84, 72, pen.lit(rim, 'left', 0.1)) +
        oval(0, 0, 68, 57, pen.lit(lighter(rim, 0.3), 'above', 0.08)) +
        at(-26, -14, 0.92, side(pen), pen.between(-20, 20)) +
        at(24, -20, 0.6, pen.draw.of([salad, fritters] as const)(pen)) +
        at(14, 16, 1.08, main(pen), pen.between(-24, 24)) +
        times(4, () => circle(pen.between(-40, 40), pen.between(-30, 34), 2.4, '#4f8a3c')),
    )
  );
};

const bowl = (pen: Pen, x: number, y: number): string =>
  shadow(pen, x + 5, y + 6, 46, 40) +
  circle(x, y, 36, pen.lit(pen.draw.of(['#8c5a2b', '#f2ece0', '#26377f']), 'left')) +
  at(x, y, 0.72, pen.draw.of([stew, salad, rice] as const)(pen));
const glass = (pen: Pen, x: number, y: number): string =>
  shadow(pen, x + 6, y + 6, 26, 24) +
  circle(x, y, 19, 'rgba(255,255,255,.55)') +
  circle(x, y, 15, pen.lit(pen.draw.of(['#8c1f3a', '#e0a22f', '#7a4a26', '#c9d3a0', '#d9622e']))) +
  oval(x - 4, y - 5, 6, 4, 'rgba(255,255,255,.45)');

/** A plate of a dish, filling the picture. */
export const dishOf = (pen: Pen, dish: 'fish-dish' | 'chicken-dish' | 'stew-dish', x: number, y: number): string =>
  plateOf(
    pen,
    x,
    y,
    1.6,
    { 'fish-dish': fish, 'chicken-dish': chicken, 'stew-dish': stew }[dish],
    pen.draw.of([rice, fritters] as const),
  );

/** A meal on the table, from above. */
const meal: Scene = (pen) => {
  const two = pen.draw.chance(0.55);
  return (
    tabletop(pen) +
    (two
      ? plate(pen, 104 + pen.between(-16, 16), 160, 0.92) +
        plate(pen, 306 + pen.between(-16, 16), 140 + pen.between(-16, 16), 0.92)
      : plate(pen, 196 + pen.between(-20, 20), 156, 1.35)) +
    bowl(pen, two ? 206 : 60, two ? 54 : 66) +
    glass(pen, two ? 204 : 348, two ? 250 : 60) +
    (pen.draw.chance(0.6) ? glass(pen, two ? 24 : 354, two ? 56 : 232) : '') +
    at(
      two ? 206 : 352,
      two ? 170 : 150,
      1,
      rect(-2, -40, 4, 70, pen.lit('#c9ced0', 'left'), 2) +
        times(3, (i) => rect(-6 + i * 5, -62, 2.4, 24, '#c9ced0', 1)),
      pen.between(-10, 10),
    )
  );
};

const seat = (pen: Pen, x: number, y: number, colour: string): string =>
  shadow(pen, x, y, 20) +
  rect(x - 15, y - 62, 30, 32, pen.lit(colour), 4) +
  rect(x - 15, y - 32, 30, 6, darker(colour, 0.2), 2) +
  rect(x - 14, y - 27, 4, 27, darker(colour, 0.35)) +
  rect(x + 10, y - 27, 4, 27, darker(colour, 0.35));

/** Tables, inside or on a terrace, with some people at them. */
const dining: Scene = (pen) => {
  const { draw, paints } = pen;
  const out = draw.chance(0.5);
  const night = out && draw.chance(0.5);
  const chair = draw.of([paints.one, '#f2ede2', '#b5483a', paints.wood]);
  return (
    (out
      ? night
        ? sky(pen, 'night', 200) +
          rect(-200, 190, 800, 400, pen.lit('#4a3a34')) +
          palm(pen, 30, 220, 1.5) +
          palm(pen, 380, 216, 1.3)
        : street(pen, 205)
      : room(pen, 214)) +
    (out
      ? times(
          2,
          (i) =>
            stroke(`M-40 ${30 + i * 26}q120 ${40 + i * 8} 240 6t240 0`, '#3a3128', 1.4) +
            times(
              12,
              (k) =>
                circle(-20 + k * 40, 46 + i * 26 + Math.sin(k * 1.3) * 12, 3.6, '#ffe7a6') +
                (night
                  ? circle(-20 + k * 40, 46 + i * 26 + Math.sin(k * 1.3) * 12, 20, pen.glow('#ffd98a', 0.45))
                  : ''),
            ),
        )
      : '') +
    times(2, (row) =>
      times(3 - row, (i) => {
        const [x, y, s] = [30 + row * 70 + i * 170 + pen.between(-12, 12), 240 + row * 64, 1 + row * 0.35];
        return (
          at(x, y, s, seat(pen, -46, 0, chair) + seat(pen, 46, 0, chair)) +
          (draw.chance(0.5) ? person(pen, x - 46 * s, y + 6, s * 0.92, { pose: 'work' }) : '') +
          (draw.chance(0.4) ? person(pen, x + 46 * s, y + 6, s * 0.92, { pose: 'work' }) : '') +
          shadow(pen, x, y + 12, 56 * s, 9) +
          at(
            x,
            y + 10,
            s,
            rect(-4, -42, 8, 42, '#4a3a2c') +
              oval(0, -42, 46, 10, pen.lit(draw.of([paints.wood, '#f4efe4', paints.two]))) +
              at(-16, -43, 0.5, rowOf(pen, ['bottle'], -8, 0, 34, 1.4)) +
              oval(14, -44, 12, 3.4, '#f7f3ea'),
          )
        );
      }),
    ) +
    (draw.chance(0.5) ? plant(pen, draw.of([0, 396]), 300, 2) : '')
  );
};

/** A case of bread and cakes, or of what the morning brought. */
const display: Scene = (pen, kinds) => {
  const { paints } = pen;
  return (
    room(pen, 236) +
    person(pen, pen.between(110, 290), 206, 1.25, {
      over: 'apron',
      hair: pen.draw.of(['cap', 'wrap', 'scarf', 'bun'] as const),
      pose: 'work',
    }) +
    shadow(pen, 200, 300, 250, 18) +
    rect(-40, 130, 480, 170, pen.lit(paints.wood, 'left', 0.1)) +
    rect(-32, 136, 464, 104, pen.lit('#f1e9d6')) +
    times(2, (i) => rowOf(pen, kinds, -30, 178 + i * 48, 460, 1.45) + rect(-32, 178 + i * 48, 464, 5, '#c9bfa8')) +
    oval(200, 136, 260, 40, pen.glow('#fff0c0', 0.6)) +
    path('M-32 136h150l-60 104h-90z', 'rgba(255,255,255,.17)') +
    path('M250 136h60l-60 104h-60z', 'rgba(255,255,255,.12)') +
    rect(-40, 240, 480, 60, pen.lit(paints.one)) +
    times(5, (i) => rect(20 + i * 84, 222, 26, 14, '#fffaf0', 1) + rect(24 + i * 84, 228, 16, 2, '#7a6a58'))
  );
};

/** A fire, a grill, and who turns the meat. */
const grill: Scene = (pen) =>
  street(pen, 214, pen.draw.of(['late', 'night', 'day'] as const)) +
  person(pen, pen.between(90, 150), 262, 1.4, {
    over: 'apron',
    pose: 'point',
    hair: pen.draw.of(['cap', 'wrap', 'short'] as const),
  }) +
  shadow(pen, 236, 290, 140, 18) +
  times(3, (i) => rect(140 + i * 92, 230, 8, 64, '#2b2624')) +
  rect(120, 196, 240, 42, pen.lit('#3a3330')) +
  rect(126, 188, 228, 9, '#b8421c') +
  oval(240, 190, 150, 50, pen.glow('#ff9a3c', 0.5)) +
  times(9, (i) => stroke(`M${130 + i * 26} 194v-14`, '#7d7d80', 1.6)) +
  times(8, (i) =>
    at(146 + i * 28, 182, 0.42, pen.draw.of([fish, chicken, chicken] as const)(pen), pen.between(-20, 20)),
  ) +
  times(6, (i) =>
    oval(200 + i * 18 + pen.between(-12, 12), 140 - i * 26, 26 + i * 10, 18 + i * 4, pen.glow('#f3ece4', 0.26)),
  );

/** A bar at night. */
const bar: Scene = (pen) =>
  rect(-200, -260, 800, 820, pen.lit('#2a1f33')) +
  times(
    3,
    (i) =>
      rect(10, 60 + i * 44, 380, 5, '#6b4a30') +
      oval(200, 50 + i * 44, 220, 30, pen.glow(pen.draw.of(['#ffb35c', '#ff7a8a', '#7aa8ff']), 0.35)) +
      rowOf(pen, ['bottle'], 14, 60 + i * 44, 372, 1.15),
  ) +
  person(pen, pen.between(120, 280), 262, 1.35, { top: '#f2ede2', pose: 'work' }) +
  rect(-80, 208, 560, 10, pen.lit('#b9743a')) +
  rect(-80, 218, 560, 140, pen.lit('#4a2c1b', 'left')) +
  times(4, (i) => rect(20 + i * 104, 262, 34, 8, pen.lit('#a3421d'), 4) + rect(34 + i * 104, 270, 6, 60, '#2b2624')) +
  times(
    5,
    (i) =>
      stroke(`M${10 + i * 94}-60v${70 + (i % 2) * 14}`, '#191320', 2) +
      circle(10 + i * 94, 14 + (i % 2) * 14, 7, '#ffe2a0') +
      circle(10 + i * 94, 14 + (i % 2) * 14, 46, pen.glow('#ffca74', 0.5)),
  ) +
  person(pen, pen.between(20, 120), 322, 1.5, { from: 'behind' }) +
  (pen.draw.chance(0.6) ? person(pen, pen.between(290, 380), 326, 1.5, { from: 'behind' }) : '');

export const foodScenes = { meal, dining, display, grill, bar } as const;
