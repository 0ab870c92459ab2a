import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Field, type FieldProps, wired } from './field.tsx';

type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type Props = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> & {
    readonly options?: readonly Option[];
    /** What it says before a choice is made; nothing is chosen then. */
    readonly placeholder?: string;
    /** `<option>` and `<optgroup>`, where `options` is not enough. */
    readonly children?: ReactNode;
  };

/** One of a few. The phone's own list: fast, known, and there without script. For many, `ComboBox`. */
export const Select = ({
  name,
  id = name,
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  children,
  ...rest
}: Props) => (
  <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
    <select {...rest} {...wired(id, { hint, error })} name={name} className="control">
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options?.map((one) => (
        <option key={one.value} value={one.value} disabled={one.disabled}>
          {one.label}
        </option>
      ))}
      {children}
    </select>
  </Field>
);
