import { expect, test } from 'vitest';
import { register, untold } from '#commands/privacy/register.ts';

test('every event that holds something of a person belongs to an activity of the register', () => {
  expect(untold()).toEqual([]);
});

test('the register names each marked field, in both languages', () => {
  for (const lang of ['fr', 'en'] as const) {
    const text = register(lang);
    expect(text).toContain('| PersonalCoordinatesListed | phoneAreaCode, tel, gsm, fax, whatsapp, website,');
    expect(text).toContain('| AccountOpened | email, firstname, lastname |');
  }
});
