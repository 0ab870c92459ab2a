import { rowOf, shelves } from './goods.ts';
import { at, circle, darker, lighter, oval, type Pen, path, rect, shadow, stroke, times } from './pen.ts';
import { person } from './people.ts';
import { ground, room, sky, skyOf, tabletop, tree } from './places.ts';
import type { Scene } from './scenes-shops.ts';

const handles = ['#a9652f', '#26377f', '#a3421d', '#2b2b30'];
const steel = '#aeb4b8';
const drawTools: readonly ((pen: Pen) => string)[] = [
  (pen) =>
    rect(-2.5, -4, 5, 34, pen.lit(pen.draw.of(handles), 'left'), 2) + rect(-13, -14, 26, 11, pen.lit('#7d848a'), 2),
  (pen) => rect(-2, -26, 4, 26, steel) + rect(-4, 0, 8, 22, pen.lit(pen.draw.of(handles), 'left'), 3),
  (pen) =>
    path('M-3-8h6v34q-3 4-6 0z', pen.lit(steel, 'left')) + path('M-8-24q-4 14 8 18 12-4 8-18l-5 9h-6z', pen.lit(steel)),
  (pen) => path('M-24-8h36l12 12h-48z', pen.lit('#cfd4d6')) + rect(-32, -9, 14, 12, pen.lit(pen.draw.of(handles)), 4),
  (pen) =>
    path('M-4-26l4 30 4-30z', steel) +
    path('M-10 26q-6-14 4-20l6 2 6-2q10 6 4 20-8 2-8-8h-4q0 10-8 8z', pen.draw.of(handles)),
  (pen) =>
    rect(-3, -26, 6, 18, pen.lit('#a9652f', 'left')) +
    path('M-12-10h24l3 26h-30z', pen.lit('#ece2c8', 'left')) +
    rect(-12, -12, 24, 5, steel),
  (pen) => circle(0, 0, 14, pen.lit('#d8b02a', 'left')) + circle(0, 0, 6, '#2b2b30') + rect(10, 6, 18, 5, '#f2e6b4'),
  (pen) => path('M-20 8l20-24 20 24z', pen.lit(steel)) + rect(-3, 8, 6, 20, pen.lit('#a9652f', 'left'), 3),
];

const hanging = (pen: Pen, x: number, y: number, count: number): string =>
  rect(x - 16, y - 34, count * 34 + 10, 84, darker(pen.paints.wall, 0.14)) +
  times(
    count,
    (i) =>
      stroke(`M${x + i * 34} ${y - 30}v6`, '#5b5245', 2) +
      at(x + i * 34, y + 2, 0.86, pen.draw.of(drawTools)(pen), pen.between(-6, 6)),
  );

const bench = (pen: Pen, top: number): string =>
  shadow(pen, 200, 300, 240, 26) +
  rect(-70, top, 540, 11, pen.lit(lighter(pen.paints.wood, 0.15))) +
  rect(-70, top + 11, 540, 9, darker(pen.paints.wood, 0.3)) +
  times(3, (i) => rect(-30 + i * 215, top + 20, 18, 120, pen.lit(darker(pen.paints.wood, 0.15), 'left'))) +
  rect(-20, 296, 440, 8, darker(pen.paints.wood, 0.25));

const shavings = (pen: Pen, y: number): string =>
  times(16, () => stroke(`M${pen.between(-20, 420)} ${y + pen.between(0, 50)}q4-6 9 0t7-2`, '#e3c08a', 2));

