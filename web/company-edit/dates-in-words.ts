import { useText } from '../page/text.ts';

/** A day, or the first and the last of a period, in words. */
export const useDates = () => {
  const { t, day } = useText();
  const date = (iso: string): string => day(iso, { day: 'numeric', month: 'long', year: 'numeric' });
  return (from: string | null, to: string | null): string =>
    from && to && from !== to ? t('company.hours.fromTo', { from: date(from), to: date(to) }) : date(from ?? to ?? '');
};
