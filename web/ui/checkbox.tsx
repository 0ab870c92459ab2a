import type { InputHTMLAttributes, ReactNode } from 'react';
import './choice.css';
import { FieldGroup, type FieldProps, Said, wired } from './field.tsx';

type Own = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | keyof FieldProps>;

type CheckboxProps = Own & {
  readonly name: string;
  readonly id?: string;
  readonly label: ReactNode;
  /** A second line under the label. */
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
};

/** Yes or no; sent as `on`, or as its `value`. */
export const Checkbox = ({ name, id = name, label, hint, error, ...rest }: CheckboxProps) => (
  <div className={error ? 'choice field invalid' : 'choice field'}>
    <label>
      <input type="checkbox" {...rest} {...wired(id, { hint, error })} name={name} />
      <span>{label}</span>
    </label>
    <Said id={id} hint={hint} error={error} />
  </div>
);

/** Yes or no, at once and not with a form's button; the same field as a check box, drawn as a switch. */
export const Switch = ({ name, id = name, label, hint, error, ...rest }: CheckboxProps) => (
  <div className="choice switch field">
    <label>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a check box tells its state by itself */}
      <input type="checkbox" role="switch" {...rest} {...wired(id, { hint, error })} name={name} />
      <span>{label}</span>
    </label>
    <Said id={id} hint={hint} error={error} />
  </div>
);

export type Choice = { readonly value: string; readonly label: ReactNode; readonly hint?: ReactNode };

type GroupProps = FieldProps & {
  readonly options: readonly Choice[];
  readonly defaultValues?: readonly string[];
};

/** Any number of a few: all are sent under one name. */
export const CheckboxGroup = ({ name, id = name, options, defaultValues = [], ...field }: GroupProps) => (
  <FieldGroup id={id} {...field}>
    <div className="choices">
      {options.map(({ value, label, hint }) => (
        <Checkbox
          key={value}
          id={`${id}-${value}`}
          name={name}
          value={value}
          label={label}
          hint={hint}
          defaultChecked={defaultValues.includes(value)}
        />
      ))}
    </div>
  </FieldGroup>
);
