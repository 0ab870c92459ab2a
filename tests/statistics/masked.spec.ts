import { describe, expect, test } from 'vitest';
import { unmask } from '#web/client/revealed-phones.ts';
import { maskedPhone, shortMask } from '#web/phone/phone.ts';

describe('a number that is not told yet', () => {
  test.each([
    ['+2250712345678', '+225 07 12 34 5678', '+225 07 12 •• ••••', '+225 07 12 ••'],
    ['+254712345678', '+254 712 345678', '+254 712 ••••••', '+254 712 ••'],
    ['+2348031234567', '+234 803 123 4567', '+234 803 1•• ••••', '+234 803 1 ••'],
    ['+22890123456', '+228 90 12 34 56', '+228 90 •• •• ••', '+228 90 ••'],
  ])('%s shows its beginning, and fits into its own mask', (value, readable, masked, short) => {
    expect(maskedPhone(value)).toBe(masked);
    expect(shortMask(masked)).toBe(short);
    expect(unmask(masked, value)).toBe(readable);
  });

  test('hides most of a short one, and of one with words in it all that could be dialled', () => {
    expect(maskedPhone('1333')).toBe('13••');
    expect(maskedPhone('07 00 11 22 (atelier)')).toBe('07 •• •• •• (atelier)');
  });

  test('is told as it is when it does not fit its mask', () => {
    expect(unmask('+225 •• ••', '+2250712345678')).toBe('+2250712345678');
  });
});
