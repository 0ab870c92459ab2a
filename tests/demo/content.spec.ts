import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { isPayable } from '#domain/money.ts';
import { contentOf } from '#infra/main/demo/company-content.ts';
import { contentTrades } from '#infra/main/demo/content-trades.ts';
import { contentCompanies, priceIn } from '#infra/main/demo/demo-content.ts';
import { demoTrades } from '#infra/main/demo/demo-trades.ts';
import { laterTrades } from '#infra/main/demo/demo-trades-later.ts';
import { drawn, picturesOf } from '#infra/main/demo/pictures/company-pictures.ts';
import { drawMissing } from '#infra/main/demo/pictures/draw-missing.ts';
import { goods } from '#infra/main/demo/pictures/goods.ts';
import { things } from '#infra/main/demo/pictures/products.ts';
import { scenes } from '#infra/main/demo/pictures/scenes.ts';
import { mediaIn } from '#infra/media/media.ts';

const folder = mkdtempSync(join(tmpdir(), 'sokoni-drawn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const companies = contentCompanies();
const shown = companies.map((company) => picturesOf(company.again()));
const share = (count: number): number => count / companies.length;

test('every trade of the demo has something to show, and what is drawn exists', () => {
  for (const { category } of [...demoTrades, ...laterTrades]) expect(contentTrades.has(category), category).toBe(true);
  for (const [category, trade] of contentTrades) {
    for (const scene of trade.scenes) expect(scenes, category).toHaveProperty(scene);
    for (const kind of trade.goods) expect(goods, category).toHaveProperty(kind);
    for (const { thing } of trade.products) expect(things.has(thing), `${category} ${thing}`).toBe(true);
    expect(trade.scenes.length, category).toBeGreaterThanOrEqual(3);
    for (const text of [trade.job.fr, trade.job.en]) expect(text, category).toBeTruthy();
  }
});

test('most companies have a logo, a cover and several photos, and some have none', () => {
  const logos = share(shown.filter(({ logo }) => logo).length);
  const covers = share(shown.filter(({ banner }) => banner).length);
  const several = share(shown.filter(({ photos }) => photos.length >= 2).length);
  expect(logos).toBeGreaterThan(0.7);
  expect(logos).toBeLessThan(0.95);
  expect(covers).toBeGreaterThan(0.6);
  expect(covers).toBeLessThan(0.95);
  expect(several).toBeGreaterThan(0.6);
  expect(shown.some(({ photos }) => photos.length === 0)).toBe(true);
});

test('photos stand and lie, in sizes of every kind', () => {
  const sizes = shown.flatMap(({ photos }) => photos.map(({ image }) => image));
  expect(sizes.filter(({ width, height }) => height > width).length).toBeGreaterThan(sizes.length / 10);
  expect(sizes.filter(({ width, height }) => width > height).length).toBeGreaterThan(sizes.length / 3);
  expect(new Set(sizes.map(({ width, height }) => `${width} × ${height}`)).size).toBeGreaterThan(5);
});

test('no two companies share a picture, and the same ones have the same pictures every time', () => {
  const idsOf = () =>
    companies.flatMap((company) => {
      const { logo, banner, photos } = picturesOf(company.again());
      return [logo, banner, ...photos].flatMap((picture) => (picture ? [picture.image.id] : []));
    });
  const ids = idsOf();
  expect(new Set(ids).size).toBe(ids.length);
  expect(idsOf()).toEqual(ids);
});

test('a picture is drawn when it is first asked for, in the size that was told, and kept like any photo', async () => {
  const media = mediaIn(folder, drawMissing);
  const { logo, banner, photos } = shown.find((one) => one.logo && one.banner && one.photos.length > 1) ?? {};
  for (const picture of [logo, banner, photos?.[1]]) {
    if (!picture) throw new Error('There is no picture');
    const { id, width, height } = picture.image;
    const kept = await media.image(id);
    expect(kept).toMatchObject({ id, width, height });
    const { format } = await sharp(await media.file(id, 384, 'webp')).metadata();
    expect(format).toBe('webp');
    // once kept, it needs nobody to draw it
    expect(await mediaIn(folder).image(id)).toEqual(kept);
  }
});

test('nothing is drawn for ids that no company shows', async () => {
  const media = mediaIn(folder, drawMissing);
  const { photos } = shown.find((one) => one.photos.length > 0) ?? {};
  const id = photos?.[0]?.image.id ?? '';
  for (const other of [
    'demo1zzzzL__abcdefghijk',
    `${id.slice(0, 21)}${id.endsWith('A') ? 'B' : 'A'}`,
    'abcdefghijklmnopqrstuv',
  ])
    await expect(media.image(other.slice(0, 22))).rejects.toThrow('media.unknown');
});

test('photos of two companies of one trade are not alike', async () => {
  const of = companies.flatMap(({ category }, index) =>
    category === 'amenity/pharmacy' ? [shown[index]?.photos[0]] : [],
  );
  const [first, second] = of.filter((photo) => photo !== undefined);
  if (!first || !second) throw new Error('There are no photos');
  const [one, other] = await Promise.all(
    [first, second].map(async (photo) =>
      sharp(await drawn(photo))
        .resize(32, 24, { fit: 'fill' })
        .greyscale()
        .raw()
        .toBuffer(),
    ),
  );
  const difference =
    [...(one ?? [])].reduce((sum, value, at) => sum + Math.abs(value - (other?.[at] ?? 0)), 0) / (32 * 24);
  expect(difference).toBeGreaterThan(8);
});

test('prices are ones that people can pay', async () => {
  let [products, jobs] = [0, 0];
  for (const company of companies.filter(({ row }) => row % 40 === 0)) {
    const numbers = { companyId: 1, product: () => ++products, job: () => ++jobs };
    for (const command of await contentOf(company.again(), numbers))
      if (command.type === 'OfferProduct' && command.data.price)
        expect(isPayable(command.data.price.amount, command.data.price.currency)).toBe(true);
    const { amount, currency } = priceIn(company.country, 500);
    expect(isPayable(amount, currency)).toBe(true);
  }
  expect(products).toBeGreaterThan(20);
});
