import type { InputHTMLAttributes } from 'react';
import { useText } from '../page/text.ts';
import { Field, type FieldProps, wired } from './field.tsx';
import './file-field.css';

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | keyof FieldProps> & {
    /** How heavy it may be, in MB: the script says so before it is sent, the server anyway. */
    readonly most: number;
  };

/**
 * A file from the phone. Its form needs `encType="multipart/form-data"`; say what is taken and how large in `hint`. The
 * script looks at what is chosen, and shows how far it is sent (`enhance/upload.ts`).
 */
export const FileField = ({ name, id = name, label, hint, error, optional, most, ...rest }: Props) => {
  const { t } = useText();
  const words = {
    tooHeavy: t('web.file.tooHeavy', { most }),
    broken: t('web.file.broken'),
    notPdf: t('web.file.notPdf'),
    sending: t('web.file.sending', { percent: '{percent}' }),
    received: t('web.file.received'),
    cancel: t('web.file.cancel'),
    cancelled: t('web.file.cancelled'),
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      <input
        {...rest}
        {...wired(id, { hint, error })}
        name={name}
        type="file"
        className="control file"
        data-most={most}
        data-words={JSON.stringify(words)}
      />
    </Field>
  );
};
