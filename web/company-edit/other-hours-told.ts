import type { Planning } from '#domain/company/company.events.ts';
import { dayName, inWords } from '../company/hours.tsx';
import { type Text, useText } from '../page/text.ts';
import type { FieldChange } from './changes.ts';
import { useDates } from './dates-in-words.ts';
import { otherHoursIn } from './planning-changes.ts';

/** A week in one line, days alike together: `mon.–fri. 08:00 – 17:00 · sat.–sun. Closed`. */
const weekInWords = (text: Text, week: Planning['week']): string => {
  const dayOf = (index: number) => text.day(`2024-01-0${index + 1}`, { weekday: 'short' }); // the first was a Monday
  const spans: { from: number; to: number; said: string }[] = [];
  for (const [index, intervals] of week.entries()) {
    const said = inWords(text, intervals);
    const last = spans.at(-1);
    if (last?.said === said) last.to = index;
    else spans.push({ from: index, to: index, said });
  }
  if (spans.length === 1) return spans[0]?.said ?? '';
  return spans
    .map(({ from, to, said }) => `${from === to ? dayOf(from) : `${dayOf(from)}–${dayOf(to)}`} ${said}`)
    .join(' · ');
};

/** What a change made of a day or a period: which one, and its hours before and after in words. */
export const useOtherHoursTold = () => {
  const text = useText();
  const dates = useDates();
  return ({ name, before, after }: FieldChange) => {
    const [was, is] = [otherHoursIn(name, before ?? ''), otherHoursIn(name, after ?? '')];
    const told = ({ kind, said }: typeof was): string => {
      if (!said) return text.t('edit.today.usual');
      const hours = kind === 'day' ? inWords(text, said.intervals) : weekInWords(text, said.week);
      const title = kind === 'day' ? dayName(text, said) : said.title;
      return [title, hours].filter(Boolean).join(', ');
    };
    const [from = '', to = ''] = name.split(' ')[1]?.split('..') ?? [];
    return { label: dates(from || null, to || null), before: told(was), after: told(is) };
  };
};
