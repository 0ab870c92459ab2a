import { isPluralElement, isSelectElement, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { Rejection } from '#domain/rejection.ts';
import { problemOf } from '#infra/http/problem.filter.ts';
import { renderMail } from '#infra/mail/render-mail.ts';
import { messages } from '#locales/messages.ts';

/** A space at which a line could break where French forbids it. */
const torn = /[ \u00a0](?=[;?!»%])|« | :(?=\s|$)/mu;

const blanksOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (isSelectElement(element) || isPluralElement(element))
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => blanksOf(value))];
    return element.type !== 0 && 'value' in element ? [element.value] : [];
  });

/** The same number for all the blanks of some messages. */
const filled = (ids: readonly string[]): Record<string, number> =>
  Object.fromEntries(ids.flatMap((id) => blanksOf(parse(messages.fr[id] ?? ''))).map((name) => [name, 7]));

const ids = Object.keys(messages.fr);
const templates = ids.flatMap((id) => id.match(/^mail\.(\w+)\.subject$/)?.[1] ?? []);

test.each(templates)('no line of the French mail %s breaks where it must not', (template) => {
  const own = ids.filter((id) => id.startsWith(`mail.${template}.`));
  const to = { email: 'awa@sokoni.example', name: 'Awa', language: 'fr' } as const;
  const values = { ...filled(own), url: '/' };
  const mail = renderMail({
    key: 'k',
    template,
    to,
    values,
    origin: 'https://sokoni.example',
    settingsUrl: '/profile',
  });
  expect(mail.subject).not.toMatch(torn);
  expect(mail.text).not.toMatch(torn);
  expect(mail.html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, '\n')).not.toMatch(torn);
});

test('no French error does', () => {
  const codes = ids.flatMap((id) => id.match(/^rejection\.(.+)$/)?.[1] ?? []);
  expect(codes.length).toBeGreaterThan(100);
  for (const code of codes) {
    const { title } = problemOf(new Rejection(code, 'invalid', filled([`rejection.${code}`])), 'fr', 'id');
    expect(title, code).not.toMatch(torn);
    expect(title, code).not.toMatch(/\p{L}'\p{L}/u);
  }
});
