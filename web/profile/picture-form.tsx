import { useState } from 'react';
import { LostFileNotice } from '../account/resume-notice.tsx';
import { profilePartPath } from '../addresses/paths.ts';
import { FormFiles } from '../client/form-files.ts';
import { useUpload } from '../client/use-upload.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { FileField } from '../ui/file-field.tsx';
import { UploadLine } from '../ui/upload-line.tsx';
import { Crop } from './crop.tsx';

const taken = 'image/jpeg,image/png,image/webp,image/avif';
const ratios = { photo: 4 / 5, banner: 2396 / 600 } as const;
export type Picture = keyof typeof ratios;

type Props = {
  readonly picture: Picture;
  /** There is one already. */
  readonly there: boolean;
  readonly error: string | null;
  /** It was chosen before a log-in, and has to be chosen again. */
  readonly lost: boolean;
};

/** Chooses one of the two pictures of a profile, and which part of it is kept; takes it away. */
export const PictureForm = ({ picture, there, error, lost }: Props) => {
  const { t, lang } = useText();
  const here = profilePartPath(lang, 'photos');
  const upload = useUpload({ picture });
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <form {...upload.form} method="post" action={here} encType="multipart/form-data" className="stack" noValidate>
        <input type="hidden" name="picture" value={picture} />
        <FormFiles value={upload.files}>
          <FileField
            name={picture}
            most={10}
            accept={taken}
            label={t(there ? 'profile.photos.another' : 'profile.photos.choose')}
            hint={t(`profile.photos.${picture}.hint`)}
            error={error}
            missing={t('profile.photos.none')}
            onChosen={setFile}
            required
          />
        </FormFiles>
        {file && <Crop key={`${file.name} ${file.lastModified} ${file.size}`} file={file} ratio={ratios[picture]} />}
        {lost && <LostFileNotice />}
        <UploadLine upload={upload} />
        <Button look="primary" aria-disabled={upload.share !== null || undefined}>
          {t('profile.photos.send')}
        </Button>
      </form>
      {there && (
        <div className="row asks">
          <Confirm
            label={t(`profile.photos.${picture}.remove`)}
            question={<p>{t(`profile.photos.${picture}.removeAsk`)}</p>}
          >
            <form method="post" action={here} encType="multipart/form-data">
              <input type="hidden" name="picture" value={picture} />
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
