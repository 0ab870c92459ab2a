import { at, circle, darker, faded, lighter, mix, oval, type Pen, path, rect, shadow, stroke, times } from './pen.ts';

/** Every place is larger than the 400 × 300 that a lying picture shows of it, so that it can be tilted and cut. */
const [left, top, width, height] = [-200, -260, 800, 820];

export const palm = (pen: Pen, x: number, y: number, scale: number): string => {
  const leaf = pen.draw.of(['#2f6b3c', '#3c7a45', '#1f5a37']);
  const fronds = times(9, (i) => {
    const turn = -200 + i * 27 + pen.between(-7, 7);
    return at(0, -120, 1, path('M0 0q24-20 58 0-30-6-58 4z', i % 2 ? leaf : darker(leaf, 0.2)), turn);
  });
  return at(x, y, scale, path('M-4 0q6-60-1-120h6q6 60 5 120z', pen.lit('#7b5a3c', 'left')) + fronds);
};

export const tree = (pen: Pen, x: number, y: number, scale: number): string => {
  const leaf = pen.draw.of(['#2f6b3c', '#47803f', '#2b5d46', '#5b8a3a']);
  const crown = times(7, (i) =>
    circle(
      -36 + (i % 4) * 24 + pen.between(-6, 6),
      -92 - Math.floor(i / 4) * 26,
      pen.between(22, 32),
      mix(leaf, i % 2 ? '#10311f' : '#a8c46a', 0.16),
    ),
  );
  return at(x, y, scale, path('M-6 0q4-40-2-84h14q-6 40 2 84z', pen.lit('#6a4a31', 'left')) + crown);
};

export const plant = (pen: Pen, x: number, y: number, scale = 1): string => {
  const leaf = pen.draw.of(['#2f6b3c', '#3f7f4a', '#56873c']);
  const leaves = times(7, (i) =>
    at(0, -24, 1, path('M0 0q-8-24 0-42 8 18 0 42z', i % 2 ? leaf : lighter(leaf, 0.14)), -66 + i * 22),
  );
  return (
    shadow(pen, x, y, 16 * scale) +
    at(
      x,
      y,
      scale,
      leaves + path('M-13-26h26l-4 26h-18z', pen.lit(pen.draw.of(['#a3552d', '#e8e0d0', '#3d4f7c']), 'left')),
    )
  );
};

type Sky = 'day' | 'late' | 'grey' | 'night';
const skies: Record<Sky, readonly [above: string, below: string]> = {
  day: ['#5f9fd0', '#d3e6ee'],
  late: ['#7d84b5', '#f3c08a'],
  grey: ['#a9b3ba', '#dfe0da'],
  night: ['#10162f', '#39406a'],
};

export const skyOf = (pen: Pen): Sky => pen.draw.of(['day', 'day', 'day', 'late', 'grey'] as const);

export const sky = (pen: Pen, kind: Sky, horizon = 225): string => {
  const [above, below] = skies[kind];
  const bands = times(12, (i) =>
    rect(left, top + (i * (horizon - top)) / 12, width, (horizon - top) / 12 + 1, mix(above, below, i / 11)),
  );
  const cloud = kind === 'night' ? '#5a628f' : '#fffaf0';
  const clouds = times(pen.draw.below(4), () => {
    const [x, y, w] = [pen.between(-100, 450), pen.between(-60, 90), pen.between(50, 110)];
    return faded(0.5, oval(x, y, w, w * 0.16, cloud) + oval(x - w * 0.2, y - w * 0.12, w * 0.45, w * 0.16, cloud));
  });
  return bands + clouds;
};

/** Ground outdoors, with its small stones. */
export const ground = (pen: Pen, from: number, colour: string): string =>
  rect(left, from, width, height - from, pen.lit(colour, 'above', 0.14)) +
  times(26, () =>
    oval(
      pen.between(-80, 480),
      from + pen.between(6, 150),
      pen.between(1, 7),
      pen.between(0.6, 1.8),
      pen.draw.chance(0.5) ? darker(colour, 0.2) : lighter(colour, 0.2),
    ),
  );

/** Houses far away, under the trees. */
const town = (pen: Pen, y: number, kind: Sky): string =>
  times(9, (i) => {
    const [h, w] = [pen.between(24, 76), pen.between(34, 60)];
    const wall = mix(pen.draw.of(['#d9b58a', '#e8d9c3', '#c98f6a', '#b8c4c4', '#e3c9a0']), skies[kind][1], 0.45);
    const x = -70 + i * 58;
    return (
      rect(x, y - h, w, h, wall) +
      times(Math.floor(h / 22) * 2, (k) =>
        rect(x + 7 + (k % 2) * (w / 2), y - h + 8 + Math.floor(k / 2) * 20, 9, 10, darker(wall, 0.35)),
      )
    );
  });

