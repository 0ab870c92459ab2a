import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../client/announce.ts';
import { useLives } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { Field, type FieldProps, wired } from './field.tsx';
import './selector-many.css';
import { addressIn, type Source } from './selector.tsx';
import { SelectorBox, write } from './selector-box.tsx';

const linesIn = (text: string): string[] => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);

type Props = FieldProps &
  Source & {
    readonly label: string;
    readonly required?: boolean | undefined;
    readonly defaultValue: string;
    /** Characters that each line may have. */
    readonly each: number;
    readonly rows: number;
  };

/**
 * Any number of names: skills, job titles. In the browser they are chips, and a field that finds and adds; without script
 * they are written line by line. The lines stay what is sent.
 */
export const SelectorMany = ({ name, id = name, label, hint, error, optional, ...props }: Props) => {
  const { required, defaultValue, each, rows, ...source } = props;
  const { t, lang } = useText();
  const lives = useLives();
  const [lines, setLines] = useState(() => linesIn(defaultValue));
  const area = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const lastButton = useRef<HTMLButtonElement>(null);

  const written = (): string => area.current?.value ?? '';
  const change = (changed: readonly string[]): void => {
    const { current: sent } = area;
    if (!sent) return;
    sent.value = changed.join('\n');
    sent.dispatchEvent(new Event('input', { bubbles: true }));
    setLines([...changed]);
  };
  const add = (added: readonly string[]): void => {
    if (added.length === 0) return;
    change(linesIn([written(), ...added].join('\n')));
    announce(t('shell.lines.added', { line: added.join(', ') }));
  };
  /** Adds what is typed and was not chosen; words between commas are one each. */
  const take = (): void => {
    add((input.current?.value ?? '').split(',').flatMap(linesIn));
    write(input.current, '');
  };
  const remove = (line: string): void => {
    change(linesIn(written()).filter((one) => one !== line));
    announce(t('shell.lines.removed', { line }));
    input.current?.focus();
  };
  const takeNow = useRef(take);
  takeNow.current = take;

  useEffect(() => {
    const { current: sent } = area;
    if (!sent) return;
    const { form } = sent;
    const read = (): void => setLines(linesIn(sent.value));
    const readLater = (): void => void setTimeout(read);
    const takeTyped = (): void => takeNow.current();
    read(); // what was written before this page was hydrated
    sent.addEventListener('change', read); // a draft was put back
    form?.addEventListener('reset', readLater);
    form?.addEventListener('submit', takeTyped, { capture: true });
    addEventListener('pagehide', takeTyped, { capture: true }); // before the draft is stored
    return () => {
      sent.removeEventListener('change', read);
      form?.removeEventListener('reset', readLater);
      form?.removeEventListener('submit', takeTyped, { capture: true });
      removeEventListener('pagehide', takeTyped, { capture: true });
    };
  }, []);

  const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { value } = event.currentTarget;
    if (event.key === 'Enter' && value.trim()) {
      event.preventDefault();
      take();
    } else if (event.key === 'Backspace' && value === '') {
      // goes to the last one; pressed again there, it removes it
      event.preventDefault();
      lastButton.current?.focus();
    }
  };
  const onChipKey = (line: string) => (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    event.preventDefault();
    remove(line);
  };

  const told = { hint: lives ? t('edit.form.pickHint') : hint, error };
  return (
    <Field id={id} label={label} optional={optional ?? false} {...told}>
      {lives && (
        <>
          <ul className="chips picked-lines" hidden={lines.length === 0}>
            {lines.map((line) => (
              <li key={line} className="chip">
                {line}
                <button
                  ref={line === lines.at(-1) ? lastButton : null}
                  type="button"
                  aria-label={`${t('web.do.remove')} ${line}`}
                  onClick={() => remove(line)}
                  onKeyDown={onChipKey(line)}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
          <SelectorBox
            control={{ ...wired(id, told), autoComplete: 'off', enterKeyHint: 'done', maxLength: each }}
            inputRef={input}
            label={label}
            addressFor={(text) => addressIn(input.current?.form, source, text, lang)}
            onChoose={({ name: chosen }) => {
              add([chosen]);
              return '';
            }}
            onKey={onKey}
          />
        </>
      )}
      <textarea
        {...(lives ? { id: `${id}-lines`, hidden: true } : wired(id, told))}
        ref={area}
        name={name}
        rows={rows}
        required={required}
        defaultValue={defaultValue}
        className="control lines"
        data-any={linesIn(defaultValue).length > 0 || undefined}
      />
    </Field>
  );
};