/** A bench with wood on it, and boards against the wall. */
const joinery: Scene = (pen) =>
  room(pen, 240) +
  times(9, (i) =>
    at(
      290 + i * 17,
      242,
      1,
      rect(
        -7,
        -pen.between(120, 210),
        13,
        214,
        pen.lit(pen.draw.of(['#c08a52', '#a9652f', '#8c5a2b', '#d9a866']), 'left'),
      ),
      pen.between(-4, 4),
    ),
  ) +
  hanging(pen, 20, 70, 6) +
  person(pen, pen.between(120, 240), 268, 1.4, { over: 'apron', pose: 'work' }) +
  bench(pen, 206) +
  times(4, (i) =>
    rect(
      pen.between(-20, 220),
      198 - i * 6,
      pen.between(80, 200),
      6,
      pen.lit(pen.draw.of(['#c08a52', '#d9a866', '#a9652f'])),
    ),
  ) +
  at(
    330,
    205,
    1.2,
    path('M-34 0v-12q14-12 40-10l20 10v12z', pen.lit('#2f5d8a')) + rect(-26, -22, 20, 10, '#7a4a26', 4),
  ) +
  shavings(pen, 256);

/** Somebody who sews, beside a window. */
const sewing: Scene = (pen, kinds) =>
  room(pen, 236) +
  shelves(pen, kinds.includes('roll') ? ['roll'] : kinds, 226, 74, 190, 2, 46) +
  times(
    3,
    (i) =>
      stroke(`M${30 + i * 52} 42v10`, '#4a3a2c', 2) +
      path(
        `M${22 + i * 52} 50h16l7 32 13 66h-56l13-66z`,
        pen.lit(pen.draw.of(['#26377f', '#a3421d', '#14523a', '#6d2f5a', '#d8952a']), 'left', 0.26),
      ),
  ) +
  person(pen, 150, 266, 1.45, { pose: 'work', hair: pen.draw.of(['wrap', 'bun', 'short', 'scarf'] as const) }) +
  bench(pen, 210) +
  at(
    222,
    210,
    1.25,
    rect(-44, -10, 88, 10, pen.lit('#2b2b33')) +
      path(
        'M-40-10v-42q0-8 8-8h58q10 0 10 10v40h-12v-24h-46v24z',
        pen.lit(pen.draw.of(['#1f1b16', '#f0ece2', '#2f6f73'])),
      ) +
      circle(36, -46, 12, '#8d9096') +
      circle(36, -46, 7, '#54585e') +
      rect(-34, -70, 6, 12, '#a3421d') +
      stroke('M-34-10v-12', steel, 2),
  ) +
  path('M150 209q40-16 78-6t90-8l20 15z', pen.lit(pen.paints.one)) +
  times(8, (i) => path(`M${176 + i * 18} ${206 - (i % 2) * 4}l3 3-3 3-3-3z`, lighter(pen.paints.two, 0.3)));

/** A bench with small tools, parts and a lamp. */
const repairs: Scene = (pen, kinds) =>
  room(pen, 236) +
  hanging(pen, 60, 76, 9) +
  person(pen, pen.between(150, 260), 270, 1.45, { pose: 'work', over: pen.draw.of([undefined, 'vest', 'apron']) }) +
  bench(pen, 208) +
  rowOf(pen, kinds, 6, 208, 130, 1.3) +
  rowOf(pen, kinds, 280, 208, 140, 1.3) +
  stroke('M262 206l-18-52 46-30', '#3a3a40', 4) +
  path('M278 118l26-4-4 24z', pen.lit('#d8952a')) +
  oval(270, 180, 90, 60, pen.glow('#fff2c4', 0.45));

