import { describe, expect, test } from 'vitest';
import { clustered, spotOf, zoomFor } from '#web/enhance/map-places.ts';

const abidjan = [5.336, -4.027] as const;
const nairobi = [-1.283, 36.817] as const;

describe('the map', () => {
  test('places of the world lie where their tiles are', () => {
    const tileOf = (lat: number, lng: number, zoom: number) => {
      const { x, y } = spotOf(lat, lng, zoom);
      return [Math.floor(x / 256), Math.floor(y / 256)];
    };
    expect(tileOf(0, 0, 1)).toEqual([1, 1]);
    expect(tileOf(...abidjan, 10)).toEqual([500, 496]);
    expect(tileOf(...nairobi, 10)).toEqual([616, 515]);
  });

  test('all companies are in sight, as close as that allows', () => {
    const near = [
      [1, 'Awa', abidjan[0], abidjan[1]],
      [2, 'Yao', abidjan[0] + 0.01, abidjan[1] + 0.01],
    ] as const;
    const far = [near[0], [3, 'Wanjiru', ...nairobi]] as const;
    expect(zoomFor(near, 640, 400)).toBeGreaterThan(12);
    expect(zoomFor(far, 640, 400)).toBeLessThan(6);
    expect(zoomFor([near[0]], 640, 400)).toBe(16);
  });

  test('those that a thumb cannot tell apart stand together until one comes closer', () => {
    const points = [
      [1, 'Awa', ...abidjan],
      [2, 'Yao', abidjan[0] + 0.001, abidjan[1]],
      [3, 'Wanjiru', ...nairobi],
    ] as const;
    const together = (zoom: number) => clustered(points, zoom).map((one) => one.points.map(([id]) => id));
    expect(together(10)).toEqual([[1, 2], [3]]);
    expect(together(18)).toEqual([[1], [2], [3]]);
  });
});
