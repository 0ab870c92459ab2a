import { rowOf, shelves } from './goods.ts';
import { lettered } from './lettering.ts';
import { at, circle, darker, lighter, oval, path, rect, shadow, stroke, times } from './pen.ts';
import { person } from './people.ts';
import { palm, plant, room, sky, skyOf, street, tree } from './places.ts';
import type { Scene } from './scenes-shops.ts';

/** Mirrors, chairs, and somebody who has their hair done. */
const salon: Scene = (pen) =>
  room(pen, 240) +
  times(3, (i) => {
    const x = 20 + i * 132;
    return (
      rect(x, 30, 96, 118, pen.lit(pen.paints.two), pen.draw.of([6, 48])) +
      rect(x + 6, 36, 84, 106, pen.lit('#cfdde4', 'left', 0.35), 42) +
      path(`M${x + 20} 44l36-4-40 92z`, 'rgba(255,255,255,.35)') +
      times(5, (k) => circle(x - 4, 46 + k * 22, 3.4, '#fff2c0'))
    );
  }) +
  rect(-80, 156, 560, 8, pen.lit(pen.paints.wood)) +
  rowOf(pen, ['bottle', 'tin', 'bottle'], -20, 156, 440, 0.8) +
  times(3, (i) => {
    const x = 66 + i * 132;
    return (
      shadow(pen, x, 282, 44) +
      rect(x - 4, 244, 8, 34, '#6a6d72') +
      oval(x, 280, 26, 5, '#4a4d52') +
      rect(x - 30, 226, 60, 18, pen.lit(pen.paints.one), 7) +
      rect(x - 26, 172, 52, 58, pen.lit(pen.paints.one), 10)
    );
  }) +
  times(
    2,
    (i) =>
      person(pen, 66 + i * 132, 284, 1.15, {
        from: 'behind',
        hair: pen.draw.of(['braids', 'round', 'short', 'bun'] as const),
      }) + person(pen, 104 + i * 132, 294, 1.35, { pose: 'point', over: pen.draw.of(['apron', undefined]) }),
  );

/** A room of a clinic. */
const clinic: Scene = (pen) => {
  const curtain = pen.draw.of(['#9cc3c0', '#b9cfe3', '#c9dcb8', '#e3d3b8']);
  return (
    room(pen, 232) +
    times(9, (i) =>
      path(`M${250 + i * 24} 20q12 8 24 0v190q-12 8-24 0z`, pen.lit(i % 2 ? curtain : darker(curtain, 0.08), 'left')),
    ) +
    stroke('M240 20H480', '#8d9498', 4) +
    shadow(pen, 130, 282, 170, 14) +
    rect(-10, 196, 280, 20, pen.lit('#f7f7f3'), 6) +
    rect(-10, 180, 74, 22, pen.lit('#ffffff'), 10) +
    rect(60, 190, 214, 28, pen.lit(pen.draw.of(['#7fb0b8', '#8aa9cf', '#a9c49a'])), 5) +
    times(2, (i) => rect(6 + i * 250, 214, 7, 66, '#8d9498')) +
    rect(-6, 236, 272, 6, '#a9b0b4') +
    stroke('M-20 280V60M-20 64h22', '#8d9498', 3.4) +
    rect(-6, 68, 16, 26, 'rgba(220,235,240,.9)', 4) +
    at(
      206,
      66,
      1,
      rect(-16, -16, 32, 32, '#f7f7f3', 3) + rect(-4, -12, 8, 24, '#17683f') + rect(-12, -4, 24, 8, '#17683f'),
    ) +
    person(pen, pen.between(190, 250), 288, 1.45, {
      over: 'coat',
      pose: pen.draw.of(['work', 'rest', 'point'] as const),
    }) +
    (pen.draw.chance(0.5) ? person(pen, 346, 292, 1.4, { top: '#7fb0b8', pose: 'carry' }) : '')
  );
};

