import type { ReactNode } from 'react';
import { useText } from '../page/text.ts';
import './field.css';
import { Icon } from './icon.tsx';

/** What every field has. Its `id` is its `name` unless a page has two of that name. */
export type FieldProps = {
  readonly name: string;
  readonly id?: string | undefined;
  readonly label: ReactNode;
  /** What to write, and what becomes of it. */
  readonly hint?: ReactNode;
  /** What is wrong with it, as a sentence; no error, no red. */
  readonly error?: string | null | undefined;
  /** Says the word beside the label. */
  readonly optional?: boolean;
};

const hintId = (id: string): string => `${id}-hint`;
/** For controls that hide what is around them from screen readers while they are used, their label too. */
export const labelId = (id: string): string => `${id}-label`;
const errorId = (id: string): string => `${id}-error`;

type Told = Pick<FieldProps, 'hint' | 'error'>;

const describedBy = (id: string, { hint, error }: Told): string | undefined =>
  [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ') || undefined;

/** Wires a control to what is said around it. */
export const wired = (id: string, said: Told) => ({
  id,
  'aria-describedby': describedBy(id, said),
  'aria-invalid': said.error ? (true as const) : undefined,
});

/** The line under a control that says what is wrong with it. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <p className="error" id={errorId(id)}>
    <Icon name="alert" />
    <span>{children}</span>
  </p>
);

const Optional = () => {
  const { t } = useText();
  return (
    <>
      {' '}
      <span className="optional">{t('web.field.optional')}</span>
    </>
  );
};

/** The error and the hint of a field, in this order: the sentence that matters comes first. */
export const Said = ({ id, hint, error }: Told & { readonly id: string }) => (
  <>
    {error && <FieldError id={id}>{error}</FieldError>}
    {hint && (
      <div className="hint" id={hintId(id)}>
        {hint}
      </div>
    )}
  </>
);

type Props = Omit<FieldProps, 'name'> & { readonly id: string; readonly children: ReactNode };

/** A label, a control, and what is said about it. */
export const Field = ({ id, label, hint, error, optional = false, children }: Props) => (
  <div className={error ? 'field invalid' : 'field'}>
    <label id={labelId(id)} htmlFor={id}>
      {label}
      {optional && <Optional />}
    </label>
    {children}
    <Said id={id} hint={hint} error={error} />
  </div>
);

type GroupProps = Omit<FieldProps, 'name'> & { readonly id: string; readonly children: ReactNode };

/** Several controls that answer one question. */
export const FieldGroup = ({ id, label, hint, error, optional = false, children }: GroupProps) => (
  <fieldset className={error ? 'field invalid' : 'field'} id={id} aria-describedby={describedBy(id, { hint, error })}>
    <legend>
      {label}
      {optional && <Optional />}
    </legend>
    {children}
    <Said id={id} hint={hint} error={error} />
  </fieldset>
);