/** A wall that goes up: bricks, scaffolding, and who lays them. */
const site: Scene = (pen) => {
  const { draw } = pen;
  const brick = draw.of(['#b0644a', '#a9a49a', '#c08a5a', '#9b9690']);
  const high = 6 + draw.below(5);
  return (
    sky(pen, skyOf(pen), 200) +
    tree(pen, draw.of([-10, 400]), 222, 1.1) +
    ground(pen, 214, draw.of(['#c59468', '#b9774c', '#c9b28a'])) +
    times(high, (r) =>
      times(15, (i) =>
        i + r > 12 + draw.below(3)
          ? ''
          : rect(
              -60 + i * 36 + (r % 2) * 18,
              214 - r * 15,
              34,
              13.5,
              pen.lit(draw.chance(0.3) ? darker(brick, 0.1) : brick),
            ),
      ),
    ) +
    times(4, (i) => rect(20 + i * 110, 20, 6, 210, pen.lit('#8a6a44', 'left'))) +
    rect(-40, 118, 400, 8, pen.lit('#a9824f')) +
    (draw.chance(0.7)
      ? person(pen, pen.between(80, 300), 119, 0.95, { over: 'vest', hair: 'cap', pose: 'work' })
      : '') +
    person(pen, pen.between(60, 150), 262, 1.2, { over: 'vest', hair: 'cap', pose: 'carry' }) +
    person(pen, pen.between(230, 340), 254, 1.1, {
      over: draw.of(['vest', undefined]),
      hair: 'cap',
      pose: 'work',
      from: 'behind',
    }) +
    times(5, (i) =>
      at(
        300 + (i % 3) * 34,
        282 - Math.floor(i / 3) * 17,
        1.1,
        path('M-18-16q18-5 36 0l2 15q-20 5-40 0z', pen.lit('#b7ac98')) + rect(-8, -12, 16, 6, '#2f5d8a'),
      ),
    ) +
    shadow(pen, 90, 288, 60, 10) +
    at(
      90,
      286,
      1.1,
      path('M-34-32h64l-14 24h-34z', pen.lit('#3f6f86')) +
        circle(-2, -4, 8, '#1f1b16') +
        stroke('M26-28l30-4M-18-8l-12 10', '#5a4632', 4) +
        oval(0, -33, 28, 6, '#c9b28a'),
    )
  );
};

/** Panels on a roof, in full sun. */
const solar: Scene = (pen) => {
  const { draw } = pen;
  const tilt = pen.between(-10, -3);
  return (
    sky(pen, 'day', 200) +
    circle(330, 20, 24, '#fff6d8') +
    oval(330, 20, 150, 120, pen.glow('#fff3c4', 0.55)) +
    times(8, (i) => tree(pen, -60 + i * 76, 196 + pen.between(-10, 12), pen.between(0.7, 1.1))) +
    path('M-120 330L-40 150h520l60 180z', pen.lit(draw.of(['#b5643f', '#8f969b', '#a99a88']))) +
    times(26, (i) => stroke(`M${-32 + i * 20} 152l${-14 + i * 1.2} 180`, 'rgba(0,0,0,.12)', 2)) +
    at(
      190,
      236,
      1,
      times(6, (i) => {
        const [x, y] = [-150 + (i % 3) * 104, -76 + Math.floor(i / 3) * 70];
        return (
          rect(x + 4, y + 5, 98, 64, 'rgba(20,12,6,.3)') +
          rect(x, y, 98, 64, pen.lit('#1f3a6b', 'left', 0.2)) +
          times(5, (k) => stroke(`M${x + 16 + k * 16.4} ${y}v64`, '#8fa8cc', 0.8)) +
          times(3, (k) => stroke(`M${x} ${y + 16 + k * 16}h98`, '#8fa8cc', 0.8)) +
          path(`M${x + 8} ${y}h30l-26 64h-12v-32z`, 'rgba(255,255,255,.16)')
        );
      }),
      tilt,
    ) +
    person(pen, draw.of([44, 360]), 262, 1.1, { over: 'vest', hair: 'cap', pose: 'work' })
  );
};

/** A press, its paper and its prints. */
const printing: Scene = (pen) =>
  room(pen, 234) +
  times(
    4,
    (i) =>
      rect(
        -10 + i * 62,
        36,
        50,
        72,
        pen.lit(pen.draw.of(['#d8952a', '#26377f', '#a3421d', '#14523a', '#efe3c8', '#c93f5a'])),
      ) +
      circle(15 + i * 62, 62, 13, 'rgba(255,255,255,.7)') +
      times(3, (k) => rect(-2 + i * 62, 82 + k * 7, 34 - k * 8, 3, 'rgba(255,255,255,.8)')),
  ) +
  person(pen, pen.between(50, 110), 272, 1.4, { pose: 'carry' }) +
  shadow(pen, 250, 276, 150, 14) +
  rect(130, 140, 236, 130, pen.lit('#dcdedc'), 8) +
  rect(130, 140, 236, 26, pen.lit('#3a3f46'), 8) +
  rect(146, 180, 150, 16, '#2b2f34') +
  path('M150 190h140l16 36H134z', '#fbfaf4') +
  times(3, (i) => rect(168 + i * 36, 200, 24, 16, pen.draw.of(['#d8952a', '#26377f', '#a3421d', '#17683f']))) +
  rect(310, 176, 44, 34, pen.lit('#5f86b5'), 3) +
  times(5, (i) => rect(18 + (i % 2) * 4, 266 - i * 7, 74, 7, i % 2 ? '#f4f0e4' : '#e2dccb'));