/** A bench with instruments. */
const laboratory: Scene = (pen, kinds) =>
  room(pen, 236) +
  shelves(pen, kinds, 40, 72, 320, 2) +
  person(pen, pen.between(90, 160), 268, 1.45, { over: 'coat', pose: 'work' }) +
  rect(-80, 208, 560, 10, pen.lit('#e9ecec')) +
  rect(-80, 218, 560, 140, pen.lit('#c9d2d4', 'left')) +
  at(
    240,
    208,
    1.3,
    rect(-22, -7, 44, 7, '#2b3038', 2) +
      path('M-4-7q22-4 18-38l8-2q6 34-14 42z', pen.lit('#3f4a58')) +
      at(4, -44, 1, rect(-6, -22, 12, 36, pen.lit('#dfe3e6', 'left'), 3), 24) +
      rect(-14, -20, 26, 4, '#3f4a58'),
  ) +
  rowOf(pen, ['flask', 'flask', 'bottle'], 270, 208, 150, 1.2) +
  rowOf(pen, ['flask'], -10, 208, 90, 1.1);

/** A chair under a lamp. */
const dentist: Scene = (pen) =>
  room(pen, 236) +
  rect(300, 120, 130, 116, pen.lit('#eef0ee')) +
  times(3, (i) => rect(310, 132 + i * 34, 110, 26, '#d9dedd', 2)) +
  shadow(pen, 190, 284, 120, 12) +
  rect(172, 240, 26, 40, '#9aa1a6') +
  path(
    'M90 214q80 22 150 4l32-76q8-10 20-4 6 6 2 14l-36 90q-4 10-16 10H104q-22-8-14-38z',
    pen.lit(pen.draw.of(['#5f9aa0', '#6a8fc0', '#8aa06a'])),
  ) +
  stroke('M330 40L230 58', '#aab0b4', 5) +
  oval(216, 64, 30, 14, pen.lit('#e9ecec')) +
  oval(200, 140, 90, 90, pen.glow('#fffbe6', 0.6)) +
  person(pen, pen.between(60, 110), 290, 1.45, { over: 'coat', pose: 'point' });

/** A board, desks, pupils from behind. */
const classroom: Scene = (pen) => {
  const shirt = pen.draw.of(['#c9d1f2', '#e9dfc0', '#fff8ea', '#d8952a', '#7fa6d0']);
  const words = pen.draw.of(
    ['2 + 3 = 5', 'a b c d e', 'Bonjour', '12 × 4 = 48', 'H₂O', 'y = 2x + 1'].map((text) => text.replace('₂', '2')),
  );
  return (
    room(pen, 226) +
    rect(56, 36, 288, 118, pen.lit('#8a6a44'), 2) +
    rect(64, 44, 272, 102, pen.lit(pen.draw.of(['#24483c', '#2b3a3f']), 'left')) +
    lettered(words, { x: 90, y: 60, width: 150, height: 36 }, 'rgba(255,255,250,.82)', 'SerifCondensed-BoldItalic') +
    stroke('M90 116h140M90 130h96', 'rgba(255,255,250,.5)', 1.6) +
    person(pen, pen.between(270, 330), 240, 1.25, { pose: 'point' }) +
    times(3, (row) =>
      times(5, (i) => {
        const [x, y, s] = [-30 + i * 112 + row * 14, 246 + row * 40, 0.8 + row * 0.18];
        return (
          person(pen, x + 40, y + 20, s, {
            from: 'behind',
            top: shirt,
            hair: pen.draw.of(['short', 'braids', 'round', 'bun'] as const),
          }) +
          rect(x, y - 14 + row * 2, 84, 8, pen.lit(pen.paints.wood)) +
          rect(x, y - 6 + row * 2, 84, 20, darker(pen.paints.wood, 0.3))
        );
      }),
    )
  );
};

