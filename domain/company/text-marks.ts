import { type Language, languages, otherOf } from '../language.ts';

/**
 * How a text stands in one language: `translated` was written after the other one, `late` is older than a change of the
 * other one, `missing` is not there.
 */
export type TextMark = 'written' | 'translated' | 'late' | 'missing';

export type TextMarks = Readonly<Record<Language, TextMark>>;

type Text = Readonly<Partial<Record<Language, string>>>;

export const noTextMarks: TextMarks = { fr: 'missing', en: 'missing' };

const afterOne = (marks: TextMarks, lang: Language, before: Text, after: Text): TextMarks => {
  const other = otherOf(lang);
  if (!after[lang]) return { ...marks, [lang]: 'missing', [other]: after[other] ? 'written' : 'missing' };
  if (!before[lang]) return { ...marks, [lang]: after[other] ? 'translated' : 'written' };
  if (marks[lang] === 'late') return { ...marks, [lang]: 'translated' };
  return after[other] ? { ...marks, [other]: 'late' } : marks;
};

/** The marks of a text after it was saved: what changes in one language alone leaves the other one behind. */
export const marksAfter = (marks: TextMarks, before: Text, after: Text): TextMarks => {
  const changed = languages.filter((lang) => (before[lang] ?? '') !== (after[lang] ?? ''));
  const [only] = changed;
  if (!only) return marks;
  if (changed.length === 1) return afterOne(marks, only, before, after);
  return { fr: after.fr ? 'written' : 'missing', en: after.en ? 'written' : 'missing' };
};
