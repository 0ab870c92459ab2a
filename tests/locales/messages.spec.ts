import { globSync, readFileSync } from 'node:fs';
import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { messages } from '#locales/messages.ts';

/** The blanks that a message fills in. A `select` only chooses words, which one language may need and the other not. */
const blanksOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (isSelectElement(element)) return Object.values(element.options).flatMap(({ value }) => blanksOf(value));
    if (isPluralElement(element))
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => blanksOf(value))];
    if (isTagElement(element)) return [element.value, ...blanksOf(element.children)];
    return 'value' in element && element.type !== 0 ? [element.value] : [];
  });

test('every message is there in both languages', () => {
  expect(Object.keys(messages.en).toSorted()).toEqual(Object.keys(messages.fr).toSorted());
});

test.each(['fr', 'en'] as const)('every %s message is valid ICU', (lang) => {
  for (const [id, message] of Object.entries(messages[lang])) expect(() => parse(message), id).not.toThrow();
});

test('both languages fill the same blanks', () => {
  const blanks = (message: string) => [...new Set(blanksOf(parse(message)))].toSorted();
  for (const [id, fr] of Object.entries(messages.fr)) expect(blanks(messages.en[id] ?? ''), id).toEqual(blanks(fr));
});

test('every message is asked for somewhere', () => {
  const files = globSync('{commands,domain,infra,projections,read-api,web}/**/*.{ts,tsx}');
  const program = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const words = new Set([...program.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, word]) => word));
  const beginnings = [...program.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g)].flatMap(([, beginning]) => beginning ?? []);
  const isAskedFor = (id: string) => words.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
  expect(Object.keys(messages.fr).filter((id) => !isAskedFor(id))).toEqual([]);
});