/** Desks, screens, people at work. */
const office: Scene = (pen) => {
  const { draw, paints } = pen;
  return (
    room(pen, 226) +
    rect(30, 24, 150, 112, '#f2efe6') +
    at(
      35,
      29,
      1,
      rect(0, 0, 140, 102, pen.lit('#a9cbe0', 'above', 0.4)) +
        times(7, (i) =>
          rect(i * 20, 40 + ((i * 37) % 40), 18, 70, pen.lit(draw.of(['#8fa0ac', '#c9b59a', '#a9b7bd']))),
        ) +
        times(2, (i) => rect(46 + i * 46, 0, 3, 102, '#f2efe6')),
    ) +
    shelves(pen, ['file', 'file', 'book'], 262, 74, 140, 3, 40) +
    plant(pen, draw.of([222, 8]), 236, 1.5) +
    times(2, (i) => {
      const x = 70 + i * 200;
      return (
        person(pen, x + 30, 264, 1.32, { pose: 'work' }) +
        shadow(pen, x + 30, 304, 110, 12) +
        rect(x - 60, 210, 180, 10, pen.lit(lighter(paints.wood, 0.2))) +
        rect(x - 54, 220, 12, 84, darker(paints.wood, 0.2)) +
        rect(x + 104, 220, 12, 84, darker(paints.wood, 0.2)) +
        rect(x - 52, 160, 62, 42, '#22252b', 3) +
        rect(x - 48, 164, 54, 34, pen.lit('#6f95c0')) +
        rect(x - 26, 202, 10, 8, '#22252b') +
        times(3, (k) => rect(x + 64, 204 - k * 4, 40, 4, k % 2 ? '#fff' : '#e5ddc9'))
      );
    })
  );
};

/** A desk where money is paid in and out. */
const teller: Scene = (pen, _kinds, name) =>
  room(pen, 232) +
  rect(40, 36, 320, 40, pen.lit(pen.paints.one), 4) +
  lettered(name, { x: 56, y: 40, width: 288, height: 32 }, '#fff6dc', 'SansCondensed-Bold') +
  times(2, (i) => person(pen, 110 + i * 180, 268, 1.35, { top: pen.paints.two, pose: 'work' })) +
  rect(-80, 200, 560, 9, pen.lit('#f0e8d8')) +
  rect(-80, 209, 560, 150, pen.lit(pen.paints.one, 'left')) +
  times(3, (i) => rect(14 + i * 184, 96, 6, 106, '#b9bec2')) +
  times(
    2,
    (i) =>
      rect(20 + i * 184, 96, 178, 104, 'rgba(220,235,240,.2)') +
      path(`M${40 + i * 184} 96h40l-40 104h-20z`, 'rgba(255,255,255,.2)'),
  ) +
  times(3, (i) => person(pen, 60 + i * 128 + pen.between(-16, 16), 330, 1.45, { from: 'behind' }));

/** Weights and machines. */
const gym: Scene = (pen) =>
  room(pen, 232) +
  rect(20, 30, 360, 130, pen.lit('#c3d0d6', 'left', 0.3)) +
  times(4, (i) => stroke(`M${110 + i * 90} 30v130`, '#8f999e', 2)) +
  times(
    2,
    (row) =>
      rect(30, 190 + row * 34, 220, 7, '#3a3d42') +
      times(6, (i) =>
        at(
          50 + i * 36,
          186 + row * 34,
          1,
          rect(-8, -3, 16, 5, '#8d9298') +
            rect(-15, -9, 8, 16, pen.lit('#26282c'), 2) +
            rect(7, -9, 8, 16, pen.lit('#26282c'), 2),
        ),
      ),
  ) +
  shadow(pen, 330, 286, 70) +
  at(
    330,
    284,
    1.2,
    rect(-54, -14, 108, 12, pen.lit('#2b2e33'), 4) +
      stroke('M40-12l10-78h-30', '#54585f', 6) +
      rect(8, -98, 28, 14, pen.lit('#26377f'), 3),
  ) +
  person(pen, 326, 268, 1.25, { top: pen.paints.two, pose: 'work' }) +
  person(pen, pen.between(90, 180), 292, 1.4, { top: pen.paints.one, pose: 'carry', hair: 'short' });

/** A backdrop, two lamps, and who is photographed. */
const studio: Scene = (pen) => {
  const drop = pen.draw.of(['#c9b59a', '#8fa6b0', '#d98f6a', '#e9e2d4', '#a9b48f']);
  return (
    rect(-200, -260, 800, 820, pen.lit('#4a4641')) +
    rect(90, -40, 220, 290, pen.lit(drop, 'left', 0.12)) +
    path('M90 250h220l60 90H30z', pen.lit(darker(drop, 0.05))) +
    oval(200, 140, 170, 160, pen.glow('#fffaf0', 0.55)) +
    times(1 + pen.draw.below(3), (i) => person(pen, 176 + i * 42, 292, 1.55 - i * 0.12, { pose: 'rest' })) +
    times(2, (i) =>
      at(
        i ? 372 : 24,
        300,
        1,
        stroke('M0 0V-170M0-30l-20 30M0-30l20 30', '#1f1f22', 4) +
          at(
            0,
            -180,
            1,
            rect(-30, -40, 60, 76, '#17171a', 6) + rect(-25, -35, 50, 66, pen.lit('#fffdf4', 'above', 0.1), 4),
            i ? 14 : -14,
          ),
      ),
    ) +
    at(
      120,
      344,
      1.5,
      rect(-22, -62, 44, 28, pen.lit('#1f1f24'), 4) +
        circle(0, -48, 10, '#3a3d44') +
        circle(0, -48, 6, '#0f1a2a') +
        stroke('M0-34v60M0-20l-16 46M0-20l16 46', '#2b2b30', 4),
    )
  );
};

