import { useState } from 'react';
import { LostFileNotice } from '../account/resume-notice.tsx';
import { FormFiles } from '../client/form-files.ts';
import { useUpload } from '../client/use-upload.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { FileField } from '../ui/file-field.tsx';
import { UploadLine } from '../ui/upload-line.tsx';
import { Crop } from './crop.tsx';

const taken = 'image/jpeg,image/png,image/webp,image/avif';

type Props = {
  readonly picture: string;
  /** The field that tells the action which picture it is. */
  readonly told: string;
  /** Wide for high; without, the picture is kept whole. */
  readonly ratio: number | null;
  /** There is one already. */
  readonly there: boolean;
  readonly hint: string;
  readonly remove: string;
  readonly ask: string;
  readonly error: string | null;
  readonly here: string;
  /** It was chosen before a log-in, and has to be chosen again. */
  readonly isLost: boolean;
};

/** Chooses a picture of which there is one, and which part of it is kept; takes it away. */
export const PictureForm = (props: Props) => {
  const { picture, told, ratio, there, hint, remove, ask, error, here, isLost } = props;
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
            label={t(there ? 'profile.photos.another' : 'profile.photos.choose')}
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
      {there && (
        <div className="row asks">
          <Confirm label={remove} question={<p>{ask}</p>}>
            <form method="post" action={here} encType="multipart/form-data">
              <input type="hidden" name={told} value={picture} />
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
