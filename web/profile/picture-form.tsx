import { type ReactNode, useState } from 'react';
import { LostFileNotice } from '../account/resume-notice.tsx';
import { FormFiles } from '../client/form-files.ts';
import { useUpload } from '../client/use-upload.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { FileField } from '../ui/file-field.tsx';
import { UploadLine } from '../ui/upload-line.tsx';
import { Crop } from './crop.tsx';

const taken = 'image/jpeg,image/png,image/webp,image/avif';

type Told = {
  readonly picture: string;
  /** The field that tells the action which picture it is. */
  readonly told: string;
  readonly here: string;
};

type Props = Told & {
  /** Wide for high; without, the picture is kept whole. */
  readonly ratio: number | null;
  readonly hint: string;
  readonly error: string | null;
  /** It was chosen before a log-in, and has to be chosen again. */
  readonly isLost: boolean;
  /** What takes it away, where there is one already. */
  readonly children: ReactNode;
};

/** Chooses a picture of which there is one, and which part of it is kept. */
export const PictureForm = ({ picture, told, here, ratio, hint, error, isLost, children }: Props) => {
  const { t } = useText();
  const upload = useUpload({ picture });
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <form {...upload.form} method="post" action={here} encType="multipart/form-data" className="stack" noValidate>
        <input type="hidden" name={told} value={picture} />
        <FormFiles value={upload.files}>
          <FileField
            name={picture}
            most={10}
            accept={taken}
            label={t(children ? 'profile.photos.another' : 'profile.photos.choose')}
            hint={hint}
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
      {children && <div className="row asks">{children}</div>}
    </>
  );
};

/** Takes the picture away, once that was asked about. */
export const RemovePicture = ({ picture, told, here }: Told) => {
  const { t } = useText();
  return (
    <form method="post" action={here} encType="multipart/form-data">
      <input type="hidden" name={told} value={picture} />
      <Button look="danger" name="remove" value="1">
        {t('web.do.yesDelete')}
      </Button>
    </form>
  );
};