/** A street, up to the ground in front of what stands there. */
export const street = (pen: Pen, from = 225, kind: Sky = skyOf(pen)): string =>
  sky(pen, kind, from) +
  town(pen, from, kind) +
  times(3, (i) =>
    pen.draw.chance(0.5)
      ? palm(pen, -30 + i * 190 + pen.between(-30, 30), from, pen.between(0.8, 1.3))
      : tree(pen, -20 + i * 190 + pen.between(-30, 30), from, pen.between(0.6, 1)),
  ) +
  ground(pen, from, pen.draw.of(['#b9774c', '#c59468', '#a8a195', '#b98d62', '#9a958c']));

/** Tiles in perspective, or boards. */
const floor = (pen: Pen, from: number): string => {
  const { ground: colour } = pen.paints;
  const lines =
    times(13, (i) => stroke(`M${200 + (i - 6) * 34} ${from}L${200 + (i - 6) * 130} 520`, darker(colour, 0.14), 0.8)) +
    times(6, (i) => stroke(`M${left} ${from + 6 + i * i * 9}h${width}`, darker(colour, 0.14), 0.8));
  return rect(left, from, width, height - from, pen.lit(colour, 'above', 0.16)) + (pen.draw.chance(0.7) ? lines : '');
};

const opening = (pen: Pen, x: number, y: number, w: number, h: number): string =>
  rect(x - 4, y - 4, w + 8, h + 8, darker(pen.paints.wall, 0.18)) +
  rect(x, y, w, h, pen.lit('#bcd9e8', 'above', 0.4)) +
  path(
    `M${x} ${y + h * 0.7}q${w * 0.25} ${-h * 0.3} ${w * 0.5} ${-h * 0.1}t${w * 0.5}-8v${h * 0.4 + 8}h${-w}z`,
    '#6e9a63',
  ) +
  rect(x + w / 2 - 1.5, y, 3, h, '#f4efe4') +
  rect(x, y + h / 2 - 1.5, w, 3, '#f4efe4');

/** A room with light from a window or a lamp, and what hangs on its wall. */
export const room = (pen: Pen, from = 222): string => {
  const { wall, one } = pen.paints;
  const { draw } = pen;
  const base = draw.chance(0.55)
    ? rect(left, from - pen.between(50, 80), width, 90, darker(mix(wall, one, draw.of([0.15, 0.6])), 0.1))
    : '';
  const [lampX, lampY] = [pen.between(60, 340), pen.between(-30, 10)];
  const light = draw.chance(0.5)
    ? stroke(`M${lampX} ${top}V${lampY}`, '#3a3128', 1.5) +
      path(`M${lampX - 14} ${lampY + 8}q14-16 28 0z`, '#3a3128') +
      circle(lampX, lampY + 9, 5, '#fff3c9')
    : rect(lampX - 40, lampY - 24, 80, 5, '#fffdf2', 2);
  const hung = draw.of([
    () => opening(pen, draw.of([-30, 330]), 40, 76, 84),
    () => at(draw.of([30, 360]), 60, 1, circle(0, 0, 17, '#f6f1e6') + stroke('M0 0v-11M0 0l7 4', '#2b2420', 1.6)),
    () => rect(draw.of([-20, 350]), 42, 44, 58, '#f7f2e8', 1) + rect(draw.of([-16, 354]), 46, 36, 22, one),
    () => '',
  ])();
  return (
    rect(left, top, width, from - top, pen.lit(wall, draw.of(['left', 'above'] as const), 0.12)) +
    base +
    floor(pen, from) +
    rect(left, from - 3, width, 4, darker(wall, 0.3)) +
    hung +
    light +
    oval(lampX, lampY + 60, 230, 190, pen.glow('#fff4d6', 0.32))
  );
};

/** A place seen from above: wood, cloth, or stone. */
export const tabletop = (pen: Pen): string => {
  const { paints, draw } = pen;
  const kind = draw.below(3);
  if (kind === 0)
    return (
      rect(left, top, width, height, pen.lit(paints.wood, 'left', 0.14)) +
      times(20, (i) => rect(left, top + i * 42 + pen.between(-2, 2), width, 1.6, darker(paints.wood, 0.35))) +
      times(30, () =>
        stroke(
          `M${pen.between(-60, 440)} ${pen.between(-60, 400)}q30 ${pen.between(-3, 3)} ${pen.between(30, 90)} 0`,
          darker(paints.wood, 0.16),
          0.8,
        ),
      )
    );
  const cloth = kind === 1 ? paints.one : lighter(paints.two, 0.55);
  const thread = kind === 1 ? lighter(paints.two, 0.2) : paints.one;
  const [step, shape] = [pen.between(26, 38), draw.below(3)];
  return (
    rect(left, top, width, height, pen.lit(cloth, 'left', 0.12)) +
    faded(
      0.7,
      times(21 * 18, (i) => {
        const [x, y] = [
          -100 + (i % 21) * step + (Math.floor(i / 21) % 2) * (step / 2),
          -130 + Math.floor(i / 21) * step,
        ];
        if (shape === 0) return path(`M${x} ${y - 7}l6 7-6 7-6-7z`, thread);
        return shape === 1 ? circle(x, y, 4.5, thread) : stroke(`M${x - 7} ${y}l7-5 7 5`, thread, 2);
      }),
    )
  );
};
