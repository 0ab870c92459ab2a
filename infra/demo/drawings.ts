import { type Scene, scenes } from './drawn-scenes.ts';
import {
  at,
  bottle,
  bread,
  chair,
  circle,
  dress,
  type Paints,
  paints,
  phoneSet,
  plate,
  rect,
  sack,
  shelf,
  table,
} from './drawn-things.ts';

/** Things on a plain ground, for products. */
export const things = {
  table: (p: Paints) => at(200, 190, 1.5, table(p.wood, p.dark)),
  chair: (p: Paints) => at(200, 200, 1.7, chair(p.wood, p.dark)),
  shelf: (p: Paints) => at(200, 250, 1.3, shelf(p)),
  bread: (p: Paints) => at(-200, -110, 2, bread(200, 140)) + bread(120, 220) + (p.one ? bread(290, 225) : ''),
  dress: (p: Paints) => at(200, 160, 1.5, dress(p)),
  phone: (p: Paints) => at(200, 155, 1.4, phoneSet(p)),
  bottle: (p: Paints) => at(160, 170, 1.3, bottle(p.one)) + at(245, 175, 1.2, bottle(p.two)),
  plate: () => at(200, 150, 1.3, plate()),
  sack: (p: Paints) => at(200, 165, 1.6, sack(p)),
} as const satisfies Readonly<Record<string, (p: Paints) => string>>;
export type Thing = keyof typeof things;

const svg = (width: number, height: number, box: string, inner: string, fit = 'slice'): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="xMidYMid ${fit}">${inner}</svg>`,
  );

export const drawScene = (scene: Scene, variant: number, width: number, height: number): Buffer =>
  svg(width, height, '0 0 400 300', scenes[scene](paints[variant % paints.length] as Paints));

export const drawThing = (thing: Thing, variant: number, width: number, height: number): Buffer => {
  const p = paints[variant % paints.length] as Paints;
  const ground = rect(-400, -300, 1200, 1200, '#efe6d5') + rect(-400, 216, 1200, 400, '#dfd2bb');
  return svg(width, height, '30 0 340 300', ground + things[thing](p), 'meet');
};

/** Three scenes of a trade side by side, as wide as a banner. */
export const drawBanner = (three: readonly [Scene, Scene, Scene], variant: number): Buffer => {
  const p = paints[variant % paints.length] as Paints;
  const part = (scene: Scene, index: number) =>
    `<svg x="${index * 400}" width="400.5" height="300" viewBox="0 0 400 300">${scenes[scene](p)}</svg>`;
  return svg(1600, 400, '0 0 1200 300', three.map(part).join(''));
};

/** A sign: a thing of the trade in a ring, as shops have it painted. */
export const drawLogo = (thing: Thing, variant: number): Buffer => {
  const p = paints[variant % paints.length] as Paints;
  const ring = circle(200, 150, 140, p.one) + circle(200, 150, 122, '#fff8ea');
  return svg(360, 360, '50 0 300 300', rect(0, -50, 400, 400, p.two) + ring + at(60, 45, 0.7, things[thing](p)));
};
