import { type InputHTMLAttributes, useRef } from 'react';
import { announce } from '../client/announce.ts';
import { useText } from '../page/text.ts';
import { Field, type FieldProps, wired } from './field.tsx';
import { SelectorBox, write } from './selector-box.tsx';
import type { Choice } from './use-lookup.ts';
import { saidBy, useNarrowed } from './use-narrowed.ts';

/** Where choices come from. */
export type Source = {
  /** The address of a look-up: `/ajax/city-choice`. */
  readonly source: string;
  /** Fields of the form that narrow it, by the parameter that each gives: `country=home-country`. */
  readonly within?: string | undefined;
  /** What the look-up is told about the form. */
  readonly context?: string | undefined;
};

type Props = FieldProps &
  Source &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'value' | 'onChange' | 'onKeyDown' | 'onBlur'> & {
    readonly label: string;
    /** The hidden field of the form that is given the id of what is chosen. */
    readonly identifies?: string | undefined;
    /** There is a button that empties the field. */
    readonly clearable?: boolean | undefined;
  };

/** The address that answers what is typed in a field of `form`. */
export const addressIn = (
  form: HTMLFormElement | null | undefined,
  { source, within = '', context }: Source,
  q: string,
  lang: string,
): string => {
  const params = new URLSearchParams({ q, lang, ...(context !== undefined && { context }) });
  for (const [param, name] of new URLSearchParams(within)) {
    const value = saidBy(form, name).trim();
    if (value) params.set(param, value);
  }
  return `${source}?${params}`;
};

/**
 * A text for which the server knows what it may be: a city, a job title, a company. What is typed is sent as it stands,
 * chosen or not; without script it is a text field.
 */
export const Selector = ({ name, id = name, label, hint, error, optional, ...props }: Props) => {
  const { source, within, context, identifies, clearable, lang, ...control } = props;
  const { t, lang: pageLang } = useText();
  const input = useRef<HTMLInputElement>(null);
  const identify = (choice?: Choice): void => {
    const field = identifies && input.current?.form?.elements.namedItem(identifies);
    if (field instanceof HTMLInputElement) field.value = String(choice?.id ?? '');
  };
  useNarrowed(input, [...new URLSearchParams(within).values()], () => {
    if (!input.current?.value) return;
    write(input.current, '');
    identify();
    announce(t('web.selector.emptied', { field: label }));
  });
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      <SelectorBox
        control={{ autoComplete: 'off', ...control, ...wired(id, { hint, error }), name, lang }}
        inputRef={input}
        label={label}
        addressFor={(text) => addressIn(input.current?.form, { source, within, context }, text, lang ?? pageLang)}
        onChoose={(choice) => {
          identify(choice);
          return choice.name;
        }}
        onType={() => identify()}
        clearable={clearable}
      />
    </Field>
  );
};