/** A hall laid out for a feast, or a service. */
const hall: Scene = (pen) => {
  const { paints, draw } = pen;
  const drape = draw.of([paints.two, '#f4efe4', '#8a4a8f', '#c93f5a', paints.one]);
  return (
    room(pen, 200) +
    times(13, (i) => path(`M${-60 + i * 40} 0q20 50 40 0v-30h-40z`, pen.lit(i % 2 ? drape : '#f7f2e8'))) +
    times(4, (i) =>
      times(9, () =>
        circle(
          34 + i * 110 + pen.between(-24, 24),
          84 + pen.between(-22, 30),
          pen.between(8, 13),
          draw.of([drape, '#fff4e0', lighter(drape, 0.4), paints.one]),
        ),
      ),
    ) +
    rect(60, 168, 280, 34, pen.lit('#fffaf0')) +
    times(9, (i) => path(`M${64 + i * 31} 168h30l-15 24z`, lighter(drape, 0.2))) +
    times(3, (row) =>
      times(6, (i) => {
        const [x, y, s] = [-30 + i * 92 - row * 12, 244 + row * 44, 0.9 + row * 0.24];
        return at(
          x,
          y,
          s,
          shadow(pen, 0, 0, 18) +
            rect(-15, -58, 30, 36, pen.lit('#fffaf0'), 5) +
            rect(-16, -26, 32, 7, '#e9e0cf', 2) +
            rect(-15, -46, 30, 7, drape) +
            rect(-14, -20, 4, 20, '#c9b99a') +
            rect(10, -20, 4, 20, '#c9b99a'),
        );
      }),
    )
  );
};

/** A yard with its building, as schools, town halls and churches have one. */
const yard: Scene = (pen, _kinds, name) => {
  const { paints, draw } = pen;
  return (
    sky(pen, skyOf(pen), 210) +
    street(pen, 214) +
    rect(20, 90, 360, 126, pen.lit(paints.wall, 'left')) +
    path('M4 94l24-34h344l24 34z', pen.lit(draw.of(['#a3552d', '#8f969b', '#7a4a33']))) +
    times(
      6,
      (i) =>
        rect(40 + i * 56, 124, 30, 42, pen.lit('#7fa0b4', 'above', 0.3)) +
        rect(38 + i * 56, 166, 34, 4, darker(paints.wall, 0.25)),
    ) +
    rect(20, 186, 360, 30, darker(paints.one, 0.05)) +
    rect(110, 98, 180, 22, '#fbf6ea') +
    lettered(name, { x: 116, y: 99, width: 168, height: 20 }, paints.one, 'SansCondensed-Bold') +
    (draw.chance(0.5) ? palm(pen, 6, 240, 1.5) : tree(pen, 388, 240, 1.4)) +
    rect(322, 20, 3, 220, '#8d9498') +
    path('M325 24h40l-8 12 8 12h-40z', pen.lit(paints.two)) +
    times(6, () =>
      person(pen, pen.between(10, 390), 244 + pen.between(0, 44), pen.between(0.7, 1.05), {
        top: draw.chance(0.7) ? '#c9d1f2' : paints.two,
        pose: draw.of(['rest', 'carry', 'point'] as const),
        from: draw.of(['front', 'behind'] as const),
      }),
    )
  );
};

export const careScenes = {
  salon,
  clinic,
  laboratory,
  dentist,
  classroom,
  office,
  teller,
  gym,
  studio,
  hall,
  yard,
} as const;
