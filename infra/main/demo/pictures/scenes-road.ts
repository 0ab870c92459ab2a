import { goods, rowOf } from './goods.ts';
import { lettered } from './lettering.ts';
import { at, circle, darker, oval, path, rect, shadow, stroke, times } from './pen.ts';
import { person } from './people.ts';
import { ground, palm, plant, room, sky, skyOf, street, tree } from './places.ts';
import type { Scene } from './scenes-shops.ts';
import { type Body, hoist, motorbike, vehicle } from './vehicles.ts';

/** A workshop with a car up, or open. */
const garage: Scene = (pen) => {
  const { draw } = pen;
  const up = draw.chance(0.5);
  return (
    room(pen, 236) +
    times(3, (i) => times(3, (k) => at(20 + (i % 2) * 16 + k * 30, 240 - i * 27, 1, goods.tyre()))) +
    rect(300, 60, 130, 8, darker(pen.paints.wood, 0.3)) +
    rowOf(pen, ['tin', 'box', 'spare', 'bottle'], 300, 60, 124, 0.9) +
    (up
      ? hoist(pen, 220, 270, draw.of(['car', 'jeep'] as const))
      : vehicle(pen, draw.of(['car', 'jeep', 'van', 'taxi'] as const), 226, 272, 1.3)) +
    oval(220, 330, 120, 8, 'rgba(30,20,10,.25)') +
    person(pen, draw.of([90, 336]), 286, 1.35, { top: draw.of(['#26377f', '#2f5d8a', '#4a4a52']), pose: 'work' }) +
    (draw.chance(0.6)
      ? person(pen, draw.of([130, 300]), 296, 1.35, {
          top: '#2f5d8a',
          pose: 'point',
          from: draw.of(['front', 'behind'] as const),
        })
      : '')
  );
};

const lot =
  (bodies: readonly Body[], scale: number): Scene =>
  (pen) => {
    const { draw } = pen;
    const count = scale < 0.8 ? 2 : 1 + draw.below(2);
    return (
      street(pen, 208) +
      rect(-200, 216, 800, 26, '#a9a39a') +
      rect(-200, 242, 800, 320, pen.lit('#6b6864')) +
      times(9, (i) => rect(-80 + i * 70, 296, 36, 4, '#e9e4d4')) +
      times(count + 1, (i) =>
        vehicle(
          pen,
          draw.of(bodies),
          40 + i * (bodies.includes('bus') ? 290 : 190) + pen.between(-20, 20),
          246,
          scale * 0.8,
        ),
      ) +
      vehicle(pen, draw.of(bodies), 200 + pen.between(-50, 50), 290, scale * 1.2) +
      (draw.chance(0.7)
        ? person(pen, draw.of([30, 366]), 306, 1.1, { pose: draw.of(['rest', 'point', 'carry'] as const) })
        : '') +
      (draw.chance(0.4) ? palm(pen, draw.of([4, 394]), 300, 1.6) : '')
    );
  };

/** Motorbikes in a row, on a street or in a showroom. */
const bikes: Scene = (pen) =>
  (pen.draw.chance(0.5) ? street(pen, 214) : room(pen, 230)) +
  times(5, (i) => motorbike(pen, -10 + i * 100, 256, 1.2)) +
  times(3, (i) => motorbike(pen, 40 + i * 160 + pen.between(-10, 10), 310, 1.7)) +
  person(pen, pen.between(120, 300), 292, 1.3, { hair: 'cap', over: pen.draw.of(['vest', undefined]) });

/** Parcels in a store. */
const store: Scene = (pen) => {
  const pile = (x: number, y: number) =>
    times(9, (i) => {
      const [w, h] = [44, 32];
      return (
        rect(
          x + (i % 3) * 46,
          y - 32 - Math.floor(i / 3) * 34,
          w,
          h,
          pen.lit(pen.draw.of(['#b98a54', '#c49a66', '#a97c48']), 'left', 0.14),
        ) + rect(x + 18 + (i % 3) * 46, y - 32 - Math.floor(i / 3) * 34, 7, h, '#d9bd8e')
      );
    });
  return (
    room(pen, 230) +
    times(
      2,
      (i) =>
        rect(-20 + i * 210, 30, 8, 210, '#c9742a') +
        rect(170 + i * 210, 30, 8, 210, '#c9742a') +
        times(
          2,
          (k) =>
            rect(-20 + i * 210, 100 + k * 70, 200, 7, '#2f5d8a') +
            rowOf(pen, ['box', 'sack', 'box'], -12 + i * 210, 100 + k * 70, 180, 1.7),
        ),
    ) +
    shadow(pen, 80, 292, 110) +
    pile(16, 290) +
    pile(270, 300) +
    person(pen, pen.between(180, 240), 300, 1.4, { over: 'vest', pose: 'carry' })
  );
};

