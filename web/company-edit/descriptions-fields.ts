import { type Language, languages } from '#domain/language.ts';
import type { FormField } from '../edit/form-values.ts';

export const both: readonly FormField[] = [
  { kind: 'area', name: 'description-fr', label: 'edit.company.inFrench', max: 5000, lang: 'fr', omit: true },
  { kind: 'area', name: 'description-en', label: 'edit.company.inEnglish', max: 5000, lang: 'en', omit: true },
];

export const more: readonly FormField[] = [
  {
    kind: 'area',
    name: 'presentation-fr',
    label: 'edit.company.presentationFr',
    hint: 'edit.company.presentation.hint',
    max: 20_000,
    rows: 8,
    lang: 'fr',
    omit: true,
  },
  {
    kind: 'area',
    name: 'presentation-en',
    label: 'edit.company.presentationEn',
    hint: 'edit.company.presentation.hint',
    max: 20_000,
    rows: 8,
    lang: 'en',
    omit: true,
  },
];

const labels = {
  fr: { title: 'edit.company.titleFr', text: 'edit.company.textFr' },
  en: { title: 'edit.company.titleEn', text: 'edit.company.textEn' },
} as const;

const titled = (name: string, lang: Language): readonly FormField[] => [
  { kind: 'text', name: `${name}-title-${lang}`, label: labels[lang].title, max: 200, lang, omit: true },
  { kind: 'area', name: `${name}-text-${lang}`, label: labels[lang].text, max: 5000, lang, omit: true },
];

/** The blocks with a title of their own, in each language. */
export const blocks = {
  practicalInfo: { fr: titled('practicalInfo', 'fr'), en: titled('practicalInfo', 'en') },
  brandInfo: { fr: titled('brandInfo', 'fr'), en: titled('brandInfo', 'en') },
} as const;

export const branches: readonly FormField[] = languages.map((lang) => ({
  kind: 'text',
  name: `childrenBoxTitle-${lang}`,
  label: labels[lang].title,
  max: 200,
  lang,
  omit: true,
}));

export const textFields = [
  ...both,
  ...more,
  ...Object.values(blocks).flatMap(({ fr, en }) => [...fr, ...en]),
  ...branches,
];
