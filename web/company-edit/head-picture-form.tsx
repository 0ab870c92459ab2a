import { useState } from 'react';
import { LostFileNotice } from '../account/resume-notice.tsx';
import { FormFiles } from '../client/form-files.ts';
import { useUpload } from '../client/use-upload.ts';
import { useText } from '../page/text.ts';
import { Crop } from '../profile/crop.tsx';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { FileField } from '../ui/file-field.tsx';
import { UploadLine } from '../ui/upload-line.tsx';
import type { HeadPicture } from './medias-action.ts';

const taken = 'image/jpeg,image/png,image/webp,image/avif';
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

/** Chooses the logo, the banner or the shop's picture of a company, and which part of the picture is kept; takes it down. */
export const HeadPictureForm = ({ picture, there, error, here, isLost }: Props) => {
  const { t } = useText();
  const upload = useUpload({ picture });
  const [file, setFile] = useState<File | null>(null);
  const { hint, remove, ask } = words[picture];
  const ratio = ratios[picture];
  return (
    <>
      <form {...upload.form} method="post" action={here} encType="multipart/form-data" className="stack" noValidate>
        <input type="hidden" name="part" value={picture} />
        <FormFiles value={upload.files}>
          <FileField
            name={picture}
            most={10}
            accept={taken}
            label={t(there ? 'profile.photos.another' : 'profile.photos.choose')}
            hint={t(hint)}
            error={error}
            missing={t('profile.photos.none')}
            onChosen={setFile}
            required
          />
        </FormFiles>
        {file && ratio && <Crop key={`${file.name} ${file.lastModified} ${file.size}`} file={file} ratio={ratio} />}
        {isLost && <LostFileNotice />}
        <UploadLine upload={upload} />
        <Button look="primary" aria-disabled={upload.share !== null || undefined}>
          {t('profile.photos.send')}
        </Button>
      </form>
      {there && (
        <div className="row asks">
          <Confirm label={t(remove)} question={<p>{t(ask)}</p>}>
            <form method="post" action={here} encType="multipart/form-data">
              <input type="hidden" name="part" value={picture} />
              <Button look="danger" name="remove" value="1">
                {t('web.do.yesDelete')}
              </Button>
            </form>
          </Confirm>
        </div>
      )}
    </>
  );
};
