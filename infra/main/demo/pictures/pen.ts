import type { Random } from '../random.ts';

/** Colours of a place: its wall, its ground, its wood, and two that stand out. */
export type Paints = {
  readonly wall: string;
  readonly ground: string;
  readonly wood: string;
  readonly one: string;
  readonly two: string;
};

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** `share` of the way from one colour to another, both as #rrggbb. */
export const mix = (from: string, to: string, share: number): string => {
  const [start, end] = [channels(from), channels(to)];
  const mixed = start.map((value, index) => Math.round(value + ((end[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};
export const darker = (colour: string, share = 0.25): string => mix(colour, '#120d08', share);
export const lighter = (colour: string, share = 0.25): string => mix(colour, '#fff6e4', share);

/** What a picture is drawn with: its draws, its colours, and the gradients that its shapes are filled with. */
export type Pen = {
  readonly draw: Random;
  readonly paints: Paints;
  /** A fill that is lit from above, or from the left. */
  lit(colour: string, from?: 'above' | 'left', contrast?: number): string;
  /** A fill that fades from a colour to nothing, from the middle outwards. */
  glow(colour: string, opacity?: number): string;
  /** A number between two, of any size. */
  between(least: number, most: number): number;
  /** The gradients used so far, as SVG. */
  definitions(): string;
};

export const penOf = (draw: Random, paints: Paints): Pen => {
  const definitions = new Map<string, string>();
  const define = (key: string, make: (id: string) => string): string => {
    const id = `f${[...definitions.keys()].indexOf(key) + 1 || definitions.size + 1}`;
    if (!definitions.has(key)) definitions.set(key, make(id));
    return `url(#${id})`;
  };
  return {
    draw,
    paints,
    lit: (colour, from = 'above', contrast = 0.18) =>
      define(`${colour} ${from} ${contrast}`, (id) => {
        const end = from === 'above' ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
        return `<linearGradient id="${id}" x1="0" y1="0" ${end}><stop offset="0" stop-color="${lighter(colour, contrast)}"/><stop offset="1" stop-color="${darker(colour, contrast)}"/></linearGradient>`;
      }),
    glow: (colour, opacity = 0.5) =>
      define(
        `${colour} glow ${opacity}`,
        (id) =>
          `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
      ),
    between: (least, most) => least + draw.next() * (most - least),
    definitions: () => [...definitions.values()].join(''),
  };
};

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${radius ? ` rx="${n(radius)}"` : ''}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
export const circle = (x: number, y: number, r: number, fill: string): string => oval(x, y, r, r, fill);
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
/** A line with round ends. */
export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const times = (count: number, shape: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => shape(index)).join('');
export const at = (x: number, y: number, scale: number, inner: string, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${Math.round(scale * 1000) / 1000})">${inner}</g>`;
export const faded = (opacity: number, inner: string): string => `<g opacity="${opacity}">${inner}</g>`;
/** The soft shadow of what stands at this place. */
export const shadow = (pen: Pen, x: number, y: number, rx: number, ry = rx * 0.2): string =>
  oval(x, y, rx, ry, pen.glow('#1a1206', 0.55));
