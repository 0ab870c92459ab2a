import type { Image } from '#domain/media/image.events.ts';
import { imagePath } from '../media/picture.tsx';
import { useText } from '../page/text.ts';
import { clothOf, initials } from '../ui/cloth.tsx';
import { Icon } from '../ui/icon.tsx';

/** How wide the logo is kept, in device pixels: twice what its list shows. */
const logoWide = 112;

type Kept = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly area: string;
  readonly logo?: Image | null | undefined;
};

/** Keeps a company on this device, without an account; there only where script runs (`enhance/favourites.ts`). */
export const FavouriteButton = ({ company }: { readonly company: Kept }) => {
  const { t } = useText();
  const { id, slug, name, category, area, logo } = company;
  const face = { cloth: clothOf(id), initials: initials(name), ...(logo && { logo: imagePath(logo, logoWide) }) };
  return (
    <button
      type="button"
      className="btn ghost icon-only heart"
      hidden
      aria-pressed="false"
      aria-label={t('web.favourite.name', { name })}
      data-favourite={JSON.stringify({ id, slug, name, category, area, ...face })}
    >
      <Icon name="heart" />
    </button>
  );
};
