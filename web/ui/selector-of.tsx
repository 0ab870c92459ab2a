import { type SelectHTMLAttributes, useEffect, useLayoutEffect, useRef } from 'react';
import { useLives } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { Field, type FieldProps, wired } from './field.tsx';
import { addressIn, type Source } from './selector.tsx';
import { SelectorBox, write } from './selector-box.tsx';

type Props = FieldProps &
  Source &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> & {
    readonly label: string;
    /** What the list says before a choice is made. */
    readonly placeholder: string;
  };

const chosenIn = ({ value, options, selectedIndex }: HTMLSelectElement): string =>
  value === '' ? '' : (options[selectedIndex]?.text ?? '');

const alike = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * One of many that are known by an id: a category. In the browser it is found by typing; without script it is a native
 * list, which stays what is sent.
 */
export const SelectorOf = ({ name, id = name, label, hint, error, optional, ...props }: Props) => {
  const { source, within, context, placeholder, required, children, ...rest } = props;
  const { lang } = useText();
  const lives = useLives();
  const list = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const told = wired(id, { hint, error });

  const choose = (value: string): string => {
    const { current: select } = list;
    if (!select) return '';
    if (select.value !== value) {
      select.value = value;
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    }
    return chosenIn(select);
  };
  const leave = (text: string): string => {
    const { current: select } = list;
    if (!select || text.trim() === '') return choose('');
    const named = [...select.options].find(({ text: option }) => alike(option, text));
    return named ? choose(named.value) : chosenIn(select);
  };

  // whoever was in the list as the page was hydrated goes on in the field, before the browser takes the focus away
  useLayoutEffect(() => {
    if (lives && document.activeElement === list.current) input.current?.focus();
  }, [lives]);
  useEffect(() => {
    const { current: select } = list;
    if (!select || !lives) return;
    const read = (): void => write(input.current, chosenIn(select));
    const readLater = (): void => void setTimeout(read);
    read();
    select.addEventListener('change', read); // by a draft, or chosen before this page was hydrated
    select.form?.addEventListener('reset', readLater);
    return () => {
      select.removeEventListener('change', read);
      select.form?.removeEventListener('reset', readLater);
    };
  }, [lives]);

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {lives && (
        <SelectorBox
          control={{ ...told, required, placeholder }}
          inputRef={input}
          label={label}
          addressFor={(text) => addressIn(input.current?.form, { source, within, context }, text, lang)}
          onChoose={({ id: chosen }) => choose(String(chosen ?? ''))}
          onLeave={(text) => {
            const left = leave(text);
            // the form looks at a field once it is left
            list.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
            return left;
          }}
          clearable
        />
      )}
      <select
        {...rest}
        {...(lives ? { id: `${id}-list`, hidden: true } : { ...told, required })}
        ref={list}
        name={name}
        className="control"
      >
        <option value="">{placeholder}</option>
        {children}
      </select>
    </Field>
  );
};
