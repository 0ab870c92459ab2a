import { useText } from '../text.ts';
import { clothOf, initials } from './cloth.tsx';
import { Icon } from './icon.tsx';

type Kept = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly area: string;
};

/** Keeps a company on this device, without an account; there only where script runs (`enhance/favourites.ts`). */
export const FavouriteButton = ({ company }: { readonly company: Kept }) => {
  const { t } = useText();
  const { id, slug, name, category, area } = company;
  return (
    <button
      type="button"
      className="btn ghost icon-only heart"
      hidden
      aria-pressed="false"
      aria-label={t('web.favourite.name', { name })}
      data-favourite={JSON.stringify({ id, slug, name, category, area, cloth: clothOf(id), initials: initials(name) })}
    >
      <Icon name="heart" />
    </button>
  );
};
