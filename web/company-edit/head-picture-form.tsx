import { useText } from '../page/text.ts';
import { PictureForm, RemovePicture } from '../profile/picture-form.tsx';
import { Confirm } from '../ui/confirm.tsx';
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

type Props = {
  readonly picture: HeadPicture;
  /** There is one already. */
  readonly there: boolean;
  readonly error: string | null;
  readonly here: string;
  /** It was chosen before a log-in, and has to be chosen again. */
  readonly isLost: boolean;
};

/** Chooses the logo, the banner or the shop's picture of a company; takes it down. */
export const HeadPictureForm = ({ picture, there, error, here, isLost }: Props) => {
  const { t } = useText();
  const { hint, remove, ask } = words[picture];
  const which = { picture, told: 'part', here };
  return (
    <PictureForm {...which} ratio={ratios[picture]} hint={t(hint)} error={error} isLost={isLost}>
      {there && (
        <Confirm label={t(remove)} question={<p>{t(ask)}</p>}>
          <RemovePicture {...which} />
        </Confirm>
      )}
    </PictureForm>
  );
};
