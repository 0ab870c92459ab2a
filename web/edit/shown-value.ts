import { useText } from '../page/text.ts';
import { spansOf } from './day-hours.ts';
import { type FormField, numberIn, type Picks } from './form-values.ts';
import { rowsOf } from './listed-rows.ts';

/** What stands in a field, as a reader sees it. */
export const useShown = (picks: Picks = {}) => {
  const { t, day, number } = useText();
  return (field: FormField, value: string): string => {
    if (field.kind === 'tick') return t(value === 'on' ? 'web.yes' : 'web.no');
    if (value === '') return t(field.kind === 'hours' ? 'edit.hours.closed' : 'edit.merge.nothing');
    if (field.kind === 'hours')
      return spansOf(value)
        .map((span) => span.join(' – '))
        .join(' · ');
    if (field.kind === 'number') {
      const amount = numberIn(value);
      return typeof amount === 'number' ? number(amount) : value;
    }
    if (field.kind === 'rows')
      return rowsOf(value)
        .map((row) => (row.public ? row.raw : t('edit.rows.hiddenOne', { text: row.raw })))
        .join(' · ');
    if (field.kind === 'choice') {
      const label = field.choices.find((one) => one.value === value)?.label;
      return label ? t(label) : value;
    }
    if (field.kind === 'pick' || field.kind === 'many')
      return value
        .split('\n')
        .map((one) => picks[field.from]?.find((pick) => pick.value === one)?.label ?? one)
        .join(', ');
    return field.kind === 'date' ? day(value, { dateStyle: 'long' }) : value.split('\n').join(' · ');
  };
};