/** Washing machines, and what has been folded. */
const laundry: Scene = (pen) =>
  room(pen, 236) +
  times(
    4,
    (i) =>
      shadow(pen, 30 + i * 96, 244, 56) +
      rect(-12 + i * 96, 130, 86, 112, pen.lit('#e9ebea', 'left', 0.1), 5) +
      rect(-12 + i * 96, 130, 86, 20, '#c9ced0', 5) +
      circle(31 + i * 96, 194, 31, '#9aa3a8') +
      circle(31 + i * 96, 194, 25, pen.lit('#33485a')) +
      path(
        `M${10 + i * 96} 200q20-16 42 0-4 18-21 19t-21-19z`,
        pen.draw.of(['#d8952a', '#a3421d', '#c9d1f2', '#efe3c8']),
      ),
  ) +
  rect(-60, 122, 520, 9, pen.lit(pen.paints.wood)) +
  times(7, (i) =>
    times(4, (k) =>
      rect(
        -20 + i * 62,
        114 - k * 9,
        46,
        8,
        pen.lit(pen.draw.of(['#efe3c8', '#26377f', '#a3421d', '#c9d1f2', '#fff8ea', '#2f6f73'])),
        3,
      ),
    ),
  ) +
  person(pen, pen.between(80, 320), 292, 1.5, { pose: 'carry' });

/** Tools laid out, from above. */
const tools: Scene = (pen) =>
  tabletop(pen) +
  times(10, (i) => {
    const [x, y] = [50 + (i % 5) * 76 + pen.between(-14, 14), 86 + Math.floor(i / 5) * 128 + pen.between(-14, 14)];
    return shadow(pen, x + 5, y + 5, 30, 30) + at(x, y, 1.7, pen.draw.of(drawTools)(pen), pen.between(-40, 40));
  });

/** Rows that grow, and who tends them. */
const field: Scene = (pen) => {
  const leaf = pen.draw.of(['#4f8a3c', '#6f9a3f', '#3f7a4a']);
  return (
    sky(pen, skyOf(pen), 150) +
    path('M-200 150q120-50 240-16t220-10 340 20v60h-800z', '#7f9a63') +
    tree(pen, pen.between(20, 380), 156, 0.8) +
    rect(-200, 150, 800, 420, pen.lit('#8a5a3a')) +
    times(15, (i) => path(`M${200 + (i - 7) * 20} 150L${200 + (i - 7) * 92 - 16} 480h32z`, leaf)) +
    times(70, (i) => {
      const row = Math.floor(i / 10);
      return at(
        200 + ((i % 10) - 4.5) * (34 + row * 13),
        164 + row * 24,
        0.5 + row * 0.16,
        path(
          'M0 0q-14-14-20-8 8 2 20 8zM0 0q14-14 20-8-8 2-20 8zM0 0q-4-18 0-22 4 6 0 22z',
          i % 3 ? lighter(leaf, 0.15) : darker(leaf, 0.2),
        ),
      );
    }) +
    times(2, (i) =>
      person(pen, 120 + i * 150 + pen.between(-30, 30), 232 + i * 36, 0.95 + i * 0.3, {
        pose: pen.draw.of(['work', 'carry'] as const),
        hair: pen.draw.of(['cap', 'wrap'] as const),
      }),
    )
  );
};

export const workScenes = { joinery, sewing, repairs, site, solar, printing, laundry, tools, field } as const;
