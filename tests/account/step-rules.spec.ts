import { expect, test } from 'vitest';
import type { z } from 'zod';
import { emailAddress } from '#domain/account/account.events.ts';
import { checkPassword } from '#domain/account/password.ts';
import { Rejection } from '#domain/rejection.ts';
import { typedName, typedPersonName } from '#domain/typed-name.ts';
import { fieldErrors } from '#infra/http/field-errors.ts';
import { translate } from '#locales/messages.ts';
import { stepRules } from '#web/account/step-rules.ts';
import { textOf } from '#web/page/text.ts';

/** What the server says of `value`. */
const said = (schema: z.ZodType, value: string, lang: 'fr' | 'en'): string | undefined => {
  const { error } = schema.safeParse(value);
  return error && fieldErrors(error, lang)[0]?.message;
};

const emails = ['', ' ', 'awa', 'awa@example', 'awa@example.org', 'A.W-A+x@ex-ample.co.ci', '.a@b.ci', 'a..b@c.ci'];
const names = [
  '',
  '  ',
  'Awa',
  'N’Guessan',
  'gain.example',
  'a@b.ci',
  '0712345678',
  'J.P.',
  'www.gain',
  'x'.repeat(81),
];

test.each(['fr', 'en'] as const)('what a browser says of a field is what the server says: %s', (lang) => {
  const rules = stepRules(textOf(lang));
  for (const email of [...emails, `${'a'.repeat(250)}@b.ci`])
    expect(rules.email(email), email).toBe(said(emailAddress, email, lang));
  for (const name of names) {
    expect(rules.personName(name), name).toBe(said(typedPersonName, name, lang));
    if (name.length <= 80) expect(rules.plainName(name), name).toBe(said(typedName(200), name, lang));
  }
});

test.each(['', 'court', 'baobab-2026', 'Baobab', 'Baobab-2026', 'A1'.repeat(80)])(
  'of the new password “%s” too',
  (password) => {
    const server = (): string | undefined => {
      try {
        checkPassword(password, { shortest: 8, isCommon: () => false, own: [] });
        return undefined;
      } catch (error) {
        if (error instanceof Rejection) return translate('fr', `rejection.${error.code}`, error.values);
        throw error;
      }
    };
    expect(stepRules(textOf('fr')).newPassword(8)(password)).toBe(server());
  },
);
