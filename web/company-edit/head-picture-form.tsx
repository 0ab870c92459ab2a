import type { ComponentProps } from 'react';
import { useText } from '../page/text.ts';
import { PictureForm } from '../profile/picture-form.tsx';
import type { HeadPicture } from './medias-action.ts';

/** Wide for high; the picture above the products is kept whole. */
const ratios = { logo: 1, banner: 2400 / 600, ad: null } as const;

const words = {
  logo: {
    hint: 'edit.medias.logo.hint',
    remove: 'edit.medias.logo.remove',
    ask: 'edit.medias.logo.removeAsk',
  },
  banner: {
    hint: 'edit.medias.banner.hint',
    remove: 'profile.photos.banner.remove',
    ask: 'edit.medias.banner.removeAsk',
  },
  ad: {
    hint: 'edit.medias.ad.hint',
    remove: 'profile.photos.photo.remove',
    ask: 'edit.medias.ad.removeAsk',
  },
} as const;

type Props = { readonly picture: HeadPicture } & Pick<
  ComponentProps<typeof PictureForm>,
  'there' | 'error' | 'here' | 'isLost'
>;

/** Chooses the logo, the banner or the shop's picture of a company; takes it down. */
export const HeadPictureForm = ({ picture, ...state }: Props) => {
  const { t } = useText();
  const { hint, remove, ask } = words[picture];
  const texts = { hint: t(hint), remove: t(remove), ask: t(ask) };
  return <PictureForm picture={picture} told="part" ratio={ratios[picture]} {...texts} {...state} />;
};
