import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { intlOf } from '#web/page/intl.ts';

const root = join(import.meta.dirname, '../..');
const read = (lang: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, 'locales', lang, file), 'utf8'));
const argumentsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort();

describe.each(['web', 'home', 'results', 'company-page', 'shell', 'phone'].map((name) => `${name}.json`))(
  '%s',
  (file) => {
    const [fr, en] = [read('fr', file), read('en', file)];

    test('has the same messages in both languages, none empty', () => {
      expect(Object.keys(en)).toEqual(Object.keys(fr));
      expect(Object.values({ ...fr, ...en }).filter((message) => message.trim() === '')).toEqual([]);
    });

    test('asks for no value in English that it does not have in French', () => {
      for (const [id, message] of Object.entries(fr))
        expect([id, argumentsOf(message)]).toEqual([id, expect.arrayContaining(argumentsOf(en[id] ?? ''))]);
    });

    test('has nothing that no page says', () => {
      const pages = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.tsx?$/.test(name),
      );
      const said = pages.map((name) => readFileSync(join(root, 'web', name), 'utf8')).join('\n');
      const unsaid = Object.keys(fr).filter((id) => !said.includes(`'${id}'`));
      expect(unsaid.filter((id) => !/^(web\.error\.|company\.contact\.(tel|gsm|fax))/.test(id))).toEqual([]);
    });
  },
);

test('a message that is missing is an error, not a blank', () => {
  expect(() => intlOf('fr').formatMessage({ id: 'no.such.message' })).toThrow(/no\.such\.message/);
});
