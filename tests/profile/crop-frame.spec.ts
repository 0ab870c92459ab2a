import { describe, expect, test } from 'vitest';
import { atPlace, canMove, centredOn, movedTo, placeOf, sized, widest, written } from '#web/profile/crop-frame.ts';

describe('the frame over a picture', () => {
  const wide = widest(3 / 2, 4 / 5);

  test('is at first the largest of its shape, in the middle', () => {
    expect(wide.height).toBe(1);
    expect([canMove(wide, 'x'), canMove(wide, 'y')]).toEqual([true, false]);
    expect([placeOf(wide, 'x'), placeOf(wide, 'y')]).toEqual([50, 50]);
    const high = widest(1 / 2, 4 / 5);
    expect([canMove(high, 'x'), canMove(high, 'y')]).toEqual([false, true]);
  });

  test('never leaves the picture', () => {
    expect(placeOf(movedTo(wide, { x: 7 }), 'x')).toBe(100);
    expect(placeOf(movedTo(wide, { x: -7, y: -7 }), 'x')).toBe(0);
    expect(placeOf(centredOn(wide, 1, 1), 'x')).toBe(100);
    const [small, last] = [sized(wide, wide, 0.3), atPlace(wide, 'x', 100)];
    expect(sized(movedTo(small, { x: 1, y: 1 }), wide, 1)).toEqual(last);
  });

  test('goes where a slider stands, and keeps its middle when its size changes', () => {
    for (const percent of [0, 17, 50, 99, 100]) expect(placeOf(atPlace(wide, 'x', percent), 'x')).toBe(percent);
    const small = sized(wide, wide, 0.5);
    expect(small.x + small.width / 2).toBeCloseTo(0.5);
    expect(small.width / small.height).toBeCloseTo(wide.width / wide.height);
  });

  test('is written as the server reads it', () => {
    expect(written(widest(1, 1))).toBe('0.0000 0.0000 1.0000 1.0000');
  });
});
