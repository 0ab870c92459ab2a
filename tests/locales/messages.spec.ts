import { globSync, readFileSync } from 'node:fs';
import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { elided } from '#locales/elision.ts';
import { messages } from '#locales/messages.ts';
import { typeset } from '#locales/typography.ts';
import { literalsOf } from './literals.ts';

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

test('staff read every field of an event in words', () => {
  const fields = Object.values(catalogue).flatMap(({ schema }) => Object.keys(schema.shape));
  const hasWord = (name: string) => ['privacy.word', 'profile', 'account'].some((of) => `${of}.${name}` in messages.fr);
  const missing = [...new Set(fields)].filter((name) => !hasWord(name)).map((name) => `privacy.word.${name}`);
  expect(missing, 'what locales/*/privacy.json lacks').toEqual([]);
});

test.each([
  ['Auto Plus', 'La page d’Auto Plus dit qu’Auto Plus est fermé.'],
  ['Étoile', 'La page d’Étoile dit qu’Étoile est fermé.'],
  ['Garage Koné', 'La page de Garage Koné dit que Garage Koné est fermé.'],
  ['Hôtel Ivoire', 'La page de Hôtel Ivoire dit que Hôtel Ivoire est fermé.'],
])('French elides before a vowel: %s', (company, said) => {
  expect(elided(`La page de ${company} dit que ${company} est fermé.`, { company, count: 3 })).toBe(said);
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

const filesOf = (lang: 'fr' | 'en') => globSync(`locales/${lang}/*.json`).toSorted();

test.each([...filesOf('fr'), ...filesOf('en')])(
  '%s is sorted, and typed with plain spaces and real apostrophes',
  (file) => {
    const own: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.keys(own)).toEqual(Object.keys(own).toSorted());
    for (const [id, message] of Object.entries(own)) expect(message, id).not.toMatch(/[\u00a0\u202f]|\p{L}'\p{L}/u);
  },
);

const pluralsOf = (elements: readonly MessageFormatElement[]): string[][] =>
  elements.flatMap((element) => {
    if (isTagElement(element)) return pluralsOf(element.children);
    if (!isPluralElement(element) && !isSelectElement(element)) return [];
    const below = Object.values(element.options).flatMap(({ value }) => pluralsOf(value));
    return isPluralElement(element) ? [Object.keys(element.options), ...below] : below;
  });

test.each(['fr', 'en'] as const)(
  'every %s plural has a form for one, or for each number that it names, and for others',
  (lang) => {
    for (const [id, message] of Object.entries(messages[lang]))
      for (const forms of pluralsOf(parse(message))) {
        expect(forms, id).toContain('other');
        expect(
          forms.some((form) => form === 'one' || form.startsWith('=')),
          id,
        ).toBe(true);
      }
  },
);

test('no French message lets a line break where French forbids it', () => {
  for (const [id, message] of Object.entries(messages.fr)) {
    expect(message, id).not.toMatch(/[ \u00a0](?=[;?!»%])|« | :(?=[\s}]|$)/u);
    expect(message, id).not.toMatch(/[\d#] (?=\d|(?:Mo|Ko|km|h|s|pixels)\b)/u);
  }
});

/** Two translations of one text, each right where it stands. */
const apart: Readonly<Record<string, readonly string[]>> = {
  'French has one word for both numbers of it': ['web.header.countries', 'web.footer.countries'],
  'a language is written in itself where it is chosen': [
    'profile.preferredLang.fr',
    'profile.preferredLang.en',
    'web.header.otherLanguage',
  ],
  'French agrees with what it speaks of': [
    'admin.filter.any',
    'moderation.filter.any',
    'notification.all',
    'moderation.all',
  ],
  'the end of a time that goes on': ['profile.cv.now'],
  'one logs oneself out, or a device': ['account.logout', 'account.sessions.end'],
  'many reviews have one title, and so has one': ['review.page.title'],
};

test('a text has one translation', () => {
  const right = new Set(Object.values(apart).flat());
  const twice = (['fr', 'en'] as const).flatMap((lang) => {
    const other = lang === 'fr' ? 'en' : 'fr';
    const ids = Object.keys(messages[lang]).filter((id) => !right.has(id));
    const by = Map.groupBy(ids, (id) => messages[lang][id]);
    return [...by].flatMap(([text, ids]) =>
      new Set(ids.map((id) => messages[other][id])).size > 1 ? [`${text}: ${ids.join(', ')}`] : [],
    );
  });
  expect(twice).toEqual([]);
});

test.each([
  ['fr', 'Repère : {landmark} ?', 'Repère\u202f: {landmark}\u202f?'],
  [
    'en',
    '{count, plural, one {# day} other {# days}} ago',
    '{count, plural, one {#\u00a0day} other {#\u00a0days}} ago',
  ],
  [
    'fr',
    'Depuis {unit, select, hours {3 heures} days {2 jours} other {}}',
    'Depuis {unit, select, hours {3\u00a0heures} days {2\u00a0jours} other {}}',
  ],
  [
    'fr',
    '{count, plural, one {# avis :} other {# avis :}}',
    '{count, plural, one {# avis\u202f:} other {# avis\u202f:}}',
  ],
  ['fr', 'Touchez « Garder » : 10 Mo, 20 %', 'Touchez «\u202fGarder\u202f»\u202f: 10\u00a0Mo, 20\u202f%'],
  ['fr', "Quelqu'un l'a dit", 'Quelqu’un l’a dit'],
  ['fr', '+225 07 07 à 9:30', '+225\u00a007\u00a007 à 9:30'],
  ['fr', '{size, number, ::.0} Mo', '{size, number, ::.0}\u00a0Mo'],
  ['en', '10 MB at most; 20%: done?', '10\u00a0MB at most; 20%: done?'],
] as const)('in %s, %j is set as %j', (lang, typed, shown) => {
  expect(typeset(lang, typed)).toBe(shown);
  expect(typeset(lang, shown)).toBe(shown);
});

test('titles of pages leave room for whose they are, and descriptions end where search engines end', () => {
  const over = (id: string, most: number) =>
    (['fr', 'en'] as const).flatMap((lang) => {
      const { length } = literalsOf(messages[lang][id] ?? '');
      return length > most ? [`${id}, ${lang}: ${length}`] : [];
    });
  const ids = Object.keys(messages.fr);
  expect(
    ids
      .filter((id) => /\.(pageTitle|title)$/.test(id) && !/^(web\.error|shell|edit\.merge|about\..+\..+)/.test(id))
      .flatMap((id) => over(id, 60)),
  ).toEqual([]);
  expect(
    ids.filter((id) => /^(about\.\w+|review\.(how|page))\.description$/.test(id)).flatMap((id) => over(id, 155)),
  ).toEqual([]);
  expect(ids.filter((id) => /^mail\.\w+\.subject$/.test(id)).flatMap((id) => over(id, 60))).toEqual([]);
});
