import { useText } from '../page/text.ts';

type Props = { readonly startDate: string; readonly endDate: string | null };

/** `janvier 2015 – juin 2020`, or until today. */
export const Period = ({ startDate, endDate }: Props) => {
  const { t, day } = useText();
  const month = (date: string) => day(`${date}-15`, { month: 'long', year: 'numeric' });
  return (
    <>
      {endDate
        ? t('profile.period', { from: month(startDate), to: month(endDate) })
        : t('profile.period.now', { from: month(startDate) })}
    </>
  );
};
