import { expect, test } from 'vitest';
import { blockSize, entryIn, headerOf, paddingOf } from '#infra/main/backup/tar.ts';

test.each([0, 1, 512, 8_589_934_591, 8_589_934_592, 20_000_000_000_000])('a header tells a size of %d', (size) => {
  const header = headerOf({ name: 'media.tar', size });
  expect(header).toHaveLength(blockSize);
  expect(entryIn(header)).toEqual({ name: 'media.tar', size });
  expect((size + paddingOf(size).length) % blockSize).toBe(0);
});

test('an empty block ends an archive, and what is no header is not taken for one', () => {
  expect(entryIn(Buffer.alloc(blockSize))).toBeUndefined();
  expect(() => entryIn(Buffer.alloc(blockSize, 'x'))).toThrow(RangeError);
  expect(() => headerOf({ name: 'é'.repeat(51), size: 1 })).toThrow(RangeError);
});
