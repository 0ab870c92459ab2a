import { useLives } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import type { Favourite } from './favourites.ts';
import { useFavourites } from './use-favourites.ts';
import { useToggleFavourite } from './use-toggle-favourite.ts';

/**
 * Keeps a company on this device, without an account. It is there only where script runs, which shows it and whether it is
 * pressed before it lives (`enhance/favourite-marks.ts`).
 */
export const Heart = ({ company }: { readonly company: Favourite }) => {
  const { t } = useText();
  const lives = useLives();
  const toggle = useToggleFavourite();
  const isFavourite = useFavourites().some(({ id }) => id === company.id);
  return (
    <button
      type="button"
      className="btn ghost icon-only heart"
      hidden={!lives}
      aria-pressed={isFavourite}
      aria-label={t('web.favourite.name', { name: company.name })}
      data-heart={company.id}
      onClick={() => toggle(company)}
      suppressHydrationWarning
    >
      <Icon name="heart" />
    </button>
  );
};
