import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { intl } from '#locales/messages.ts';
import { packMessages, unpackMessages } from '#locales/packed-messages.ts';

test.each(languages)('messages in %s reach the browser as formatjs compiled them', (lang) => {
  const compiled = Object.fromEntries(
    Object.entries(intl[lang].messages).map(([id, message]) => [
      id,
      parse(String(message), { captureLocation: false, shouldParseSkeletons: true }),
    ]),
  );
  expect(unpackMessages(JSON.parse(JSON.stringify(packMessages(compiled))))).toEqual(
    JSON.parse(JSON.stringify(compiled)),
  );
});
