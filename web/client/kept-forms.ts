import { cameWith, changed, type Field, ticks } from './changed-field.ts';

/** What someone typed into a form and did not send yet, by field and place among fields of the same name. */
export type Typed = readonly (readonly [name: string, nth: number, value: string])[];

const secret = new Set(['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset']);

// a password that is shown is a field of text
const unkept = /^(cc-|one-time-code|current-password|new-password)/;

/** The fields that are kept. Never a password, nor what the browser is told not to keep. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (one): one is Field =>
      (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement) &&
      one.name !== '' &&
      !secret.has(one.type) &&
      !unkept.test(one.autocomplete),
  );

const textIn = (field: Field): string => {
  if (ticks(field)) return field.checked ? '1' : '';
  if (field instanceof HTMLSelectElement && field.multiple)
    return [...field.selectedOptions].map(({ value }) => value).join('\n');
  return field.value;
};

const fill = (field: Field, value: string): void => {
  if (ticks(field)) field.checked = value === '1';
  else if (field instanceof HTMLSelectElement && field.multiple)
    for (const option of field.options) option.selected = value.split('\n').includes(option.value);
  else field.value = value;
};

const named = (form: HTMLFormElement, field: Field): Field[] =>
  fieldsOf(form).filter(({ name }) => name === field.name);

/**
 * What is typed in a form and differs from what it came with, by field and place among fields of the same name; with
 * `all`, whatever it says.
 */
export const typedIn = (form: HTMLFormElement, { all = false } = {}): Typed =>
  fieldsOf(form)
    .filter((field) => (all ? textIn(field) !== '' : changed(field)))
    .map((field) => [field.name, named(form, field).indexOf(field), textIn(field)] as const);

const defaultOf = (field: Field): string => {
  if (ticks(field)) return field.defaultChecked ? '1' : '';
  if (field instanceof HTMLSelectElement)
    return cameWith(field)
      .map(({ value }) => value)
      .join('\n');
  return field.defaultValue;
};

/** What the fields that differ came with: typed in again, it undoes what was typed. */
export const undoing = (form: HTMLFormElement): Typed =>
  fieldsOf(form)
    .filter(changed)
    .map((field) => [field.name, named(form, field).indexOf(field), defaultOf(field)] as const);

/** Puts it back. */
export const typeInto = (form: HTMLFormElement, typed: Typed): void => {
  for (const [name, nth, value] of typed) {
    const field = fieldsOf(form).filter((one) => one.name === name)[nth];
    if (!field) continue;
    fill(field, value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
};
