import { useText } from '../page/text.ts';
import { Icon } from './icon.tsx';

/** A star, the number and how many gave it; nothing before the first review. */
export const Rating = ({ rating, count }: { readonly rating: number | null; readonly count: number }) => {
  const { t, number } = useText();
  if (rating === null) return null;
  return (
    <span className="rating">
      <Icon name="star" solid />
      <b>{number(Math.round(rating * 10) / 10)}</b> · {t('web.rating.count', { count })}
    </span>
  );
};
