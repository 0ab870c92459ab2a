import {
  at,
  awning,
  basket,
  bottle,
  bread,
  chair,
  type Paints,
  path,
  plate,
  rect,
  room,
  sack,
  shelf,
  table,
  times,
} from './drawn-things.ts';

const front = (p: Paints): string =>
  room(p) +
  rect(60, 60, 280, 170, '#fff8ea') +
  rect(60, 60, 280, 30, p.one) +
  times(6, (i) => path(`M${96 + i * 40} 66l9 9-9 9-9-9z`, p.two)) +
  rect(80, 130, 110, 80, '#8fb4cf') +
  rect(80, 168, 110, 5, p.dark) +
  rect(220, 120, 90, 110, p.wood) +
  rect(232, 132, 66, 60, '#8fb4cf') +
  awning(56, 92, 288, p) +
  basket(40, 222, '#d8952a', p) +
  basket(330, 222, '#a3421d', p);

const stall = (p: Paints): string =>
  rect(-400, -300, 1200, 520, '#a9c7dd') +
  rect(-400, 210, 1200, 400, p.ground) +
  rect(36, 70, 8, 180, p.dark) +
  rect(356, 70, 8, 180, p.dark) +
  awning(20, 50, 360, p) +
  rect(40, 170, 320, 70, p.wood) +
  times(4, (i) => basket(52 + i * 78, 160, ['#d8952a', '#17683f', '#a3421d', '#e7b75f'][i] ?? p.two, p));

const workshop = (p: Paints): string =>
  room(p) +
  rect(20, 30, 120, 70, '#8fb4cf') +
  path('M20 76q30-30 60-6t60-10v40h-120z', '#4e8a5c') +
  times(
    6,
    (i) =>
      rect(180 + i * 34, 20, 6, 40 + (i % 3) * 12, p.dark) +
      rect(174 + i * 34, 60 + (i % 3) * 12, 18, 22, i % 2 ? p.one : p.two),
  ) +
  at(200, 240, 1.7, table(p.wood, p.dark)) +
  path('M150 138h60l-8-24h-44z', p.one) +
  path('M240 138h70v-14h-70z', '#e0bd83');

const showroom = (p: Paints): string =>
  room(p) +
  at(90, 236, 1.15, shelf(p)) +
  at(250, 250, 1.3, table(p.wood, p.dark)) +
  at(160, 258, 1.1, chair(p.wood, p.dark)) +
  at(340, 258, 1.1, chair(p.wood, p.dark)) +
  path('M236 172h30l-4-26h-22z', p.one);

const cloths = (p: Paints): string =>
  rect(-400, -300, 1200, 900, p.dark) +
  times(7, (i) => {
    const ground = [p.one, p.two, '#efe3c8', '#8c3516', '#14523a', '#26377f', '#c98b3a'][i] ?? p.one;
    const thread = i % 2 ? '#fff8ea' : '#e7b75f';
    return (
      rect(-6 + i * 60, -300, 54, 900, ground) +
      times(16, (r) =>
        path(
          `M${21 + i * 60} ${-20 + r * 24}l${8 + (i % 3) * 4} 10-${8 + (i % 3) * 4} 10-${8 + (i % 3) * 4}-10z`,
          thread,
        ),
      )
    );
  });

const salon = (p: Paints): string =>
  room(p) +
  times(
    2,
    (i) => rect(70 + i * 150, 40, 100, 120, p.wood, 'rx="50"') + rect(80 + i * 150, 50, 80, 100, '#c9d9e6', 'rx="40"'),
  ) +
  times(2, (i) =>
    at(
      120 + i * 150,
      200,
      1,
      `${rect(-30, -10, 60, 14, p.one, 'rx="7"')}${rect(-34, -60, 14, 60, p.one, 'rx="7"')}${rect(-4, 4, 8, 40, p.dark)}${rect(-24, 42, 48, 8, p.dark)}`,
    ),
  ) +
  times(6, (i) => at(56 + i * 58, 172, 0.28, bottle(i % 2 ? p.one : p.two)));

const meal = (p: Paints): string =>
  rect(-400, -300, 1200, 900, p.wood) +
  times(9, (i) => rect(-400, -30 + i * 40, 1200, 2, p.dark)) +
  at(190, 150, 1.25, plate()) +
  rect(40, 60, 8, 180, '#d7d7d7') +
  rect(340, 60, 8, 180, '#d7d7d7') +
  path('M336 60h16v60h-16z', '#d7d7d7') +
  at(70, 60, 0.5, bottle('#8c3516'));

const hotel = (p: Paints): string =>
  rect(-400, -300, 1200, 900, '#a9c7dd') +
  rect(80, 40, 240, 180, p.wall) +
  times(12, (i) => rect(100 + (i % 4) * 54, 58 + Math.floor(i / 4) * 50, 32, 34, i % 5 === 0 ? '#e7b75f' : p.one)) +
  rect(-400, 218, 1200, 400, '#4e8a5c') +
  path('M40 240h320l40 60H0z', '#5aa0c4') +
  times(
    2,
    (i) =>
      rect(30 + i * 330, 110, 8, 120, p.dark) +
      path(`M${34 + i * 330} 110q-50-10-50 20 20-24 50-14-10 20 4 40 6-26-2-42 30-6 44 16 0-34-46-20z`, '#17683f'),
  );

const shelves = (p: Paints): string =>
  room(p) +
  times(
    3,
    (r) =>
      rect(30, 90 + r * 64, 340, 8, p.wood) +
      times(9, (i) =>
        at(
          52 + i * 37,
          72 + r * 64,
          0.3,
          (i + r) % 3 ? bottle([p.one, p.two, '#17683f'][(i * r) % 3] ?? p.one) : sack(p),
        ),
      ),
  );

const pastry = (p: Paints): string =>
  room(p) +
  rect(20, 130, 360, 110, p.wood) +
  rect(30, 60, 340, 80, '#dbe7ef') +
  times(4, (i) => bread(75 + i * 84, 118)) +
  times(4, (i) => bread(75 + i * 84, 84)) +
  rect(30, 96, 340, 4, p.dark) +
  awning(20, 140, 360, p);

const desks = (p: Paints): string =>
  room(p) +
  times(
    3,
    (i) =>
      at(80 + i * 120, 240, 0.7, table(p.wood, p.dark)) +
      rect(56 + i * 120, 168, 48, 32, '#1f1b16', 'rx="3"') +
      rect(60 + i * 120, 172, 40, 24, i % 2 ? p.one : p.two),
  ) +
  rect(40, 30, 90, 60, '#8fb4cf') +
  at(330, 120, 0.6, shelf(p));

/** Scenes of 400 × 300 that bleed over every edge, so that any shape can be cut from them. */
export const scenes = { front, stall, workshop, showroom, cloths, salon, meal, hotel, shelves, pastry, desks } as const;
export type Scene = keyof typeof scenes;
