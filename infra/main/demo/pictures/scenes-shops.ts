import { type Goods, rowOf, shelves } from './goods.ts';
import { lettered, letterFaces } from './lettering.ts';
import { at, circle, darker, lighter, oval, type Pen, path, rect, shadow, stroke, times } from './pen.ts';
import { person } from './people.ts';
import { ground, palm, plant, room, skyOf, street, tabletop, tree } from './places.ts';
import { motorbike } from './vehicles.ts';

export type Scene = (pen: Pen, kinds: readonly Goods[], name: string) => string;

const awning = (pen: Pen, x: number, y: number, w: number): string => {
  const { one } = pen.paints;
  const stripes = pen.draw.of([one, pen.paints.two, '#3f5f86']);
  return (
    times(10, (i) =>
      path(
        `M${x + (i * w) / 10} ${y}h${w / 10}l${(i - 4.5) * 0.8} 26q${-w / 20} 9 ${-w / 10} 0z`,
        i % 2 ? '#f7efdf' : pen.lit(stripes),
      ),
    ) + rect(x - 4, y + 34, w + 8, 10, pen.glow('#120c06', 0.3))
  );
};

/** The front of a shop with its name painted above the door, as it stands in its street. */
const front: Scene = (pen, kinds, name) => {
  const { draw, paints } = pen;
  const [x, w] = [pen.between(26, 50), pen.between(292, 330)];
  const roof = draw.below(3);
  const doorAt = draw.of([x + 24, x + w - 84, x + w / 2 - 30]);
  const windowAt =
    doorAt < 150 ? [doorAt + 86, x + w - 24] : doorAt > 220 ? [x + 22, doorAt - 22] : [x + 18, doorAt - 16];
  const [left = 0, right = 0] = windowAt;
  const painted = draw.chance(0.6) ? darker(paints.one, 0.05) : '#f9f2e0';
  const letters =
    painted === '#f9f2e0' ? draw.of([paints.one, '#a3421d', '#1f1b16']) : draw.of(['#fff4d6', '#ffffff', '#ffdf94']);
  return (
    street(pen, 236, skyOf(pen)) +
    shadow(pen, x + w / 2, 240, w * 0.62, 12) +
    rect(x, 44, w, 194, pen.lit(paints.wall, 'left', 0.12)) +
    rect(x, 190, w, 48, darker(draw.of([paints.one, paints.wood, paints.wall]), 0.12)) +
    (roof === 0
      ? path(`M${x - 16} 50l14-26h${w + 4}l14 26z`, pen.lit('#9c938a')) +
        times(24, (i) => stroke(`M${x - 12 + (i * (w + 22)) / 24} 48l2-22`, '#7d746b', 1))
      : '') +
    (roof === 1 ? rect(x - 6, 32, w + 12, 14, pen.lit(darker(paints.wall, 0.15))) : '') +
    rect(x + 12, 54, w - 24, 44, darker(painted, 0.4)) +
    rect(x + 14, 56, w - 28, 40, pen.lit(painted, 'left', 0.08)) +
    lettered(name, { x: x + 26, y: 60, width: w - 52, height: 31 }, letters, draw.of(letterFaces)) +
    rect(doorAt - 3, 134, 66, 104, darker(paints.wood, 0.4)) +
    rect(doorAt, 137, 60, 101, draw.chance(0.6) ? '#241c15' : pen.lit(paints.wood, 'left')) +
    (draw.chance(0.5)
      ? rect(doorAt + 34, 137, 26, 101, pen.lit(lighter(paints.wood, 0.1), 'left'))
      : oval(doorAt + 30, 190, 26, 50, pen.glow('#ffdf9a', 0.4))) +
    rect(left - 3, 139, right - left + 6, 66, darker(paints.wood, 0.3)) +
    rect(left, 142, right - left, 60, '#4a4f55') +
    rowOf(pen, kinds, left, 201, right - left, 1.1) +
    path(`M${left} 142h${(right - left) * 0.5}l-26 60h${-(right - left) * 0.5 + 26}z`, 'rgba(255,255,255,.13)') +
    (draw.chance(0.65) ? awning(pen, x + 6, 100, w - 12) : rect(x, 98, w, 4, darker(paints.wall, 0.3))) +
    (draw.chance(0.5) ? plant(pen, doorAt - 14, 244, 0.9) : '') +
    (draw.chance(0.45) ? motorbike(pen, draw.of([left + 20, right - 10]), 262, 0.9) : '') +
    times(draw.below(3), (i) =>
      person(pen, 90 + i * 150 + pen.between(-50, 50), 258 + pen.between(0, 14), 0.92, {
        from: draw.of(['front', 'behind'] as const),
        pose: draw.of(['rest', 'carry', 'point'] as const),
      }),
    ) +
    (draw.chance(0.3)
      ? palm(pen, draw.of([8, 392]), 262, 1.5)
      : draw.chance(0.3)
        ? tree(pen, draw.of([2, 398]), 258, 1.3)
        : '')
  );
};

