import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps, wired } from './field.tsx';

type Own<Attributes> = FieldProps & Omit<Attributes, keyof FieldProps>;

export type TextFieldProps = Own<InputHTMLAttributes<HTMLInputElement>> & {
  readonly ref?: Ref<HTMLInputElement>;
  /** What stands before and after the text and is no part of it: `+225`, `F CFA`. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
};

/** One line of text. `type`, `autoComplete` and `inputMode` bring the right keyboard: give them. */
export const TextField = (props: TextFieldProps) => {
  const { name, id = name, label, hint, error, optional, before, after, type = 'text', ...input } = props;
  const control = <input {...input} {...wired(id, { hint, error })} name={name} type={type} className="control" />;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {before || after ? (
        <div className="affixed">
          {before && <span className="affix">{before}</span>}
          {control}
          {after && <span className="affix">{after}</span>}
        </div>
      ) : (
        control
      )}
    </Field>
  );
};

/** Several lines of text; grows with what is written. */
export const TextArea = (props: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>) => {
  const { name, id = name, label, hint, error, optional, rows = 5, ...area } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      <textarea {...area} {...wired(id, { hint, error })} name={name} rows={rows} className="control" />
    </Field>
  );
};

/** A number as people write it here (`1 250,50`): read it with a parser that knows the language, never with `Number`. */
export const NumberField = ({ whole = false, ...rest }: TextFieldProps & { readonly whole?: boolean }) => (
  <TextField inputMode={whole ? 'numeric' : 'decimal'} autoComplete="off" {...rest} />
);

/** A time of the day (`08:30`). */
export const TimeField = (props: TextFieldProps) => <TextField {...props} type="time" />;
