import { expect, test } from 'vitest';
import { marksAfter, noTextMarks, type TextMarks } from '#domain/company/text-marks.ts';
import type { RecordedEvent } from '#infra/event-store/event-store.ts';
import { factsOn } from '#read-api/company/company-to-edit.ts';
import { dice } from '#tests/projections/history.ts';
import { pharmacy } from './companies.ts';

type Text = { readonly fr?: string; readonly en?: string };

const marksOf = (...texts: readonly Text[]): TextMarks =>
  texts.reduce<{ marks: TextMarks; text: Text }>(
    ({ marks, text }, next) => ({ marks: marksAfter(marks, text, next), text: next }),
    { marks: noTextMarks, text: {} },
  ).marks;

test('a text is written in the first language, then translated, and missing in neither', () => {
  expect(marksOf()).toEqual({ fr: 'missing', en: 'missing' });
  expect(marksOf({ fr: 'Menuiserie' })).toEqual({ fr: 'written', en: 'missing' });
  expect(marksOf({ fr: 'Menuiserie' }, { fr: 'Menuiserie', en: 'Joinery' })).toEqual({
    fr: 'written',
    en: 'translated',
  });
  expect(marksOf({ fr: 'Menuiserie', en: 'Joinery' })).toEqual({ fr: 'written', en: 'written' });
});

test('what changes in one language alone leaves the other behind, until that is changed too', () => {
  const behind = [
    { fr: 'a', en: 'b' },
    { fr: 'c', en: 'b' },
  ] as const;
  expect(marksOf(...behind)).toEqual({ fr: 'written', en: 'late' });
  expect(marksOf(...behind, { fr: 'd', en: 'b' })).toEqual({ fr: 'written', en: 'late' });
  expect(marksOf(...behind, { fr: 'c', en: 'c' })).toEqual({ fr: 'written', en: 'translated' });
  expect(marksOf(...behind, { fr: 'd', en: 'd' })).toEqual({ fr: 'written', en: 'written' });
  expect(marksOf(...behind, { fr: 'c' })).toEqual({ fr: 'written', en: 'missing' });
  expect(marksOf(...behind, behind[1])).toEqual({ fr: 'written', en: 'late' });
});

test('a page on a day is the fold of what happened until its end', () => {
  const below = dice(20_261_125);
  const { approved: _, online: __, ...facts } = pharmacy;
  const at = (step: number) => new Date(Date.UTC(2026, 0, 1, step * 5)).toISOString();
  const told = (type: string, data: object, step: number) =>
    ({ type, data, metadata: { at: at(step) } }) as unknown as RecordedEvent;
  const events = [told('CompanyRegistered', facts, 10)];
  for (let step = 11; step < 200; step++)
    events.push(
      below(2)
        ? told('CompanyRenamed', { companyId: 1, name: `N${step}`, shortName: null, slug: 'n' }, step)
        : told('CompanyDescribed', { companyId: 1, description: { fr: `T${step}` }, presentation: null }, step),
    );
  expect(factsOn(events, '2026-01-02')).toBeNull();
  for (let tried = 0; tried < 100; tried++) {
    const day = new Date(Date.UTC(2026, 0, 3 + below(45))).toISOString().slice(0, 10);
    const until = events.filter(({ metadata }) => metadata.at < `${day}T24`);
    const last = (type: string) => until.findLast((one) => one.type === type)?.data as { name: string } & object;
    const shown = factsOn(events, day);
    expect(shown?.facts.name).toBe((last('CompanyRenamed') ?? facts).name);
    expect(shown?.facts.texts.description).toEqual(
      (last('CompanyDescribed') as { description?: object } | undefined)?.description ?? {},
    );
    expect(shown?.state).toBe('draft');
  }
});
