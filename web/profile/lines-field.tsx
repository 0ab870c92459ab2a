import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../client/announce.ts';
import { useText } from '../page/text.ts';
import { Field, type FieldProps, wired } from '../ui/field.tsx';
import './picked-lines.css';

const linesIn = (text: string): string[] => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);

type Props = FieldProps & {
  readonly required?: boolean | undefined;
  readonly defaultValue: string;
  /** Characters that each line may have. */
  readonly each: number;
  /** Where suggestions come from. */
  readonly suggest: string;
  readonly rows: number;
};

/**
 * A list that is written line by line. In the browser it is picked instead: what is in it as chips, and a field that
 * suggests and adds. The lines stay what is sent.
 */
export const LinesField = ({ name, id = name, label, hint, error, optional, ...props }: Props) => {
  const { required, defaultValue, each, suggest, rows } = props;
  const { t } = useText();
  const [isPicked, setPicked] = useState(false);
  const [lines, setLines] = useState(() => linesIn(defaultValue));
  const area = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const change = (changed: readonly string[]): void => {
    const { current: written } = area;
    if (!written) return;
    written.value = changed.join('\n');
    written.dispatchEvent(new Event('input', { bubbles: true }));
    setLines([...changed]);
  };
  const add = (): void => {
    const { current: typed } = input;
    const added = typed ? typed.value.split(',').flatMap(linesIn) : [];
    if (!typed || added.length === 0) return;
    typed.value = '';
    change(linesIn([area.current?.value ?? '', ...added].join('\n')));
    announce(t('shell.lines.added', { line: added.join(', ') }));
  };
  const remove = (line: string): void => {
    change(linesIn(area.current?.value ?? '').filter((one) => one !== line));
    announce(t('shell.lines.removed', { line }));
    input.current?.focus();
  };
  const addNow = useRef(add);
  addNow.current = add;

  useEffect(() => {
    const { current: written } = area;
    if (!written) return;
    const form = written.form;
    const read = (): void => setLines(linesIn(written.value));
    const readLater = (): void => void setTimeout(read);
    const take = (): void => addNow.current();
    read(); // what was written before this page was hydrated
    setPicked(true);
    written.addEventListener('change', read); // a draft was put back
    form?.addEventListener('reset', readLater);
    form?.addEventListener('submit', take, { capture: true });
    addEventListener('pagehide', take, { capture: true }); // before the draft is stored
    return () => {
      written.removeEventListener('change', read);
      form?.removeEventListener('reset', readLater);
      form?.removeEventListener('submit', take, { capture: true });
      removeEventListener('pagehide', take, { capture: true });
    };
  }, []);
  useEffect(() => {
    const { current: typed } = input;
    if (!isPicked || !typed) return;
    const take = (): void => addNow.current();
    typed.addEventListener('suggestion', take);
    dispatchEvent(new CustomEvent('sokoni:arrived')); // the field is new here
    return () => typed.removeEventListener('suggestion', take);
  }, [isPicked]);

  const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, currentTarget } = event;
    if (key === 'Enter' && currentTarget.value.trim() && !event.nativeEvent.defaultPrevented) {
      event.preventDefault();
      add();
    } else if (key === 'Backspace' && currentTarget.value === '') {
      // goes to the last one; pressed again there, it removes it
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
    }
  };
  const onChipKey = (line: string) => (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    event.preventDefault();
    remove(line);
  };

  const said = { hint: isPicked ? t('profile.form.pickHint') : hint, error };
  return (
    <Field id={id} label={label} optional={optional ?? false} {...said}>
      {isPicked && (
        <>
          <ul className="chips picked-lines" hidden={lines.length === 0} ref={list}>
            {lines.map((line) => (
              <li key={line} className="chip">
                {line}
                <button
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
          <div>
            <input
              {...wired(id, said)}
              ref={input}
              type="text"
              className="control"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={each}
              data-suggest={suggest}
              onKeyDown={onKey}
            />
          </div>
        </>
      )}
      <textarea
        {...(isPicked ? { id: `${id}-lines`, hidden: true } : wired(id, said))}
        ref={area}
        name={name}
        rows={rows}
        required={required}
        defaultValue={defaultValue}
        className="control"
      />
    </Field>
  );
};
