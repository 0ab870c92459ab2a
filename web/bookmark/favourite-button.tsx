import type { Image } from '#domain/media/image.events.ts';
import { Island } from '../client/island.tsx';
import { imagePath } from '../media/picture.tsx';
import { clothOf, initials } from '../ui/cloth.tsx';
import { Heart } from './heart.tsx';

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

/** The heart of a company, as a part of a public page. */
export const FavouriteButton = ({ company }: { readonly company: Kept }) => {
  const { id, slug, name, category, area, logo } = company;
  const face = { cloth: clothOf(id), initials: initials(name), ...(logo && { logo: imagePath(logo, logoWide) }) };
  return (
    <Island inline name="heart" id={id} of={Heart} props={{ company: { id, slug, name, category, area, ...face } }} />
  );
};
