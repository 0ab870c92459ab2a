import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../web/ui/tokens.css', import.meta.url), 'utf8');

/** The colours of one scheme, by name. */
const coloursAfter = (start: string): ReadonlyMap<string, string> => {
  const block = css.slice(css.indexOf(start)).split('}')[0] ?? '';
  return new Map([...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
};

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: string, b: string): number => {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
};

const grounds = ['paper', 'surface', 'sunken'];
/** Words, and what they stand on (1.4.3). */
const words: Readonly<Record<string, readonly string[]>> = {
  ink: [...grounds, 'indigo-tint', 'laterite-tint', 'ochre-tint', 'leaf-tint', 'danger-tint'],
  'ink-2': grounds,
  'indigo-ink': [...grounds, 'indigo-tint'],
  'on-indigo': ['indigo', 'indigo-hover'],
  'on-cloth': ['cloth'],
  'on-cloth-2': ['cloth'],
  laterite: ['paper', 'surface', 'laterite-tint'],
  'ochre-ink': ['surface', 'ochre-tint'],
  leaf: ['paper', 'surface', 'leaf-tint'],
  danger: ['paper', 'surface', 'danger-tint'],
};
/** The edges of fields, the ring of the focus, the stars that count (1.4.11). */
const shapes: Readonly<Record<string, readonly string[]>> = {
  'line-strong': grounds,
  focus: grounds,
  star: ['paper', 'surface'],
};

describe.each([
  ['light', ':root {\n    color-scheme: light'],
  ['dark', ':root[data-theme="dark"]'],
  ['dark by the device', ':root:not([data-theme])'],
])('in the %s scheme', (_, start) => {
  const colours = coloursAfter(start);
  const ratios = (pairs: typeof words): Record<string, number> =>
    Object.fromEntries(
      Object.entries(pairs).flatMap(([front, backs]) =>
        backs.map((back) => [`${front} on ${back}`, contrast(colours.get(front) ?? '', colours.get(back) ?? '')]),
      ),
    );

  test.each(Object.entries(ratios(words)))('words are read: %s, 4.5 at least', (_pair, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(ratios(shapes)))('shapes are seen: %s, 3 at least', (_pair, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(3);
  });
});