/** Inside: shelves, a counter, and who serves. */
const counter: Scene = (pen, kinds) => {
  const { draw, paints } = pen;
  const rows = 3 + draw.below(2);
  const at1 = pen.between(90, 310);
  return (
    room(pen, 232) +
    shelves(pen, kinds, pen.between(-60, 20), 74 - (rows - 3) * 24, pen.between(330, 440), rows) +
    oval(200, 30, 260, 120, pen.glow('#fff6dc', 0.2)) +
    person(pen, at1, 262, 1.35, {
      over: draw.of(['apron', undefined, 'vest', 'coat']),
      pose: draw.of(['work', 'rest', 'point'] as const),
    }) +
    rect(-80, 204, 560, 8, pen.lit(lighter(paints.wood, 0.2))) +
    rect(-80, 212, 560, 150, pen.lit(draw.of([paints.wood, paints.one, '#e8e2d4']), 'left', 0.14)) +
    times(6, (i) => rect(-60 + i * 92, 224, 80, 110, 'rgba(0,0,0,.07)')) +
    rowOf(pen, kinds, pen.between(-20, 60), 206, pen.between(80, 150)) +
    (draw.chance(0.7)
      ? at(
          draw.of([40, 330]),
          205,
          1,
          rect(-20, -26, 40, 22, '#2a2a30', 2) +
            rect(-17, -23, 34, 16, pen.lit('#5f86b5')) +
            rect(-12, -4, 24, 4, '#2a2a30'),
        )
      : '') +
    (draw.chance(0.4) ? person(pen, at1 > 200 ? 60 : 340, 330, 1.6, { from: 'behind' }) : '')
  );
};

/** A wall of goods, close. */
const wall: Scene = (pen, kinds) => {
  const turn = pen.between(-4, 4);
  return (
    rect(-200, -260, 800, 820, darker(pen.paints.wood, 0.5)) +
    at(0, 0, 1, shelves(pen, kinds, -120, -40, 640, 10, 42), turn) +
    oval(200, 120, 260, 200, pen.glow('#fff6dc', 0.25))
  );
};

/** Goods laid out on a table, from above. */
const flat: Scene = (pen, kinds) =>
  tabletop(pen) +
  times(12, (i) => {
    const [x, y] = [62 + (i % 4) * 92 + pen.between(-16, 16), 76 + Math.floor(i / 4) * 92 + pen.between(-12, 12)];
    return pen.draw.chance(0.86)
      ? shadow(pen, x + 5, y + 2, 36, 15) + at(x, y, 1, rowOf(pen, kinds, -28, 14, 56, 1.9), pen.between(-24, 24))
      : '';
  });

