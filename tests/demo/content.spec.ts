import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { isPayable } from '#domain/money.ts';
import { contentTrades } from '#infra/demo/content-trades.ts';
import { contentCompanies, priceIn } from '#infra/demo/demo-content.ts';
import { demoPictures } from '#infra/demo/demo-pictures.ts';
import { demoTrades } from '#infra/demo/demo-trades.ts';
import { drawThing, things } from '#infra/demo/drawings.ts';
import { scenes as drawn } from '#infra/demo/drawn-scenes.ts';
import { mediaIn } from '#infra/media/media.ts';

const folder = mkdtempSync(join(tmpdir(), 'sokoni-drawn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('companies of many trades show something in every country, the same every time', () => {
  const companies = contentCompanies();
  expect(companies.length).toBeGreaterThan(100);
  expect(new Set(companies.map(({ country }) => country)).size).toBeGreaterThanOrEqual(12);
  expect(companies[0]?.key).toMatch(/^demo:CI-/);
  expect(contentCompanies().map(({ key }) => key)).toEqual(companies.map(({ key }) => key));
});

test('what is drawn exists, and what is sold is sold by a trade of the demo', () => {
  const known = new Set(demoTrades.map(({ category }) => category));
  for (const [category, { scenes, sign, products, job }] of contentTrades) {
    expect(known.has(category), category).toBe(true);
    for (const scene of scenes) expect(Object.keys(drawn)).toContain(scene);
    for (const thing of [sign, ...products.map((product) => product.thing)])
      expect(Object.keys(things)).toContain(thing);
    for (const words of [job, ...products.map(({ name }) => name)]) expect(words.fr && words.en).toBeTruthy();
  }
});

test('prices are ones that people can pay', () => {
  for (const { country } of contentCompanies())
    for (const francs of [500, 2500, 185_000]) {
      const { amount, currency } = priceIn(country, francs);
      expect(amount).toBeGreaterThan(0);
      expect(isPayable(amount, currency), `${amount} ${currency}`).toBe(true);
    }
});

test('a picture is drawn once, and taken like any photo', async () => {
  const pictures = demoPictures(mediaIn(folder));
  const [first, again] = await Promise.all([pictures.photo('stall', 1), pictures.photo('stall', 1)]);
  expect(again).toBe(first);
  expect(await demoPictures(mediaIn(folder)).photo('stall', 1)).toBe(first);
  expect(await pictures.photo('stall', 2)).not.toBe(first);
});

test('things keep their whole shape in a tall picture and a wide one', async () => {
  for (const [width, height] of [
    [600, 900],
    [900, 600],
  ] as const) {
    const { data, info } = await sharp(drawThing('dress', 0, width, height))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const reddish = (x: number, y: number) => (data[(y * info.width + x) * info.channels + 2] ?? 0) > 110;
    // the rim of the picture is its ground: nothing of the dress is cut off
    expect([reddish(width / 2, 2), reddish(2, height / 2)]).toEqual([true, true]);
  }
});
