import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps, wired } from './field.tsx';
import './file-field.css';

type Props = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | keyof FieldProps>;

/** A file from the phone. Its form needs `encType="multipart/form-data"`; say what is taken and how large in `hint`. */
export const FileField = ({ name, id = name, label, hint, error, optional, ...rest }: Props) => (
  <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
    <input {...rest} {...wired(id, { hint, error })} name={name} type="file" className="control file" />
  </Field>
);