/** A stall under an umbrella at the side of a street. */
const stall: Scene = (pen, kinds) => {
  const { draw, paints } = pen;
  const shade = draw.of([paints.one, paints.two, '#2f6f73', '#b5483a']);
  return (
    street(pen, 218) +
    person(pen, pen.between(150, 250), 244, 1.1, {
      hair: draw.of(['wrap', 'scarf', 'cap', 'braids'] as const),
      pose: 'work',
    }) +
    rect(197, 20, 5, 220, '#6b5138') +
    times(8, (i) => path(`M199 2L${40 + i * 40} 62q20 10 40 0z`, i % 2 ? pen.lit('#f4ead4') : pen.lit(shade))) +
    shadow(pen, 200, 272, 190, 20) +
    times(
      3,
      (row) =>
        rect(30 - row * 14, 192 + row * 26, 340 + row * 28, 26, pen.lit(darker(paints.wood, row * 0.08))) +
        rowOf(pen, kinds, 30 - row * 14, 192 + row * 26, 340 + row * 28, 1.15),
    ) +
    rect(2, 270, 396, 10, darker(paints.wood, 0.4)) +
    (draw.chance(0.5) ? person(pen, draw.of([50, 350]), 300, 1.3, { from: 'behind' }) : '')
  );
};

/** Cloth and clothes that hang in rows. */
const cloths: Scene = (pen) => {
  const all = [
    '#26377f',
    '#d8952a',
    '#efe3c8',
    '#8c3516',
    '#14523a',
    '#2f6f73',
    '#6d2f5a',
    '#b5483a',
    '#e8c15c',
    '#3a4a92',
  ];
  const start = pen.draw.below(10);
  const dresses = pen.draw.chance(0.5);
  return (
    room(pen, 236) +
    stroke('M-80 44H480', '#4a3a2c', 4) +
    times(14, (i) => {
      const [x, fill, thread] = [
        -60 + i * 40 + pen.between(-5, 5),
        all[(start + i * 3) % 10] ?? '#26377f',
        all[(start + i * 3 + 4) % 10] ?? '#fff',
      ];
      const long = pen.between(130, 188);
      const shape = dresses
        ? `M${x - 8} 50h16l6 34 14 ${long - 34}h-56l14-${long - 34}z`
        : `M${x - 19} 46h38v${long}q-19 8-38 0z`;
      return (
        stroke(`M${x} 44v6`, '#4a3a2c', 2) +
        path(shape, pen.lit(fill, 'left', 0.26)) +
        times(Math.floor(long / 22), (r) =>
          path(`M${x} ${92 + r * 20}l${5 + (i % 3) * 2} 7-${5 + (i % 3) * 2} 7-${5 + (i % 3) * 2}-7z`, thread),
        )
      );
    }) +
    (pen.draw.chance(0.6)
      ? person(pen, pen.between(90, 310), 286, 1.5, {
          hair: pen.draw.of(['wrap', 'braids', 'bun', 'round'] as const),
          pose: 'point',
        })
      : '')
  );
};

/** Buckets of flowers, and plants, in front of a shop. */
const flowers: Scene = (pen) =>
  street(pen, 170) +
  ground(pen, 200, '#b9aa92') +
  times(3, (row) =>
    times(7, (i) => {
      const [x, y] = [-6 + i * 68 + (row % 2) * 30, 190 + row * 46];
      const fill = pen.draw.of(['#c93f5a', '#e8b93a', '#f3ece0', '#8a4a8f', '#d9622e', '#e58aa5']);
      return (
        shadow(pen, x, y, 26) +
        times(
          16,
          (k) =>
            stroke(`M${x} ${y - 24}L${x - 26 + (k % 6) * 10} ${y - 50 - Math.floor(k / 6) * 10}`, '#3f6f3c', 1.4) +
            circle(
              x - 26 + (k % 6) * 10 + pen.between(-3, 3),
              y - 52 - Math.floor(k / 6) * 10,
              6,
              k % 2 ? fill : lighter(fill, 0.2),
            ),
        ) +
        path(`M${x - 18} ${y - 30}h36l-5 30h-26z`, pen.lit(pen.draw.of(['#7d8a92', '#a3552d', '#3d4f7c']), 'left'))
      );
    }),
  ) +
  (pen.draw.chance(0.6) ? person(pen, pen.between(60, 340), 214, 1.1, { over: 'apron', pose: 'carry' }) : '');

export const shopScenes = { front, counter, wall, flat, stall, cloths, flowers } as const;