/** A front with a pool, or a yard with trees. */
const hotel: Scene = (pen, _kinds, name) => {
  const { paints, draw } = pen;
  const floors = 2 + draw.below(3);
  const kind = draw.of(['day', 'late', 'night', 'day'] as const);
  const lamp = kind === 'night' || kind === 'late';
  return (
    sky(pen, kind, 200) +
    times(4, (i) => tree(pen, -20 + i * 150, 206, 1)) +
    rect(60, 200 - floors * 44, 280, floors * 44 + 6, pen.lit(paints.wall, 'left')) +
    rect(52, 194 - floors * 44, 296, 9, darker(paints.wall, 0.2)) +
    times(floors * 6, (i) => {
      const [x, y] = [76 + (i % 6) * 44, 208 - floors * 44 + Math.floor(i / 6) * 44];
      return (
        rect(x, y, 28, 28, draw.chance(lamp ? 0.6 : 0.1) ? '#ffe0a0' : pen.lit('#6f8fa3', 'above', 0.3)) +
        rect(x - 3, y + 22, 34, 3, darker(paints.wall, 0.3)) +
        times(6, (k) => rect(x - 2 + k * 6, y + 22, 1.4, 9, darker(paints.wall, 0.35)))
      );
    }) +
    rect(124, 178 - floors * 44, 152, 18, paints.one) +
    lettered(name, { x: 130, y: 178 - floors * 44, width: 140, height: 18 }, '#fff4d6', 'SerifCondensed-BoldItalic') +
    ground(pen, 206, draw.of(['#7f9a5a', '#c9b28a'])) +
    (draw.chance(0.7)
      ? path('M30 246q170-34 340 0l60 74H-30z', '#e9dfc8') +
        path('M50 250q150-26 300 0l50 60H0z', pen.lit(kind === 'night' ? '#2f7f9a' : '#5ab0c9')) +
        times(8, () =>
          stroke(`M${pen.between(40, 330)} ${pen.between(256, 300)}q10-4 20 0`, 'rgba(255,255,255,.5)', 1.6),
        )
      : times(5, (i) => plant(pen, 20 + i * 90, 270, 1.3))) +
    palm(pen, pen.between(0, 40), 262, 1.7) +
    palm(pen, pen.between(360, 400), 258, 1.5) +
    times(draw.below(3), () => person(pen, pen.between(40, 360), 250, 0.8))
  );
};

/** A bed, a lamp, a window. */
const bedroom: Scene = (pen) => {
  const { paints, draw } = pen;
  const spread = draw.of([paints.one, paints.two, '#2f6f73', '#8c3516']);
  const net = draw.chance(0.4);
  return (
    room(pen, 224) +
    rect(150, 56, 100, 60, pen.lit('#8a5a33'), 2) +
    rect(156, 62, 88, 48, pen.lit(draw.of(['#d9a866', '#7fa0b4', '#c98f6a']))) +
    circle(200, 84, 13, '#fff0c8') +
    rect(70, 134, 260, 66, pen.lit(paints.wood), 10) +
    shadow(pen, 200, 296, 190, 18) +
    path('M84 186h232l34 100H50z', pen.lit('#f7f4ec')) +
    path('M70 226h260l24 62H46z', pen.lit(spread)) +
    times(14, (i) => path(`M${76 + i * 19} 246l6 8-6 8-6-8z`, '#f3dfae')) +
    times(2, (i) => rect(104 + i * 104, 164, 88, 34, pen.lit('#ffffff', 'above', 0.1), 14)) +
    times(2, (i) => {
      const x = i ? 366 : 34;
      return (
        rect(x - 24, 214, 48, 60, pen.lit(darker(paints.wood, 0.1))) +
        at(x, 214, 1.5, goods.lamp(pen)) +
        oval(x, 184, 80, 70, pen.glow('#ffe7ae', 0.5))
      );
    }) +
    (net ? path('M200-30q-120 60-150 300h300q-30-240-150-300z', 'rgba(255,255,255,.22)') : '')
  );
};

