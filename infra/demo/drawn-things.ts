/** Colours of a drawing, from the tokens of the pages: wall, ground, wood, and two for what stands out. */
export type Paints = {
  readonly wall: string;
  readonly ground: string;
  readonly wood: string;
  readonly dark: string;
  readonly one: string;
  readonly two: string;
};

export const paints: readonly Paints[] = [
  { wall: '#e3c9a0', ground: '#c9a877', wood: '#a9652f', dark: '#7d4620', one: '#26377f', two: '#d8952a' },
  { wall: '#e9ecf8', ground: '#c9d1f2', wood: '#b9743a', dark: '#5a3318', one: '#a3421d', two: '#14523a' },
  { wall: '#f2eadc', ground: '#d6c3a0', wood: '#8c5a2b', dark: '#4b2812', one: '#14523a', two: '#d8952a' },
  { wall: '#fae9e0', ground: '#e2bfa6', wood: '#a9652f', dark: '#6b3a1a', one: '#8c3516', two: '#26377f' },
  { wall: '#dfeee4', ground: '#b9d3c0', wood: '#9a5a2a', dark: '#4b2812', one: '#17683f', two: '#a3421d' },
];

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
export const at = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;

export const room = ({ wall, ground }: Paints): string =>
  rect(-400, -300, 1200, 520, wall) + rect(-400, 218, 1200, 400, ground);

export const awning = (x: number, y: number, width: number, { one }: Paints): string =>
  times(8, (i) => {
    const w = width / 8;
    return path(`M${x + i * w} ${y}h${w}v34a${w / 2} ${w / 2} 0 0 1-${w} 0z`, i % 2 ? '#fff8ea' : one);
  });

export const basket = (x: number, y: number, fruit: string, { wood, dark }: Paints): string =>
  times(7, (i) => circle(x + 8 + i * 8, y - 4 - (i % 2) * 6, 7, fruit)) +
  path(`M${x} ${y}h64l-8 30h-48z`, wood) +
  rect(x, y, 64, 5, dark);

export const table = (wood: string, dark: string): string =>
  path('M-90-60H90v13H-90z', wood) + path('M-80-47h160v9H-80zM-78-38h11L-72 20h-8zM67-38h11l2 58h-8z', dark);
export const chair = (wood: string, dark: string): string =>
  path('M-30-95h8V22h-8zM24-32h8V22h-8z', dark) +
  path('M-30-95h8v60h-8z', wood) +
  path('M-32-42h66v10h-66z', '#e0bd83') +
  path('M-22-90h40v6h-40zM-22-74h40v6h-40z', wood);
export const shelf = ({ wood, dark, one, two }: Paints): string =>
  path('M-60-150H60V20H-60z', wood) +
  path('M-52-142H52v32H-52zM-52-104H52v32H-52zM-52-66H52v32H-52zM-52-28H52V12H-52z', dark) +
  times(4, (r) =>
    times(6, (i) =>
      rect(-46 + i * 15, -136 + r * 38 + (i % 3) * 4, 10, 26 - (i % 3) * 4, [one, two, '#efe3c8'][(i + r) % 3] ?? one),
    ),
  );
export const bread = (x: number, y: number): string =>
  path(`M${x - 34} ${y}q0-22 34-22t34 22q0 12-34 12t-34-12z`, '#c98b3a') +
  times(3, (i) => path(`M${x - 20 + i * 16} ${y - 16}l8 12h-5l-8-11z`, '#8c5a2b'));
export const dress = ({ one, two }: Paints): string =>
  path('M-18-90h10q8 10 16 0h10l8 34-14 6 30 120h-84l30-120-14-6z', one) +
  times(5, (i) => path(`M${-30 + i * 14} ${40 - (i % 2) * 30}l7 8-7 8-7-8z`, two));
export const phoneSet = ({ one, two }: Paints): string =>
  rect(-38, -80, 76, 150, '#1f1b16', 'rx="10"') +
  rect(-32, -68, 64, 120, one) +
  times(6, (i) => rect(-26 + (i % 3) * 20, -58 + Math.floor(i / 3) * 24, 14, 14, i % 2 ? two : '#fff8ea', 'rx="3"')) +
  circle(0, 61, 5, '#5b5245');
export const bottle = (fill: string): string =>
  path('M-9-80h18v22q16 10 16 30v88h-50v-88q0-20 16-30z', fill) +
  rect(-25, -16, 50, 34, '#fff8ea') +
  rect(-10, -90, 20, 12, '#1f1b16');
export const plate = (): string =>
  circle(0, 0, 92, '#fff8ea') +
  circle(0, 0, 74, '#efe3c8') +
  path('M-50 12q10-46 50-46t46 30q0 40-46 46t-50-30z', '#d8952a') +
  path('M-30 18q30-30 60-6-8 28-34 28t-26-22z', '#c98b3a') +
  times(5, (i) => circle(24 + (i % 3) * 12, -30 + i * 9, 7, i % 2 ? '#17683f' : '#a3421d'));
export const sack = ({ two }: Paints): string =>
  path('M-40-60q40-16 80 0l10 110q-50 20-100 0z', '#d6c3a0') +
  path('M-30-64q30-22 60 0l-6 10h-48z', '#b9a98c') +
  path('M0-24l26 26-26 26-26-26z', two);
