import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { announce } from './announce.ts';
import { watchPressing, whenReleased } from './when-released.ts';

type Errors = readonly { readonly field?: string; readonly message: string }[];

/** Returns what is wrong with the field `name` of the form, with the name that is announced; null for nothing. */
type Check = (name: string, form: HTMLFormElement) => { readonly message: string; readonly label: string } | null;

type FieldErrors = {
  /** What is to be shown beside the fields. */
  readonly errors: Errors;
  /** For the form. */
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/**
 * Errors beside the fields of a form: those of a refusal, and those of each field that was changed and left. An
 * error goes as soon as the field is mended; one that only the server can check, as soon as the field is changed.
 */
export const useFieldErrors = (refused: Errors, check: Check): FieldErrors => {
  const changed = useRef(new Set<string>());
  useEffect(watchPressing, []);
  const [seen, setSeen] = useState(refused);
  const [found, setFound] = useState<Readonly<Record<string, string | null>>>({});
  if (seen !== refused) {
    setSeen(refused);
    setFound({});
  }

  const onBlur = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>): void => {
    const control: EventTarget = target;
    if (!isControl(control) || !changed.current.has(control.name)) return;
    // from the month of a date to its year, or into the list of suggestions, is not out of the field
    const field = control.closest('fieldset.field, .field');
    if (relatedTarget instanceof Element && field?.contains(relatedTarget)) return;
    const { name } = control;
    whenReleased(() => {
      const fault = check(name, currentTarget);
      if (fault && found[name] !== fault.message) announce(`${fault.label}. ${fault.message}`);
      setFound((before) => ({ ...before, [name]: fault?.message ?? null }));
    });
  };

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>): void => {
    if (!isControl(target)) return;
    const { name } = target;
    changed.current.add(name);
    const isWrong = found[name] || refused.some(({ field }) => field === name || field?.startsWith(`${name}-`));
    if (isWrong && found[name] !== null && !check(name, currentTarget))
      setFound((before) => ({ ...before, [name]: null }));
  };

  const left = refused.filter(
    ({ field }) => !Object.keys(found).some((name) => field === name || field?.startsWith(`${name}-`)),
  );
  const own = Object.entries(found).flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
  return { errors: [...own, ...left], onBlur, onInput };
};