/** A small kiosk under a parasol, as sellers of credit have. */
const kiosk: Scene = (pen, _kinds, name) => {
  const { draw } = pen;
  const fill = draw.of(['#d8952a', '#2f6f73', '#26377f', '#17683f', '#b5483a']);
  return (
    street(pen, 222) +
    shadow(pen, 200, 262, 130, 14) +
    rect(112, 96, 176, 166, pen.lit(fill, 'left')) +
    path('M96 100l18-28h172l18 28z', pen.lit(darker(fill, 0.25))) +
    rect(124, 106, 152, 28, '#fffaf0', 3) +
    lettered(name, { x: 130, y: 107, width: 140, height: 26 }, darker(fill, 0.15), 'SansCondensed-Bold') +
    rect(130, 144, 140, 62, '#2b241e') +
    person(pen, pen.between(170, 230), 258, 1.2, { top: draw.of(['#f4efe4', fill]), pose: 'work' }) +
    rect(124, 204, 152, 9, pen.lit('#e9dcc0')) +
    rect(112, 213, 176, 49, pen.lit(fill, 'left')) +
    times(
      3,
      (i) =>
        rect(136 + i * 46, 222, 34, 28, 'rgba(255,255,255,.85)', 2) +
        rect(141 + i * 46, 228, 24, 4, fill) +
        rect(141 + i * 46, 236, 16, 3, '#7a6a58'),
    ) +
    rect(322, 96, 4, 170, '#5a4a3a') +
    path('M324 74q-60 4-70 40h140q-10-36-70-40z', pen.lit(fill)) +
    person(pen, pen.between(60, 100), 286, 1.25, { from: draw.of(['behind', 'front'] as const) }) +
    (draw.chance(0.5) ? person(pen, pen.between(310, 350), 292, 1.25, { pose: 'carry' }) : '') +
    (draw.chance(0.4) ? motorbike(pen, 30, 290, 1.1) : '')
  );
};

/** Keys and houses: what an agency shows. */
const villa: Scene = (pen) => {
  const { paints, draw } = pen;
  return (
    sky(pen, skyOf(pen), 200) +
    times(4, (i) => tree(pen, -10 + i * 140, 204, 1.1)) +
    ground(pen, 206, draw.of(['#8aa05a', '#c9a877'])) +
    rect(70, 100, 270, 118, pen.lit(paints.wall, 'left')) +
    rect(150, 48, 130, 60, pen.lit(darker(paints.wall, 0.04), 'left')) +
    path(
      'M138 54l20-26h112l20 26zM58 104l20-20h70v20zM280 104v-20h54l18 20z',
      pen.lit(draw.of(['#a3552d', '#7a4a33', '#6b7680'])),
    ) +
    times(2, (i) => rect(166 + i * 60, 64, 36, 30, pen.lit('#8fb0c2', 'above', 0.3))) +
    rect(92, 128, 56, 44, pen.lit('#8fb0c2', 'above', 0.3)) +
    rect(262, 128, 56, 44, pen.lit('#8fb0c2', 'above', 0.3)) +
    rect(184, 134, 44, 84, pen.lit(paints.wood, 'left')) +
    path('M180 218h52l60 110H110z', '#d9cdb6') +
    rect(-80, 226, 180, 30, pen.lit(paints.wall)) +
    rect(310, 226, 180, 30, pen.lit(paints.wall)) +
    times(6, (i) => plant(pen, -10 + i * 84 + (i > 1 ? 30 : 0), 268, 1.1)) +
    (draw.chance(0.5) ? vehicle(pen, 'car', 320, 300, 0.8) : '') +
    palm(pen, draw.of([30, 376]), 250, 1.6)
  );
};

export const roadScenes = {
  garage,
  cars: lot(['car', 'car', 'jeep', 'van'], 1),
  taxis: lot(['taxi'], 1),
  buses: lot(['bus', 'bus', 'van'], 0.75),
  trucks: lot(['truck'], 0.75),
  bikes,
  store,
  hotel,
  bedroom,
  kiosk,
  villa,
} as const;
