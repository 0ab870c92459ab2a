import { type ChangeEvent, useSyncExternalStore } from 'react';
import { LostFileNotice } from '../account/resume-notice.tsx';
import { editCompanyPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field, wired } from '../ui/field.tsx';
import '../ui/file-field.css';

const taken = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

const never = () => () => {};
/** Whether this browser can make photos smaller; any other sends the form. */
const canShrink = (): boolean => 'createImageBitmap' in window && 'any' in AbortSignal;

type Props = {
  readonly company: { readonly id: number; readonly slug: string };
  /** How many more the page may have. */
  readonly room: number;
  readonly most: number;
  readonly error: string | undefined;
  /** Some were chosen before a log-in, and have to be chosen again. */
  readonly isLost: boolean;
  /** Sends what is chosen at once, one after the other, where there is script. */
  readonly add: (files: readonly File[]) => void;
};

/** Adds photos, several at once, from the files of the device or its camera. */
export const AddPhotos = ({ company, room, most, error, isLost, add }: Props) => {
  const { t, lang } = useText();
  const isLive = useSyncExternalStore(never, canShrink, () => false);
  const hint = t('edit.photos.files.hint');
  if (room <= 0)
    return (
      <Card title={t('edit.photos.add')}>
        <p>{t('rejection.company.too-many-visuals', { most })}</p>
      </Card>
    );
  const choose = isLive
    ? ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
        add([...(currentTarget.files ?? [])]);
        currentTarget.value = '';
      }
    : undefined;
  return (
    <Card title={t('edit.photos.add')}>
      <form
        method="post"
        action={editCompanyPath(lang, company, 'photos')}
        encType="multipart/form-data"
        className="stack"
      >
        <Field id="photos" label={t('edit.photos.files')} hint={hint} error={error}>
          <input
            {...wired('photos', { hint, error })}
            name="photos"
            type="file"
            accept={taken}
            multiple
            onChange={choose}
            className="control file"
          />
        </Field>
        <div className="camera">
          <Field id="camera" label={t('edit.photos.camera')}>
            <input
              id="camera"
              name="photos"
              type="file"
              accept="image/*"
              capture="environment"
              className="control file"
              onChange={choose}
            />
          </Field>
        </div>
        {isLost && <LostFileNotice />}
        {!isLive && (
          <div className="row">
            <Button look="primary" name="do" value="add">
              {t('edit.photos.send')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
};
