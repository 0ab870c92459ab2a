import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { palettes, repeats } from '#read-api/seo/cloth-pattern.ts';
import { shareCard } from '#read-api/seo/share-card.ts';

const sheet = (name: string): string => readFileSync(new URL(`../../web/ui/${name}.css`, import.meta.url), 'utf8');

test('cards wear the cloth of the pages', () => {
  const colours = [...sheet('cloth').matchAll(/--bg: (#\w+);\s*--fg: (#\w+);/g)];
  expect(palettes).toEqual(colours.map(([, ground, thread]) => ({ ground, thread })));
  const tokens = decodeURIComponent(sheet('tokens').replaceAll(/%(?![0-9A-F]{2})/g, '%25'));
  for (const { width, height, path } of repeats) {
    expect(tokens).toContain(`width='${width}' height='${height}'>${path}</svg>`);
  }
});

test.each([
  ['a short name', { id: 1, name: 'Akwaba', area: 'Abidjan' }],
  ['a long one with signs of markup', { id: 2, name: `<i>&"' ${'Établissements '.repeat(20)}`, area: 'x'.repeat(300) }],
  ['Arabic', { id: 3, name: 'صيدلية النيل', area: 'القاهرة' }],
  ['nothing that can be drawn', { id: 4, name: '\u0000', area: '' }],
  ['the directory itself', { name: 'Sokoni', area: 'Africa' }],
])('%s makes pictures of 1200 × 630 and 300 × 300 that are light to send', async (_, card) => {
  for (const [shape, wide, high, most] of [
    ['wide', 1200, 630, 100_000],
    ['square', 300, 300, 30_000],
  ] as const) {
    const png = await shareCard(card, shape);
    const { width, height, format } = await sharp(png).metadata();
    expect([width, height, format]).toEqual([wide, high, 'png']);
    expect(png.length).toBeLessThan(most);
  }
});
